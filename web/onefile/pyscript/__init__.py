"""What page.py wants of PyScript, as the one file has it: there, MicroPython runs by itself."""

import js

window = js
document = js.document
workers = js.inside.workers
