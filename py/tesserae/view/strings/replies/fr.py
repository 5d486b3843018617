"""The words of conditional replies, in French."""

from typing import Final

TEXT: Final = {
    "replies.question": "Est-ce votre coup\u202f?",
    "replies.question.why": (
        "Votre adversaire a préparé des réponses à certains coups. S’il y en a une au vôtre, elle "
        "est jouée aussitôt, et c’est de nouveau à vous."
    ),
    "replies.yes": "Oui, c’est mon coup",
    "replies.title": "Envoyé avec le coup\u202f:",
    "replies.line": "si {moves}, alors {reply}",
    "replies.add": "Joindre\u202f: {line}",
    "replies.drop": "Ne pas joindre\u202f: {line}",
    "replies.hidden": (
        "La page de votre adversaire ne le montre que si cela arrive. C’est caché, pas "
        "chiffré\u202f: on peut le lire en décodant le lien."
    ),
    "replies.full": "Le lien ne peut contenir d’autres réponses.",
}
