"""Lowers the app to MicroPython, for a page that need not wait for Pyodide: docs/lowering.md."""
