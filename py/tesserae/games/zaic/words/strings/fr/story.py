"""The causes behind turning points in Zaic, in French."""

from typing import Final

TEXT: Final = {
    "zaic.story.cut.did.you.side.one": (
        "{Rival} a alors réduit votre plus grande surface de {old} à {n} case en la coupant."
    ),
    "zaic.story.cut.did.they.side.one": (
        "{Rival} a alors réduit la plus grande surface {of_side} de {old} à {n} case en la coupant."
    ),
    "zaic.story.cut.can.you.side.one": (
        "{Rival} peut alors réduire votre plus grande surface de {old} à {n} case en la coupant."
    ),
    "zaic.story.cut.can.they.side.one": (
        "{Rival} peut alors réduire la plus grande surface {of_side} de {old} à {n} case "
        "en la coupant."
    ),
    "zaic.story.cut.did.you.side.other": (
        "{Rival} a alors réduit votre plus grande surface de {old} à {n} cases en la coupant."
    ),
    "zaic.story.cut.did.they.side.other": (
        "{Rival} a alors réduit la plus grande surface {of_side} de {old} à {n} cases "
        "en la coupant."
    ),
    "zaic.story.cut.can.you.side.other": (
        "{Rival} peut alors réduire votre plus grande surface de {old} à {n} cases en la coupant."
    ),
    "zaic.story.cut.can.they.side.other": (
        "{Rival} peut alors réduire la plus grande surface {of_side} de {old} à {n} cases "
        "en la coupant."
    ),
    "zaic.story.joined.did.side": (
        "{Rival} a alors réuni ses surfaces\u202f: la plus grande est passée de {old} "
        "à {new} cases."
    ),
    "zaic.story.joined.can.side": (
        "{Rival} peut alors réunir ses surfaces\u202f: la plus grande passe de {old} à {new} cases."
    ),
    "zaic.story.areas.did.you.side": (
        "Après la réponse, votre plus grande surface comptait {own}, celle {of_rival} {other}."
    ),
    "zaic.story.areas.did.they.side": (
        "Après la réponse, la plus grande surface {of_side} comptait {own}, celle "
        "{of_rival} {other}."
    ),
    "zaic.story.areas.can.you.side": (
        "Après la meilleure réponse, votre plus grande surface compte {own}, celle "
        "{of_rival} {other}."
    ),
    "zaic.story.areas.can.they.side": (
        "Après la meilleure réponse, la plus grande surface {of_side} compte {own}, "
        "celle {of_rival} {other}."
    ),
    "zaic.story.gain.cut.side": (
        "Ce coup réduit la plus grande surface {of_rival} de {old} à {new} en la coupant."
    ),
    "zaic.story.gain.joined.you.side": (
        "Ce coup réunit vos surfaces\u202f: la plus grande passe de {old} à {new}."
    ),
    "zaic.story.gain.joined.they.side": (
        "Ce coup réunit les surfaces {of_side}\u202f: la plus grande passe de {old} à {new}."
    ),
    "zaic.story.both": "{event} {areas}",
    "zaic.story.ended.you.side": (
        "Cette tuile a mis fin à la partie, et vos surfaces étaient plus petites."
    ),
    "zaic.story.ended.they.side": (
        "Cette tuile a mis fin à la partie, et les surfaces {of_side} étaient plus petites."
    ),
    "zaic.story.gain.wins.you.side": "Si chacun joue au mieux, vous gagnez ensuite.",
    "zaic.story.gain.wins.they.side": "Si chacun joue au mieux, {side} gagne ensuite.",
    "zaic.story.gain.ends.you.side": "Ce coup met fin à la partie, et vous gagnez.",
    "zaic.story.gain.ends.they.side": "Ce coup met fin à la partie, et {side} gagne.",
}
