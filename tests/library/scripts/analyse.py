"""What the engine makes of a position."""

import tesserae as ts

board = ts.Board("zaic", moves="Bh8 Hh7 Vi7")
with ts.Engine() as engine:
    info: ts.Info = engine.analyse(board, ts.Limit(nodes=2_000))
    for later in engine.analysis(board):
        if later.depth > 3 or later.time > 2:
            break
score = info.score.pov(ts.FIRST)
print(f"{score.units:+.1f} squares, {score.chance():.0%}, {' '.join(info.pv)}")
print(board.describe_score(info.score), later.nodes > 0)
