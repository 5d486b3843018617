"""The causes behind turning points in Pyrga, in English."""

from typing import Final

TEXT: Final = {
    "pyrga.story.where": "{sent}, where {what}.",
    "pyrga.story.sent.you.side": "You sent {rival} to {cell}",
    "pyrga.story.sent.they.side": "{Side} sent {rival} to {cell}",
    "pyrga.story.free.you.side": "You left {rival} free to play on {cell}",
    "pyrga.story.free.they.side": "{Side} left {rival} free to play on {cell}",
    "pyrga.story.did.tower.1": "{piece} completed a first Tower",
    "pyrga.story.did.tower.2": "{piece} completed a second Tower",
    "pyrga.story.did.tower.3": "{piece} completed a third Tower",
    "pyrga.story.did.pair": "{piece} made a pair",
    "pyrga.story.can.tower.1": "{piece} can complete a first Tower",
    "pyrga.story.can.tower.2": "{piece} can complete a second Tower",
    "pyrga.story.can.tower.3": "{piece} can complete a third Tower",
    "pyrga.story.can.pair": "{piece} can make a pair",
    "pyrga.story.gave.1.you.side": "Your {piece} on {cell} completed {of_rival} first Tower.",
    "pyrga.story.gave.2.you.side": "Your {piece} on {cell} completed {of_rival} second Tower.",
    "pyrga.story.gave.3.you.side": "Your {piece} on {cell} completed {of_rival} third Tower.",
    "pyrga.story.gave.1.they.side": "{of_side} {piece} on {cell} completed {of_rival} first Tower.",
    "pyrga.story.gave.2.they.side": (
        "{of_side} {piece} on {cell} completed {of_rival} second Tower."
    ),
    "pyrga.story.gave.3.they.side": "{of_side} {piece} on {cell} completed {of_rival} third Tower.",
    "pyrga.story.gain.tower.1.you.side": "It completes your first Tower.",
    "pyrga.story.gain.tower.2.you.side": "It completes your second Tower.",
    "pyrga.story.gain.tower.3.you.side": "It completes your third Tower, and wins.",
    "pyrga.story.gain.tower.1.they.side": "It completes {of_side} first Tower.",
    "pyrga.story.gain.tower.2.they.side": "It completes {of_side} second Tower.",
    "pyrga.story.gain.tower.3.they.side": "It completes {of_side} third Tower, and wins.",
    "pyrga.story.gain.pair.you.side": "It makes a pair on {cell}: a Tower there will be yours.",
    "pyrga.story.gain.pair.they.side": (
        "It makes a pair on {cell}: a Tower there will be {of_side}."
    ),
    "pyrga.story.gain.sends.side": "It sends {rival} to {cells}.",
    "pyrga.story.gain.safe.side": (
        "It sends {rival} to {cells}, where {rival} cannot complete a Tower of its own."
    ),
}
