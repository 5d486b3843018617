"""The causes behind turning points in Tetrad, in English."""

from typing import Final

TEXT: Final = {
    "tetrad.story.took.did.you.side.one": "{Rival} then took {n} tile from you.",
    "tetrad.story.took.did.they.side.one": "{Rival} then took {n} tile from {side}.",
    "tetrad.story.destroyed.did.you.side.one": (
        "{Rival} then took {n} tile from you and destroyed your {what}."
    ),
    "tetrad.story.destroyed.did.they.side.one": (
        "{Rival} then took {n} tile from {side} and destroyed {what}."
    ),
    "tetrad.story.took.can.you.side.one": "{Rival} can then take {n} tile from you.",
    "tetrad.story.took.can.they.side.one": "{Rival} can then take {n} tile from {side}.",
    "tetrad.story.destroyed.can.you.side.one": (
        "{Rival} can then take {n} tile from you and destroy your {what}."
    ),
    "tetrad.story.destroyed.can.they.side.one": (
        "{Rival} can then take {n} tile from {side} and destroy {what}."
    ),
    "tetrad.story.gain.took.side.one": "It takes {n} tile from {rival}.",
    "tetrad.story.gain.destroyed.side.one": (
        "It takes {n} tile from {rival} and destroys {of_rival} {what}."
    ),
    "tetrad.story.gain.lost.you.side.one": "{Rival} then takes {n} tile from you.",
    "tetrad.story.gain.lost.they.side.one": "{Rival} then takes {n} tile from {side}.",
    "tetrad.story.took.did.you.side.other": "{Rival} then took {n} tiles from you.",
    "tetrad.story.took.did.they.side.other": "{Rival} then took {n} tiles from {side}.",
    "tetrad.story.destroyed.did.you.side.other": (
        "{Rival} then took {n} tiles from you and destroyed your {what}."
    ),
    "tetrad.story.destroyed.did.they.side.other": (
        "{Rival} then took {n} tiles from {side} and destroyed {what}."
    ),
    "tetrad.story.took.can.you.side.other": "{Rival} can then take {n} tiles from you.",
    "tetrad.story.took.can.they.side.other": "{Rival} can then take {n} tiles from {side}.",
    "tetrad.story.destroyed.can.you.side.other": (
        "{Rival} can then take {n} tiles from you and destroy your {what}."
    ),
    "tetrad.story.destroyed.can.they.side.other": (
        "{Rival} can then take {n} tiles from {side} and destroy {what}."
    ),
    "tetrad.story.gain.took.side.other": "It takes {n} tiles from {rival}.",
    "tetrad.story.gain.destroyed.side.other": (
        "It takes {n} tiles from {rival} and destroys {of_rival} {what}."
    ),
    "tetrad.story.gain.lost.you.side.other": "{Rival} then takes {n} tiles from you.",
    "tetrad.story.gain.lost.they.side.other": "{Rival} then takes {n} tiles from {side}.",
    "tetrad.story.gain.kept.you.side": "After the best reply you have lost nothing.",
    "tetrad.story.gain.kept.they.side": "After the best reply {side} has lost nothing.",
    "tetrad.story.gain.nothing.side": "It takes nothing from {rival}.",
    "tetrad.story.own.took.side.one": "It took {n} tile from {rival}.",
    "tetrad.story.own.took.side.other": "It took {n} tiles from {rival}.",
    "tetrad.story.own.destroyed.side.one": (
        "It took {n} tile from {rival} and destroyed {of_rival} {what}."
    ),
    "tetrad.story.own.destroyed.side.other": (
        "It took {n} tiles from {rival} and destroyed {of_rival} {what}."
    ),
    "tetrad.story.own.nothing.side": "It took nothing from {rival}.",
    "tetrad.story.kept.did.you.side": "{Rival} then took nothing from you.",
    "tetrad.story.kept.did.they.side": "{Rival} then took nothing from {side}.",
    "tetrad.story.kept.can.you.side": "The best reply takes nothing from you.",
    "tetrad.story.kept.can.they.side": "The best reply takes nothing from {side}.",
    "tetrad.story.both": "{first} {then}",
}
