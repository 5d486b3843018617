// The page's side of the app: DOM, storage, clipboard, files. It knows no game.
//
// page.py (MicroPython) routes: it gives `connect` the line to the worker, and `take` what
// the worker answers.
import { copyWithinClicks } from "./clipboard.js";
import { answerTo } from "./commands.js";
import { listen } from "./events.js";
import { receiveTexts } from "./files.js";
import { watchOffers } from "./installation.js";
import { watchOffline } from "./offline.js";
import { holdWhilePressed, take } from "./replies.js";

const root = document.documentElement;
const embedded = "embed" in root.dataset;

/** @param {(event: string) => void} dispatch takes events as JSON */
async function connect(dispatch) {
  const send = (/** @type {object} */ event) => dispatch(JSON.stringify(event));
  answerTo(send);
  send({ ...bootEvent(), ...(await window.tesserae.ready()) });
  listen(send);
  window.tesserae.storage.hear(dispatch);
  if (embedded) {
    window.tesserae.listen((text) => send({ type: "host", text }));
    return;
  }
  receiveTexts(send);
  watchOffers(send);
  watchOffline(send);
}

/** The first event, but for what the first paint has to tell. */
function bootEvent() {
  const { onefile, file } = root.dataset;
  return {
    type: "boot",
    hash: location.hash,
    base: onefile ?? location.href.split("#")[0],
    languages: [...navigator.languages],
    embed: embedded,
    share: "share" in navigator,
    file: Number(file ?? 0),
  };
}

holdWhilePressed();
copyWithinClicks();
Object.assign(window.tesserae, { connect, take });
