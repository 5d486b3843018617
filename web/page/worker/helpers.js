// Further workers, which take part in studies: started when there is something to do for them, and
// ended after a while without. If one fails, the page goes on without any.

const PATIENCE = 60_000; // milliseconds without a job after which they are ended

/** @typedef {{ worker: Worker, up: boolean }} Helper */

/** Their parts are numbered from 1. @type {Helper[]} */
const helpers = [];

let failed = false;
let job = "";
let timer = 0;

/** How many the app knows of. */
let told = 0;

/** @type {(event: EventOf<"helpers"> | EventOf<"helped">) => void} */
let send = () => {};

/**
 * Carries out the command: as many workers as are wanted, all with the same job.
 * @param {CommandOf<"help">} command
 * @param {typeof send} answer
 */
export function help(command, answer) {
  send = answer;
  job = command.job;
  clearTimeout(timer);
  if (failed) return;
  if (job) for (let n = helpers.length; n < command.workers && !failed; n += 1) start();
  else timer = setTimeout(() => end(0), PATIENCE);
  end(command.workers);
  for (const it of helpers) if (it.up) it.worker.postMessage(job);
}

function start() {
  try {
    const name = String(helpers.length + 1);
    const worker = new Worker(new URL("helper.js", import.meta.url), { type: "module", name });
    const helper = { worker, up: false };
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
  if (Array.isArray(data)) for (const text of data) send({ type: "helped", text });
  else if (data === "up") {
    helper.up = true;
    tell();
    helper.worker.postMessage(job);
  } else if (JSON.parse(data).failed) fail(data);
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
  tell();
}

/** Tells the app how many are there, the first ones of them. */
function tell() {
  const down = helpers.findIndex((it) => !it.up);
  const workers = down < 0 ? helpers.length : down;
  if (workers !== told) send({ type: "helpers", workers });
  told = workers;
}
