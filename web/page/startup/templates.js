// The messages of the start: the build puts them into the page as templates, in every language.

/** A new element with the message of this name; null if there is none. @param {string} name */
export function notice(name) {
  const id = `notice-${name}.${document.documentElement.lang}`;
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(id));
  const first = template?.content.firstElementChild?.cloneNode(true);
  return /** @type {HTMLElement | null} */ (first ?? null);
}

/**
 * Changes a text; leaves it if it is the same, as it might be read out again.
 * @param {Element | null} place
 * @param {string} [words]
 */
export function write(place, words) {
  if (place && words && place.textContent !== words) place.textContent = words;
}
