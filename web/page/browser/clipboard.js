// Copies texts. Safari allows that only during a click, but the app answers after it. So a click on
// a copy button starts the copy at once, and the text follows.

/** Waits for its text. @type {{ supply: (text: Blob) => void, copied: Promise<void> } | null} */
let pending = null;

export function copyWithinClicks() {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest('[data-act^="copy-"]');
    if (!button || !window.ClipboardItem) return;
    /** @type {(text: Blob) => void} */
    let supply = () => {};
    const text = new Promise((/** @type {(text: Blob) => void} */ resolve) => (supply = resolve));
    const copied = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    copied.catch(() => {}); // `copy` returns the same promise
    pending = { supply, copied };
  });
}

/** Puts a text on the clipboard; rejects where that is not allowed. @param {string} text */
export async function copy(text) {
  if (!pending) return navigator.clipboard.writeText(text);
  const { supply, copied } = pending;
  pending = null;
  supply(new Blob([text], { type: "text/plain" }));
  return copied;
}
