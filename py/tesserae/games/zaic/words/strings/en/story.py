"""The causes behind turning points in Zaic, in English."""

from typing import Final

TEXT: Final = {
    "zaic.story.cut.did.you.side.one": (
        "{Rival} then cut your largest area from {old} to {n} square."
    ),
    "zaic.story.cut.did.they.side.one": (
        "{Rival} then cut {of_side} largest area from {old} to {n} square."
    ),
    "zaic.story.cut.can.you.side.one": (
        "{Rival} can then cut your largest area from {old} to {n} square."
    ),
    "zaic.story.cut.can.they.side.one": (
        "{Rival} can then cut {of_side} largest area from {old} to {n} square."
    ),
    "zaic.story.cut.did.you.side.other": (
        "{Rival} then cut your largest area from {old} to {n} squares."
    ),
    "zaic.story.cut.did.they.side.other": (
        "{Rival} then cut {of_side} largest area from {old} to {n} squares."
    ),
    "zaic.story.cut.can.you.side.other": (
        "{Rival} can then cut your largest area from {old} to {n} squares."
    ),
    "zaic.story.cut.can.they.side.other": (
        "{Rival} can then cut {of_side} largest area from {old} to {n} squares."
    ),
    "zaic.story.joined.did.side": (
        "{Rival} then joined areas: the largest grew from {old} to {new} squares."
    ),
    "zaic.story.joined.can.side": (
        "{Rival} can then join areas: the largest grows from {old} to {new} squares."
    ),
    "zaic.story.areas.did.you.side": (
        "After the reply your largest area had {own}, {of_rival} {other}."
    ),
    "zaic.story.areas.did.they.side": (
        "After the reply {of_side} largest area had {own}, {of_rival} {other}."
    ),
    "zaic.story.areas.can.you.side": (
        "After the best reply your largest area has {own}, {of_rival} {other}."
    ),
    "zaic.story.areas.can.they.side": (
        "After the best reply {of_side} largest area has {own}, {of_rival} {other}."
    ),
    "zaic.story.gain.cut.side": "It cuts {of_rival} largest area from {old} to {new}.",
    "zaic.story.gain.joined.you.side": (
        "It joins your areas: the largest grows from {old} to {new}."
    ),
    "zaic.story.gain.joined.they.side": (
        "It joins {of_side} areas: the largest grows from {old} to {new}."
    ),
    "zaic.story.both": "{event} {areas}",
    "zaic.story.ended.you.side": "That tile ended the game, and your areas were smaller.",
    "zaic.story.ended.they.side": "That tile ended the game, and {of_side} areas were smaller.",
    "zaic.story.gain.wins.you.side": "With best play you then win.",
    "zaic.story.gain.wins.they.side": "With best play {side} then wins.",
    "zaic.story.gain.ends.you.side": "It ends the game, and you win.",
    "zaic.story.gain.ends.they.side": "It ends the game, and {side} wins.",
}
