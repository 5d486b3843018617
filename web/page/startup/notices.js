// The progress bar, and the notice that the start has failed, with a button to try again.

const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));

/**
 * Shows what the state of the start says.
 * @param {import("./startup.js").Startup} startup
 * @param {() => void} retry what the button does
 */
export function showLoading(startup, retry) {
  /** @type {Element | null} */
  let bar = null;
  /** @type {Element | null} */
  let notice = null;
  let shown = ""; // the name of the notice

  /** The number in the text goes in tens, as it is read out, and is always as wide as two digits. */
  function showProgress(/** @type {number} */ percent) {
    const text = document.getElementById("starting");
    const words = text?.parentElement?.dataset.loading;
    const tens = String(percent - (percent % 10)).padStart(2, "\u2007");
    const now = words?.replace("{n}", tens) ?? "";
    if (text && text.textContent !== now) text.textContent = now;
    bar ??= document.getElementById("progress");
    if (bar instanceof HTMLProgressElement) bar.value = percent;
    // The stand-in may have redrawn the page without it.
    if (bar && !bar.isConnected) document.getElementById("loading")?.append(bar);
  }

  /** @param {"" | "failed" | "alone"} name */
  function showNotice(name) {
    if (name === shown && (!name || notice?.isConnected)) return;
    notice?.remove();
    shown = name;
    if (!name) return;
    page.querySelector(".stranded")?.remove(); // it says the same
    const find = (/** @type {string} */ it) =>
      /** @type {HTMLTemplateElement} */ (document.getElementById(`notice-${it}.${root.lang}`));
    const template = (self.origin === "null" && find("sealed")) || find(name);
    page.prepend(template.content.cloneNode(true));
    notice = page.firstElementChild;
    notice?.querySelector("button")?.addEventListener("click", ({ target }) => {
      /** @type {HTMLButtonElement} */ (target).disabled = true;
      retry();
    });
  }

  startup.watch(() => {
    const { joined, notice } = startup.shows;
    if (notice !== undefined) showNotice(notice);
    if (joined) bar?.remove();
    else if (startup.percent !== null) showProgress(startup.percent);
  });
}
