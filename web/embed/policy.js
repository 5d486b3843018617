// The policy of the host page: the browser reports what it has blocked.
import { HERE } from "./constants.js";

/**
 * Calls `blocked` whenever one of our frames was blocked, with whether the reason is that the page
 * is isolated (Cross-Origin-Embedder-Policy). Only Chromium reports the latter.
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
        const { body } = JSON.parse(JSON.stringify(report)); // its fields are not properties
        if (String(body?.blockedURL).startsWith(page)) blocked(true);
      }
    },
    { types: ["coep"] },
  ).observe();
}
