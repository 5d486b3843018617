// The worker of the one file: does for worker.py what PyScript does on the site. Events come
// through a port; what it posts goes to the page.
"use strict";
addEventListener(
  "message",
  async ({ data, ports: [line] }) => {
    try {
      inside.take(data);
      const { loadPyodide } = await inside.load("boot.js");
      const python = await loadPyodide({});
      const source = await (await inside.open("worker.py")).text();
      await python.runPythonAsync(source);
      const dispatch = python.globals.get("dispatch");
      line.onmessage = (event) => dispatch(event.data);
      line.postMessage("");
    } catch (error) {
      line.postMessage(String(error));
    }
  },
  { once: true },
);
