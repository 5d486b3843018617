// When Pyodide starts: its tag lies in a template until then, as PyScript starts what it finds.

const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pyodide"));

/** Whether the page decides when it starts: not in the one file. */
export const pyodideWaits = () => template !== null;

export function startPyodide() {
  if (!template?.isConnected) return;
  document.body.append(template.content);
  template.remove();
}
