// Copies texts. Safari allows this only during a click, but the app answers after it: so a click on a
// copy button starts the copy, and the text is supplied later.

/** @type {{ hand: (text: Blob) => void, copied: Promise<void> } | null} */
let begun = null;

export function copyWithinClicks() {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest('[data-act^="copy-"]');
    if (!button || !window.ClipboardItem) return;
    /** @type {(text: Blob) => void} */
    let hand = () => {};
    const text = new Promise((/** @type {(text: Blob) => void} */ resolve) => (hand = resolve));
    const copied = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    copied.catch(() => {}); // `copy` returns the same promise
    begun = { hand, copied };
  });
}

/**
 * Puts a text on the clipboard; rejects where that is not allowed.
 * @param {string} text
 */
export async function copy(text) {
  if (!begun) return navigator.clipboard.writeText(text);
  const { hand, copied } = begun;
  begun = null;
  hand(new Blob([text], { type: "text/plain" }));
  return copied;
}
