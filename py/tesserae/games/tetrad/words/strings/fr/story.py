"""The causes behind turning points in Tetrad, in French."""

from typing import Final

TEXT: Final = {
    "tetrad.story.took.did.you.side.one": "{Rival} vous ont alors pris {n} tuile.",
    "tetrad.story.took.did.they.side.one": "{Rival} ont alors pris {n} tuile {to_side}.",
    "tetrad.story.destroyed.did.you.side.one": (
        "{Rival} vous ont alors pris {n} tuile et détruit {what}."
    ),
    "tetrad.story.destroyed.did.they.side.one": (
        "{Rival} ont alors pris {n} tuile {to_side} et détruit {what}."
    ),
    "tetrad.story.took.can.you.side.one": "{Rival} peuvent alors vous prendre {n} tuile.",
    "tetrad.story.took.can.they.side.one": "{Rival} peuvent alors prendre {n} tuile {to_side}.",
    "tetrad.story.destroyed.can.you.side.one": (
        "{Rival} peuvent alors vous prendre {n} tuile et détruire {what}."
    ),
    "tetrad.story.destroyed.can.they.side.one": (
        "{Rival} peuvent alors prendre {n} tuile {to_side} et détruire {what}."
    ),
    "tetrad.story.gain.took.side.one": "Ce tour prend {n} tuile {to_rival}.",
    "tetrad.story.gain.destroyed.side.one": "Ce tour prend {n} tuile {to_rival} et détruit {what}.",
    "tetrad.story.gain.lost.you.side.one": "{Rival} vous prennent ensuite {n} tuile.",
    "tetrad.story.gain.lost.they.side.one": "{Rival} prennent ensuite {n} tuile {to_side}.",
    "tetrad.story.took.did.you.side.other": "{Rival} vous ont alors pris {n} tuiles.",
    "tetrad.story.took.did.they.side.other": "{Rival} ont alors pris {n} tuiles {to_side}.",
    "tetrad.story.destroyed.did.you.side.other": (
        "{Rival} vous ont alors pris {n} tuiles et détruit {what}."
    ),
    "tetrad.story.destroyed.did.they.side.other": (
        "{Rival} ont alors pris {n} tuiles {to_side} et détruit {what}."
    ),
    "tetrad.story.took.can.you.side.other": "{Rival} peuvent alors vous prendre {n} tuiles.",
    "tetrad.story.took.can.they.side.other": "{Rival} peuvent alors prendre {n} tuiles {to_side}.",
    "tetrad.story.destroyed.can.you.side.other": (
        "{Rival} peuvent alors vous prendre {n} tuiles et détruire {what}."
    ),
    "tetrad.story.destroyed.can.they.side.other": (
        "{Rival} peuvent alors prendre {n} tuiles {to_side} et détruire {what}."
    ),
    "tetrad.story.gain.took.side.other": "Ce tour prend {n} tuiles {to_rival}.",
    "tetrad.story.gain.destroyed.side.other": (
        "Ce tour prend {n} tuiles {to_rival} et détruit {what}."
    ),
    "tetrad.story.gain.lost.you.side.other": "{Rival} vous prennent ensuite {n} tuiles.",
    "tetrad.story.gain.lost.they.side.other": "{Rival} prennent ensuite {n} tuiles {to_side}.",
    "tetrad.story.gain.kept.you.side": "Après la meilleure réponse, vous n’avez rien perdu.",
    "tetrad.story.gain.kept.they.side": "Après la meilleure réponse, {side} n’ont rien perdu.",
    "tetrad.story.gain.nothing.side": "Ce tour ne prend rien {to_rival}.",
    "tetrad.story.own.took.side.one": "Ce tour a pris {n} tuile {to_rival}.",
    "tetrad.story.own.took.side.other": "Ce tour a pris {n} tuiles {to_rival}.",
    "tetrad.story.own.destroyed.side.one": (
        "Ce tour a pris {n} tuile {to_rival} et détruit {what}."
    ),
    "tetrad.story.own.destroyed.side.other": (
        "Ce tour a pris {n} tuiles {to_rival} et détruit {what}."
    ),
    "tetrad.story.own.nothing.side": "Ce tour n’a rien pris {to_rival}.",
    "tetrad.story.kept.did.you.side": "{Rival} ne vous ont ensuite rien pris.",
    "tetrad.story.kept.did.they.side": "{Rival} n’ont ensuite rien pris {to_side}.",
    "tetrad.story.kept.can.you.side": "La meilleure réponse ne vous prend rien.",
    "tetrad.story.kept.can.they.side": "La meilleure réponse ne prend rien {to_side}.",
    "tetrad.story.both": "{first} {then}",
}
