// Connects the page to Pyodide's app as page.py does, where MicroPython has not come to run that.

const LOOK_EVERY = 50; // milliseconds

/**
 * @param {(dispatch: (event: string) => void, resume: (kept: string) => void) => void} connect
 * @param {(reply: string[]) => void} take shows a reply
 */
export async function connectWithoutShell(connect, take) {
  const [tag, worker] = await workerTag();
  const app = tag.app ?? (await worker.ready)?.sync;
  if (!app || window.tesserae.shell) return;
  worker.onmessage = ({ data }) => Array.isArray(data) && take(data);
  connect(
    (event) => app.dispatch(event),
    (kept) => app.resume(kept),
  );
}

/**
 * The tag of the worker, once it has that.
 * @returns {Promise<[PyScriptTag, NonNullable<PyScriptTag["xworker"]>]>}
 */
function workerTag() {
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      const tag = /** @type {PyScriptTag | null} */ (document.querySelector("script[worker]"));
      if (!tag?.xworker) return;
      clearInterval(looking);
      resolve([tag, tag.xworker]);
    }, LOOK_EVERY);
  });
}
