"""The notebooks as a page: JupyterLab in the browser, with Pyodide, all from one origin."""
