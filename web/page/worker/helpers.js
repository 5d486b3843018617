// Further workers for studies: started with the first job, and ended after a minute without one. If
// one fails, all end. If one stops answering, as when the system has reclaimed its memory, it ends
// with those after it.

const PATIENCE = 60_000; // milliseconds without a job after which they are ended

const PING_INTERVAL = 10_000; // milliseconds
const MOST_UNANSWERED = 3; // pings; an answer may be late because the device was asleep

/** @typedef {{ worker: Worker, up: boolean, unanswered: number }} Helper unanswered: pings */

/** They work on parts 1, 2, ...; the app's worker on part 0. @type {Helper[]} */
const helpers = [];

let failed = false;

/** Maximum number of helpers: less after one has stopped answering. */
let limit = Infinity;

/** The timer of the pings; 0 without helpers. */
let pinging = 0;
let job = "";
let timer = 0;

/** The number of helpers that was last reported to the app. */
let reported = 0;

/** @type {(event: EventOf<"helpers"> | EventOf<"helped">) => void} */
let send = () => {};

/**
 * Carries out the command: starts or ends helpers, and gives all of them the job.
 * @param {CommandOf<"sethelpers">} command
 * @param {typeof send} answer
 */
export function setHelpers(command, answer) {
  send = answer;
  job = command.job;
  clearTimeout(timer);
  if (failed) return;
  const wanted = Math.min(command.workers, limit);
  if (job) for (let n = helpers.length; n < wanted && !failed; n += 1) start();
  else timer = setTimeout(() => end(0), PATIENCE);
  end(wanted);
  if (!pinging && helpers.length) pinging = setInterval(ping, PING_INTERVAL);
  for (const it of helpers) if (it.up) it.worker.postMessage(job);
}

function start() {
  try {
    const name = String(helpers.length + 1);
    const worker = new Worker(new URL("helper.js", import.meta.url), { type: "module", name });
    const helper = { worker, up: false, unanswered: 0 };
    helpers.push(helper);
    worker.onmessage = ({ data }) => receive(helper, data);
    worker.onerror = (event) => {
      event.preventDefault(); // it is no error of the page
      fail(event.message);
    };
  } catch (error) {
    fail(error); // the one file has no such script
  }
}

/**
 * @param {Helper} helper
 * @param {string | string[]} data its findings; a text answers a ping or reports its start
 */
function receive(helper, data) {
  if (!helpers.includes(helper)) return;
  helper.unanswered = 0;
  if (Array.isArray(data)) for (const text of data) send({ type: "helped", text });
  else if (data === "up") {
    helper.up = true;
    report();
    helper.worker.postMessage(job);
  } else if (data !== "here") {
    const news = JSON.parse(data);
    if (news.failed || news.stopped) fail(data);
  }
}

/** Pings the helpers, and ends those that do not answer: the others take over their work. */
function ping() {
  if (!job) return;
  const silent = helpers.findIndex((it) => it.unanswered >= MOST_UNANSWERED);
  if (silent >= 0) {
    console.warn("The engine goes on without a worker that does not answer.");
    limit = silent;
    end(silent);
  }
  for (const it of helpers.filter(({ up }) => up)) {
    it.unanswered += 1;
    it.worker.postMessage("?");
  }
}

/** @param {unknown} why */
function fail(why) {
  console.warn("The engine goes on without further workers.", String(why));
  failed = true;
  end(0);
}

/** Ends all but the first ones. @param {number} left their number */
function end(left) {
  for (const { worker } of helpers.splice(left)) worker.terminate();
  if (!helpers.length) {
    clearInterval(pinging);
    pinging = 0;
  }
  report();
}

/** Reports the number of helpers before the first that is not up. */
function report() {
  const down = helpers.findIndex((it) => !it.up);
  const workers = down < 0 ? helpers.length : down;
  if (workers !== reported) send({ type: "helpers", workers });
  reported = workers;
}
