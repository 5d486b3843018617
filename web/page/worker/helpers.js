// Further workers, which take part in studies: started when there is something to do for them, and
// ended after a while without. If one fails, the page goes on without any; if one falls silent, as when
// the system has taken its memory, with those before it.

const PATIENCE = 60_000; // milliseconds without a job after which they are ended

const PING_INTERVAL = 10_000; // milliseconds from one question whether they are alive to the next
const MOST_UNANSWERED = 3; // unanswered questions; one may be late where the device has slept

/** @typedef {{ worker: Worker, up: boolean, asked: number }} Helper asked: without an answer */

/** Their parts are numbered from 1. @type {Helper[]} */
const helpers = [];

let failed = false;

/** The maximum number of workers: fewer after one has fallen silent. */
let most = Infinity;

/** Asks them, as long as any is there. */
let beat = 0;
let job = "";
let timer = 0;

/** The number of workers that the app knows of. */
let told = 0;

/** @type {(event: EventOf<"helpers"> | EventOf<"helped">) => void} */
let send = () => {};

/**
 * Carries out the command: as many workers as are wanted, all with the same job.
 * @param {CommandOf<"sethelpers">} command
 * @param {typeof send} answer
 */
export function setHelpers(command, answer) {
  send = answer;
  job = command.job;
  clearTimeout(timer);
  if (failed) return;
  const wanted = Math.min(command.workers, most);
  if (job) for (let n = helpers.length; n < wanted && !failed; n += 1) start();
  else timer = setTimeout(() => end(0), PATIENCE);
  end(wanted);
  if (!beat && helpers.length) beat = setInterval(ask, PING_INTERVAL);
  for (const it of helpers) if (it.up) it.worker.postMessage(job);
}

function start() {
  try {
    const name = String(helpers.length + 1);
    const worker = new Worker(new URL("helper.js", import.meta.url), { type: "module", name });
    const helper = { worker, up: false, asked: 0 };
    helpers.push(helper);
    worker.onmessage = ({ data }) => hear(helper, data);
    worker.onerror = (event) => {
      event.preventDefault(); // no error of the page
      fail(event.message);
    };
  } catch (error) {
    fail(error); // in the one file there is no such script
  }
}

/**
 * @param {Helper} helper
 * @param {string | string[]} data what it has found, or as text a report of its start
 */
function hear(helper, data) {
  if (!helpers.includes(helper)) return;
  helper.asked = 0;
  if (Array.isArray(data)) for (const text of data) send({ type: "helped", text });
  else if (data === "up") {
    helper.up = true;
    tell();
    helper.worker.postMessage(job);
  } else if (data !== "here") {
    const news = JSON.parse(data);
    if (news.failed || news.stopped) fail(data);
  }
}

/** Asks whether they are there. What one had that has been silent for long goes to the others. */
function ask() {
  if (!job) return;
  const silent = helpers.findIndex((it) => it.asked >= MOST_UNANSWERED);
  if (silent >= 0) {
    console.warn("The engine goes on without a worker that does not answer.");
    most = silent;
    end(silent);
  }
  for (const it of helpers.filter(({ up }) => up)) {
    it.asked += 1;
    it.worker.postMessage("?");
  }
}

/** @param {unknown} why */
function fail(why) {
  console.warn("The engine goes on without further workers.", String(why));
  failed = true;
  end(0);
}

/** Ends all but so many. @param {number} left */
function end(left) {
  for (const { worker } of helpers.splice(left)) worker.terminate();
  if (!helpers.length) {
    clearInterval(beat);
    beat = 0;
  }
  tell();
}

/** Tells the app how many of them are there. */
function tell() {
  const down = helpers.findIndex((it) => !it.up);
  const workers = down < 0 ? helpers.length : down;
  if (workers !== told) send({ type: "helpers", workers });
  told = workers;
}
