// What the scripts of the page give each other, beside what browsers have.

/** What early.js and frame.js offer to the shell. */
interface Tesserae {
  /** Sends a text to the page around the frame. */
  tell(text: string): void;
  /** Has the texts of that page from now on, those that came before first. */
  listen(heard: (text: string) => void): void;
}

/** The element of embed.js, as far as the demo uses it. */
interface TesseraeGame extends HTMLElement {
  play(move: string): Promise<object>;
}

interface Window {
  tesserae: Tesserae;
}
