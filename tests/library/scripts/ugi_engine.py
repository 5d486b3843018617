"""An engine in a process of its own, in a match."""

import sys

import tesserae as ts

command = [sys.executable, "-m", "tesserae", "ugi", "zaic"]
with ts.Engine.popen_ugi(command, options={"level": 2}) as engine:
    board = ts.Board("zaic", moves="Bh8 Hh7")
    print(engine.name, engine.play(board, ts.Limit(time=0.05)).move)
    with engine.analysis(board) as analysis:
        for info in analysis:
            if info.depth >= 2 or info.time > 2:
                analysis.stop()
    result = ts.match(engine, ts.Engine(level=1), "zaic", 2, ts.Limit(time=0.02))
    print(result.wins, result.draws, result.losses)
