"""The words of boards on other sites' pages, in French."""

from typing import Final

TEXT: Final = {
    # In the frame
    "embed.open": "Ouvrir",
    "embed.open_title": "Ouvrir dans Tesserae, dans un nouvel onglet",
    "embed.at": "{ply} sur {plies}",
    "embed.look": "Ce plateau est en lecture seule. Les flèches parcourent les coups.",
    "embed.wait": "Ce camp se joue ailleurs.",
    "embed.sealed": (
        "Ce plateau ne peut pas démarrer ici\u202f: le bac à sable de son cadre doit permettre "
        "les scripts et la même origine (allow-scripts allow-same-origin)."
    ),
    # What the page around the frame is told
    "embed.version": "Ce plateau parle la version {version} du protocole.",
    "embed.busy": "Trop de demandes attendent une réponse. Celle-ci a été abandonnée.",
    "embed.no_game": "Il n’y a pas de partie dans ce cadre.",
    "embed.over": "Cette partie est finie.",
    "embed.no_ply": "Ce coup n’existe pas\u202f: la partie va du coup 0 au coup {plies}.",
    # Before the frame is there
    "embed.start": "Jouer",
    "embed.start_named": "Jouer à {game} ici",
    "embed.resume": "Reprendre",
    "embed.resume_named": "Reprendre {game} ici",
    "embed.show": "Montrer",
    "embed.show_named": "Montrer cette partie de {game} ici",
    "embed.learn": "Apprendre",
    "embed.learn_named": "Apprendre {game} ici",
    "embed.solve": "Résoudre",
    "embed.solve_named": "Résoudre un problème de {game} ici",
    "embed.read": "Lire",
    "embed.read_named": "Lire cette étude de {game} ici",
    "embed.caption": "{game}, un plateau pour jouer",
    "embed.given": "Une position de {game}, affichée dès que vous la lancez.",
    "embed.asleep": "{game}, là où vous en étiez (coups joués\u202f: {ply})",
    "embed.silent": "Le plateau ne répond pas sur cette page.",
    "embed.src": (
        "Cette partie ne peut pas être montrée\u202f: son adresse n’est pas l’une des nôtres."
    ),
    # In the share dialog
    "share.preview": "Le plateau tel qu’il apparaît sur une autre page",
    "share.embed.name": "Un élément",
    "share.embed.why": "Une image du plateau tant qu’on ne s’en sert pas. Il ne faut rien d’autre.",
    "share.frame.name": "Un simple cadre",
    "share.frame.why": (
        "Pour les sites qui n’autorisent pas les scripts. Il se charge tout de suite."
    ),
    "share.embed.more": "Toutes les options, et comment dialoguer avec un plateau",
}
