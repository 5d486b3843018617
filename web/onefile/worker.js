// The worker of the one file: runs worker.py, as PyScript does on the site. Events arrive on a
// port; worker.py posts its answers to the page.
"use strict";
addEventListener(
  "message",
  async ({ data, ports: [port] }) => {
    try {
      inside.take(data);
      const { loadPyodide } = await inside.load("boot.js");
      const python = await loadPyodide({});
      const source = await (await inside.open("worker.py")).text();
      await python.runPythonAsync(source);
      const dispatch = python.globals.get("dispatch");
      port.onmessage = (event) => dispatch(event.data);
      port.postMessage("");
    } catch (error) {
      port.postMessage(String(error));
    }
  },
  { once: true },
);
