"""A board as a picture in a file."""

import tempfile
from pathlib import Path

import tesserae as ts

board = ts.Board("tetrad", moves=["T2c1", "O0i13"])
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "board.svg"
    path.write_text(board.svg(size=400, theme="dark", flipped=True, colourway="bg"), "utf-8")
    print(path.stat().st_size > 1_000)
print(board.link)
