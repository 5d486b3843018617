"""A record with variations, written and read."""

import io

import tesserae as ts

record = ts.Record("pyrga", headers={"First": "Ada", "Second": "Level 3"})
first = record.add_variation("Tc2s", glyph="!")
first.add_variation("Tc1e", comment="usual")
first.add_variation("Tc1w", glyphs=[14]).add_variation("Ca1")
first.end().ending = "resign1"
again = ts.read_record(io.StringIO(str(record)))
assert again == record
for node in again.walk():
    print(node.ply, node.move, node.glyph, node.comment)
