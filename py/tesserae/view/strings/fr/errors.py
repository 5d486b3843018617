"""What is said of texts that cannot be taken, in French."""

from typing import Final

TEXT: Final = {
    "error.too_long": "Ce texte est trop long pour être une partie.",
    "error.bad_moves": "Ces coups sont illisibles.",
    "error.bad_event": "La page a envoyé un message illisible.",
    "error.bad_link": "Ce lien ne mène nulle part. Votre partie n’a pas changé.",
    "error.link_part": (
        "Ce lien ne mène nulle part\u202f: «\u202f{part}\u202f» y est illisible. "
        "Votre partie n’a pas changé."
    ),
    "error.link_too_long": "Ce lien est trop long. Votre partie n’a pas changé.",
    "game.elsewhere": (
        "Cette partie n’est pas sur cet appareil. Un lien de partage l’ouvre partout."
    ),
    "error.link_version": "Ce lien vient d’une autre version et ne peut pas être lu ici.",
    "error.replies": (
        "Les réponses conditionnelles de ce lien sont illisibles ou injouables. "
        "Elles ont été laissées de côté."
    ),
    "error.link_damaged": (
        "Ce lien est endommagé\u202f: {move} est impossible. La partie est affichée jusque-là."
    ),
    "error.chapters": "Une étude a {n} chapitres au plus.",
    "error.chapters_mixed": (
        "Les chapitres d’une étude sont d’un seul jeu\u202f: la ligne {line} en nomme un autre."
    ),
    "error.study_cut": (
        "Ce lien vers une étude est endommagé ou coupé. Ce qui était ouvert n’a pas changé."
    ),
    "record.too_long": (
        "Ce fichier est trop long pour une partie\u202f: on en lit {n} caractères au plus."
    ),
    "record.too_many": "Cette partie est trop longue\u202f: {n} coups au plus sont lus.",
    "record.no_game": (
        "Ce n’est pas une feuille de partie\u202f: "
        "elle ne commence pas par des en-têtes, dont l’un nomme le jeu."
    ),
    "record.header": "Partie illisible\u202f: la ligne {line} n’est pas un en-tête connu.",
    "record.rules": "Partie illisible\u202f: la ligne {line} demande une autre version des règles.",
    "record.start": (
        "Partie illisible\u202f: la ligne {line} ne contient pas de position de ce jeu."
    ),
    "record.move": (
        "Partie illisible\u202f: ligne {line}, «\u202f{move}\u202f» n’est pas possible."
    ),
    "record.number": (
        "Partie illisible\u202f: ligne {line}, «\u202f{found}\u202f» se trouve à la place de "
        "{wanted}."
    ),
    "record.bracket": "Partie illisible\u202f: ligne {line}, parenthèse non appariée.",
    "record.too_deep": (
        "Partie illisible\u202f: ligne {line}, variantes imbriquées trop profondément."
    ),
    "record.comment": "Partie illisible\u202f: ligne {line}, accolade non appariée.",
    "record.long_comment": (
        "Partie illisible\u202f: ligne {line}, un commentaire a plus de {n} caractères."
    ),
    "record.bad_comment": (
        "Partie impossible à écrire\u202f: un commentaire a des accolades, ou plus de {n} "
        "caractères."
    ),
    "record.bad_header": (
        "Partie impossible à écrire\u202f: la valeur de {name} a plusieurs lignes, ou est trop "
        "longue."
    ),
    "record.after_result": (
        "Partie illisible\u202f: ligne {line}, «\u202f{found}\u202f» vient après le résultat."
    ),
    "record.result": "Partie illisible\u202f: ses coups mènent au résultat {result}.",
    "error.no_such_game": "Il n’y a pas ici de jeu appelé «\u202f{name}\u202f».",
    "error.unreadable": (
        "Une partie gardée sur cet appareil n’a pas pu être lue. Les autres sont là."
    ),
    "error.faults": (
        "Des erreurs se répètent dans Tesserae. Votre partie n’a pas changé. Redémarrer peut aider."
    ),
    "fault.restart": "Redémarrer",
    "error.unsaved": (
        "Impossible d’enregistrer sur cet appareil. Copiez le lien pour garder la partie."
    ),
}
