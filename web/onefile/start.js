// Starts the one file, as PyScript starts page.py on the site. The worker gets the files by a
// message, as it has no address to fetch them from.
"use strict";
(async () => {
  /** @type {NodeListOf<HTMLScriptElement>} */
  const tags = document.querySelectorAll("script[data-file]");
  for (const tag of tags) {
    inside.take([[tag.dataset.file ?? "", tag.text]]);
    tag.remove();
  }
  const worker = new Worker(await inside.module("worker.js"));
  const { port1: port, port2: far } = new MessageChannel();
  /** @type {Promise<MessagePort>} */
  const app = new Promise((up, fail) => {
    port.onmessage = ({ data: error }) => (error ? fail(new Error(error)) : up(port));
    worker.onerror = fail;
  });
  const dispatch = (/** @type {string} */ event) => port.postMessage(event);
  Object.assign(port, { dispatch });
  const tag = /** @type {PyScriptTag} */ (document.querySelector("script[worker]"));
  tag.xworker = worker;
  worker.postMessage(inside.files(), [far]);
  inside.workers = { app };

  const { loadMicroPython } = await inside.load("micropython.js");
  const python = await loadMicroPython({ url: "micropython.wasm", stderr: console.error });
  for (const folder of ["/lib", "/lib/pyscript"]) python.FS.mkdir(folder);
  for (const name of ["__init__.py", "ffi.py"]) {
    python.FS.writeFile(`/lib/pyscript/${name}`, await (await inside.open(name)).text());
  }
  await python.runPythonAsync(await (await inside.open("page.py")).text());
})().catch((error) => {
  console.error(error);
  window.tesserae.fail();
});
