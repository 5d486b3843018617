// The policy of the page around: the browser tells what it has blocked.
import { HERE } from "./constants.js";

/**
 * Calls `blocked` whenever a frame of ours was blocked, with whether that is so because the page is
 * isolated (Cross-Origin-Embedder-Policy). Chromium alone tells of the latter.
 * @param {(byIsolation: boolean) => void} blocked
 */
export function watchPolicy(blocked) {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const isFrame = /^(frame|child)-src$/.test(effectiveDirective);
    if (isFrame && blockedURI.startsWith(HERE.origin)) blocked(false);
  });
  if (!window.ReportingObserver) return;
  const page = new URL("embed.html", HERE).href;
  new ReportingObserver(
    (reports) => {
      for (const report of reports) {
        const { body } = JSON.parse(JSON.stringify(report)); // its fields are no properties
        if (String(body?.blockedURL).startsWith(page)) blocked(true);
      }
    },
    { types: ["coep"] },
  ).observe();
}
