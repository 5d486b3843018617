// When Pyodide starts: its tag lies in a template until then, as PyScript starts what it finds.

const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pyodide"));

/** Whether the page decides when it starts: not in the one file. */
export const pyodideWaits = () => template !== null;

export function startPyodide() {
  if (!template?.isConnected) return;
  delete document.documentElement.dataset.waiting;
  document.body.append(template.content);
  template.remove();
}

/** It starts when it is asked for; loading.js need not worry. */
export function wait() {
  document.documentElement.dataset.waiting = "";
}
