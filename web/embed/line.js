// The line to a frame: messages of ours, in the form that docs/embed.md tells of, and no others.
const VERSION = 1;
const LONGEST = 400_000;
const PATIENCE = 20_000; // milliseconds

const isCount = (it) => Number.isSafeInteger(it) && it >= 0;
const isSide = (it) => it === null || it === 1 || it === 2;
const isText = (it, longest = 2000) => typeof it === "string" && it.length <= longest;

function failure(code, message) {
  return Object.assign(new Error(message), { code });
}

/** What a message says; null if it is none of ours. */
function read(text) {
  if (!isText(text, LONGEST)) return null;
  try {
    const said = JSON.parse(text);
    return said?.tesserae === VERSION ? said : null;
  } catch {
    return null;
  }
}

/** What a frame says of its game; null if it is not in the form that it must have. */
function standing({ game, link, ply, plies, next, reader, over }) {
  const named = Object.hasOwn(GAMES, game) && isText(link, 24_000) && link.startsWith(`#/${game}?`);
  const sound = isCount(ply) && isCount(plies) && isSide(next) && isSide(reader);
  return named && sound && typeof over === "boolean"
    ? { game, link, ply, plies, next, reader, over }
    : null;
}

class Line {
  #waiting = new Map(); // number of a request -> how to settle it
  #last = 0;
  #silence = 0;

  /** Greets the page of the frame when it is there; `silent` is called if it does not answer. */
  constructor(frame, silent) {
    this.frame = frame;
    frame.addEventListener("load", () => {
      this.answered();
      this.#silence = setTimeout(silent, PATIENCE);
      this.#post({ type: "hello", size: true });
    });
  }

  #post(said) {
    const text = JSON.stringify({ tesserae: VERSION, ...said });
    this.frame.contentWindow?.postMessage(text, HERE.origin);
  }

  /** The promise of the answer; it is broken if none comes. */
  ask(type, fields, late) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.settle(id)?.reject(late), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#post({ type, id, ...fields });
    });
  }

  /** How to settle a request; undefined if there is none of that number. */
  settle(id) {
    const request = this.#waiting.get(id);
    clearTimeout(request?.timer);
    this.#waiting.delete(id);
    return request;
  }

  answered() {
    clearTimeout(this.#silence);
  }

  close(error) {
    this.answered();
    this.frame.remove();
    for (const id of [...this.#waiting.keys()]) this.settle(id).reject(error);
  }
}
