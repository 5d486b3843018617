// The progress bar, and the notice that the start has failed, with a button to try again.
import { notice, write } from "./templates.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

/**
 * Shows the progress and the notice of the current state.
 * @param {import("./startup.js").Startup} startup
 * @param {() => void} retry called by the button
 */
export function showLoading(startup, retry) {
  /** @type {Element | null} */
  let bar = null;
  /** @type {Element | null} */
  let shown = null;
  let name = ""; // of the notice that is shown

  /** The text counts in tens, as it is read out. Its number is last, so that no word moves. */
  function showProgress(/** @type {number} */ percent) {
    const text = document.getElementById("starting");
    const tens = String(percent - (percent % 10));
    write(text, text?.parentElement?.dataset.loading?.replace("{n}", tens));
    bar ??= document.getElementById("progress");
    if (bar instanceof HTMLProgressElement) bar.value = percent;
    // The stand-in may have redrawn the page without it.
    if (bar && !bar.isConnected) document.getElementById("loading")?.append(bar);
  }

  /** Hides the progress once the start has failed; later progress shows it again. */
  function hideProgress() {
    const text = document.getElementById("starting");
    if (text) text.textContent = "";
    bar?.remove();
  }

  /** @param {"" | "failed" | "alone" | "stopped"} wanted */
  function showNotice(wanted) {
    if (wanted === name && (!wanted || shown?.isConnected)) return;
    shown?.remove();
    name = wanted;
    if (!wanted) return;
    page.querySelector(".stranded")?.remove(); // the page's fallback, which says the same
    const why = self.origin === "null" ? "sealed" : "WebAssembly" in self ? wanted : "unable";
    shown = notice(why) ?? notice(wanted);
    page.prepend(shown ?? "");
    if (wanted === "stopped") shown?.scrollIntoView(); // the reader may be anywhere on the page
    const button = shown?.querySelector("button");
    button?.addEventListener("click", () => {
      button.disabled = true;
      retry();
    });
  }

  startup.watch(() => {
    const { joined, notice: wanted } = startup.shows;
    if (wanted !== undefined) showNotice(wanted);
    if (joined) bar?.remove();
    else if (startup.state === "failed") hideProgress();
    else if (startup.percent !== null) showProgress(startup.percent);
  });
}
