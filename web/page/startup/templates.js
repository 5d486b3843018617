// The messages of the start, which the build has put into the page in every language.

/** A new element with the words of a name; null if there are none. @param {string} name */
export function notice(name) {
  const id = `notice-${name}.${document.documentElement.lang}`;
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(id));
  const first = template?.content.firstElementChild?.cloneNode(true);
  return /** @type {HTMLElement | null} */ (first ?? null);
}

/**
 * Writes words where others stand: what is written again may be read out again.
 * @param {Element | null} place
 * @param {string} [words]
 */
export function write(place, words) {
  if (place && words && place.textContent !== words) place.textContent = words;
}
