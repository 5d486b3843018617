"""Zaic's lesson in French."""

from typing import Final

TEXT: Final = {
    "zaic.learn.goal": "Le but",
    "zaic.learn.goal.1": "Clair a gagné, avec la plus grande surface.",
    "zaic.learn.goal.1.why": (
        "Des cases d’une couleur qui se touchent par un côté forment une surface\u202f: ici 12 "
        "contre 7. Ces deux-là décident, le reste est grisé."
    ),
    "zaic.learn.goal.2": "Toutes les tuiles doivent tenir dans huit cases sur huit.",
    "zaic.learn.goal.2.why": (
        "Les nombres au bord les comptent\u202f: à 8/8, c’est complet dans ce sens\u202f; à 4/8, "
        "il en reste quatre."
    ),
    "zaic.learn.first": "La première tuile",
    "zaic.learn.first.1": "Jouez la première tuile.",
    "zaic.learn.first.1.why": (
        "Vous êtes Clair. N’importe quelle tuile convient\u202f: le plateau se place autour d’elle."
    ),
    "zaic.learn.first.1.done": "La voilà sur la table.",
    "zaic.learn.table": "Sur la table",
    "zaic.learn.table.1": "Jouez sur la table, à côté de la tuile sombre.",
    "zaic.learn.table.1.why": (
        "Sur la table, une tuile doit toucher la couleur de Sombre, jamais la vôtre. Les coins ne "
        "comptent pas."
    ),
    "zaic.learn.table.1.done": "Elle ne touche que Sombre.",
    "zaic.learn.table.2": "Encore une fois, jouez sur la table.",
    "zaic.learn.table.2.why": "Elle doit toucher Sombre, et aucune de vos tuiles.",
    "zaic.learn.table.2.done": "Elle ne touche que Sombre.",
    "zaic.learn.table.wrong": "C’est permis aussi, mais cette tuile est sur une autre.",
    "zaic.learn.top": "Au-dessus",
    "zaic.learn.top.1": "Jouez maintenant sur d’autres tuiles.",
    "zaic.learn.top.1.why": "Une tuile se pose à plat, et recouvre au moins une case de Sombre.",
    "zaic.learn.top.1.done": "Un niveau plus haut.",
    "zaic.learn.top.2": "Encore une fois, jouez au-dessus.",
    "zaic.learn.top.2.why": "À plat, et sur au moins une case de Sombre.",
    "zaic.learn.top.2.done": "Un niveau plus haut.",
    "zaic.learn.top.wrong": "C’est permis aussi, mais cette tuile est sur la table.",
    "zaic.learn.bury": "Ne rien ensevelir",
    "zaic.learn.bury.1": "Trichez un peu\u202f: recouvrez toute la tuile sombre.",
    "zaic.learn.bury.1.why": "Vous ne risquez rien. Le plateau dit pourquoi c’est interdit.",
    "zaic.learn.bury.2": "Jouez sur la tuile sombre, mais laissez-en voir une partie.",
    "zaic.learn.bury.2.why": "Chaque tuile en jeu doit toujours montrer au moins une case.",
    "zaic.learn.bury.2.done": "On voit encore toutes les tuiles.",
    "zaic.learn.join": "Réunir",
    "zaic.learn.join.1": "Réunissez deux de vos surfaces avec une tuile.",
    "zaic.learn.join.1.why": "La hauteur ne compte pas, seulement ce qu’on voit d’en haut.",
    "zaic.learn.join.1.done": "Dix cases en une seule surface.",
    "zaic.learn.join.2": "Encore une fois, réunissez deux de vos surfaces.",
    "zaic.learn.join.2.why": "Cherchez une case de Sombre qui les sépare.",
    "zaic.learn.join.2.done": "Dix cases en une seule surface.",
    "zaic.learn.join.wrong": "C’est permis, mais une autre tuile réunit deux surfaces.",
    "zaic.learn.cut": "Couper",
    "zaic.learn.cut.1": "Coupez la surface de Sombre en morceaux de trois cases au plus.",
    "zaic.learn.cut.1.why": "Ses six cases forment une seule surface. Recouvrez-la en son milieu.",
    "zaic.learn.cut.1.done": "Sa plus grande surface est petite à présent.",
    "zaic.learn.cut.1.wrong": "C’est permis, mais Sombre garde une surface de plus de trois cases.",
    "zaic.learn.win": "Gagner",
    "zaic.learn.win.1": "Jouez la dernière tuile de cette partie, et gagnez.",
    "zaic.learn.win.1.why": (
        "Sombre ne jouera plus. Sa plus grande surface a six cases\u202f; à égalité, la suivante "
        "décide. Une tuile grise ne va nulle part."
    ),
    "zaic.learn.win.1.done": "Vos surfaces sont plus grandes\u202f: vous gagnez.",
    "zaic.learn.learned.1": "Sur la table, une tuile touche Sombre, jamais sa propre couleur.",
    "zaic.learn.learned.2": "Au-dessus, elle se pose à plat, sur au moins une case de Sombre.",
    "zaic.learn.learned.3": "Chaque tuile doit toujours montrer une case.",
    "zaic.learn.learned.4": (
        "Réunissez vos surfaces, coupez celles de Sombre\u202f: la plus grande surface visible "
        "l’emporte."
    ),
    "zaic.learn.win.1.wrong": "La partie finit, et les surfaces de Sombre sont plus grandes.",
}
