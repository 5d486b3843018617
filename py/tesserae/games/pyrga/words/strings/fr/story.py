"""The causes behind turning points in Pyrga, in French."""

from typing import Final

TEXT: Final = {
    "pyrga.story.where": "{sent}, où {what}.",
    "pyrga.story.sent.you.side": "Vous avez envoyé {rival} en {cell}",
    "pyrga.story.sent.they.side": "{Side} ont envoyé {rival} en {cell}",
    "pyrga.story.free.you.side": "Vous avez laissé {rival} libres de jouer en {cell}",
    "pyrga.story.free.they.side": "{Side} ont laissé {rival} libres de jouer en {cell}",
    "pyrga.story.did.tower.1": "{piece} a achevé une première Tour",
    "pyrga.story.did.tower.2": "{piece} a achevé une deuxième Tour",
    "pyrga.story.did.tower.3": "{piece} a achevé une troisième Tour",
    "pyrga.story.did.pair": "{piece} a formé une paire",
    "pyrga.story.can.tower.1": "{piece} peut achever une première Tour",
    "pyrga.story.can.tower.2": "{piece} peut achever une deuxième Tour",
    "pyrga.story.can.tower.3": "{piece} peut achever une troisième Tour",
    "pyrga.story.can.pair": "{piece} peut former une paire",
    "pyrga.story.gave.1.you.side": "Votre {piece} en {cell} a achevé la première Tour {of_rival}.",
    "pyrga.story.gave.2.you.side": "Votre {piece} en {cell} a achevé la deuxième Tour {of_rival}.",
    "pyrga.story.gave.3.you.side": "Votre {piece} en {cell} a achevé la troisième Tour {of_rival}.",
    "pyrga.story.gave.1.they.side": (
        "Un {piece} {of_side} en {cell} a achevé la première Tour {of_rival}."
    ),
    "pyrga.story.gave.2.they.side": (
        "Un {piece} {of_side} en {cell} a achevé la deuxième Tour {of_rival}."
    ),
    "pyrga.story.gave.3.they.side": (
        "Un {piece} {of_side} en {cell} a achevé la troisième Tour {of_rival}."
    ),
    "pyrga.story.gain.tower.1.you.side": "Ce coup achève votre première Tour.",
    "pyrga.story.gain.tower.2.you.side": "Ce coup achève votre deuxième Tour.",
    "pyrga.story.gain.tower.3.you.side": "Ce coup achève votre troisième Tour, et gagne.",
    "pyrga.story.gain.tower.1.they.side": "Ce coup achève la première Tour {of_side}.",
    "pyrga.story.gain.tower.2.they.side": "Ce coup achève la deuxième Tour {of_side}.",
    "pyrga.story.gain.tower.3.they.side": "Ce coup achève la troisième Tour {of_side}, et gagne.",
    "pyrga.story.gain.pair.you.side": (
        "Ce coup forme une paire en {cell}\u202f: une Tour vous y reviendrait."
    ),
    "pyrga.story.gain.pair.they.side": (
        "Ce coup forme une paire en {cell}\u202f: une Tour y reviendrait {to_side}."
    ),
    "pyrga.story.gain.sends.side": "Ce coup envoie {rival} en {cells}.",
    "pyrga.story.gain.safe.side": (
        "Ce coup envoie {rival} en {cells}, où ils ne peuvent achever aucune Tour qui leur "
        "revienne."
    ),
}
