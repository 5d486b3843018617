"""The causes behind turning points in Zaic, in French."""

from typing import Final

TEXT: Final = {
    "zaic.story.cut.did.you.side.one": (
        "{Rival} a alors coupé votre plus grande surface, de {old} à {n} case."
    ),
    "zaic.story.cut.did.they.side.one": (
        "{Rival} a alors coupé la plus grande surface {of_side}, de {old} à {n} case."
    ),
    "zaic.story.cut.can.you.side.one": (
        "{Rival} peut alors couper votre plus grande surface, de {old} à {n} case."
    ),
    "zaic.story.cut.can.they.side.one": (
        "{Rival} peut alors couper la plus grande surface {of_side}, de {old} à {n} case."
    ),
    "zaic.story.cut.did.you.side.other": (
        "{Rival} a alors coupé votre plus grande surface, de {old} à {n} cases."
    ),
    "zaic.story.cut.did.they.side.other": (
        "{Rival} a alors coupé la plus grande surface {of_side}, de {old} à {n} cases."
    ),
    "zaic.story.cut.can.you.side.other": (
        "{Rival} peut alors couper votre plus grande surface, de {old} à {n} cases."
    ),
    "zaic.story.cut.can.they.side.other": (
        "{Rival} peut alors couper la plus grande surface {of_side}, de {old} à {n} cases."
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
        "Ce coup coupe la plus grande surface {of_rival}, de {old} à {new}."
    ),
    "zaic.story.gain.joined.you.side": (
        "Ce coup réunit vos surfaces\u202f: la plus grande passe de {old} à {new}."
    ),
    "zaic.story.gain.joined.they.side": (
        "Ce coup réunit les surfaces {of_side}\u202f: la plus grande passe de {old} à {new}."
    ),
}
