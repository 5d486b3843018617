"""Lowers the app to MicroPython, so that the page need not wait for Pyodide: docs/lowering.md."""
