// The page's side of the app: DOM, storage, clipboard, files. It knows no game. Runs before the
// first paint.
//
// page.py (MicroPython) routes: it gives `connect` the line to the worker, and `take` what
// the worker answers.
import { first, hear } from "../storage/storage.js";
import "../standin.js"; // after the database is looked up
import { copyWithinClicks } from "./clipboard.js";
import { answerTo } from "./commands.js";
import { listen } from "./events.js";
import { receiveTexts } from "./files.js";
import { firstClick, keepFirstClick } from "./first_click.js";
import { handOver, paintFirst } from "./first_paint.js";
import { watchOffers } from "./installation.js";
import { holdBuild, watchOffline } from "./offline.js";
import { holdWhilePressed, take } from "./replies.js";

const root = document.documentElement;
const embedded = "embed" in root.dataset;

/** @param {(event: string) => void} dispatch takes events as JSON */
async function connect(dispatch) {
  const send = (/** @type {AppEvent} */ event) => dispatch(JSON.stringify(event));
  answerTo(send);
  const kept = await first();
  send({ ...bootEvent(), ...kept, prerendered: handOver(), early: firstClick() });
  listen(send);
  watchVisibility(send);
  hear(dispatch);
  if (embedded) {
    window.tesserae.listen((text) => send({ type: "host", text }));
    return;
  }
  receiveTexts(send);
  watchOffers(send);
  watchOffline(send);
}

/** @param {(event: AppEvent) => void} send */
function watchVisibility(send) {
  const tell = () => send({ type: "hidden", yes: document.hidden });
  document.addEventListener("visibilitychange", tell);
  if (document.hidden) tell();
}

/** The first event, but for what is kept and what was painted. */
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
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    today: today(),
  };
}

/** As YYYY.MM.DD; what the browser has for dates takes a tenth of a second on a phone. */
function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join(".");
}

paintFirst();
keepFirstClick();
holdBuild();
holdWhilePressed();
copyWithinClicks();
Object.assign(window.tesserae, { connect, take });
