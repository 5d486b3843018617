"""A proof of a position of Pyrga."""

import tesserae as ts

board = ts.Board("pyrga", moves="Sa1 Ta2n Ca4 Sa4 Tb4w Ta4s")
proof = ts.prove(board, time=20)
assert proof.value == 1
words = {1: "won", 0: "drawn", -1: "lost", None: "unknown"}
print(words[proof.value], proof.move, len(proof.pv), proof.nodes)
