// Connects the page to Pyodide's app as page.py does, if MicroPython does not load to run that.

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
 * Resolves to PyScript's tag and its worker, as soon as it has one.
 * @returns {Promise<[PyScriptTag, NonNullable<PyScriptTag["xworker"]>]>}
 */
function workerTag() {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const tag = /** @type {PyScriptTag | null} */ (document.querySelector("script[worker]"));
      if (!tag?.xworker) return;
      clearInterval(timer);
      resolve([tag, tag.xworker]);
    }, LOOK_EVERY);
  });
}
