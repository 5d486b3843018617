"""The words of the page for owners of sites, in French."""

from typing import Final

TEXT: Final = {
    "demo.title": "Des plateaux sur votre page · Tesserae",
    "demo.heading": "Des plateaux sur votre page",
    "demo.lead": (
        "Un script, un élément. Les images ci-dessous ne pèsent presque rien\u202f; "
        "un plateau se charge quand on s’en sert."
    ),
    "demo.other_language": "English",
    "demo.home": "Jouer dans Tesserae",
    # What one can choose
    "demo.make": "Composez le vôtre",
    "demo.make.why": "Choisissez\u202f: le plateau et le code en dessous suivent.",
    "demo.show": "Montrer",
    "demo.show.game": "Une partie",
    "demo.show.position": "Une position",
    "demo.show.lesson": "La leçon",
    "demo.show.puzzle": "Problème du jour",
    "demo.show.study": "Une étude",
    "demo.game": "Jeu",
    "demo.moves": "Coups déjà joués",
    "demo.position": "Position",
    "demo.who": "Qui joue",
    "demo.who.two": "Deux personnes",
    "demo.who.level": "Contre le niveau {level}",
    "demo.who.adaptive": "Niveau adaptatif",
    "demo.who.look": "À regarder",
    "demo.controls": "Sous le plateau",
    "demo.controls.all": "Ligne et barre",
    "demo.controls.status": "Ligne",
    "demo.controls.none": "Rien",
    "demo.theme": "Thème",
    "demo.theme.system": "De l’appareil",
    "demo.theme.light": "Clair",
    "demo.theme.dark": "Sombre",
    "demo.colours": "Couleurs",
    "demo.colours.plain": "Les siennes",
    "demo.colours.moss": "Mousse, clair",
    "demo.colours.night": "Nuit, sombre",
    "demo.colours.yours": "Les vôtres",
    "demo.paper": "Autour du plateau",
    "demo.ink": "Texte",
    "demo.accent": "Ce qui se clique",
    "demo.board": "Plateau",
    "demo.size": "Largeur, en pixels",
    "demo.code": "Le code",
    "demo.line": "Une ligne, sans script",
    "demo.copy": "Copier",
    "demo.copied": "Copié.",
    # Examples
    "demo.puzzle": "Le problème du jour",
    "demo.puzzle.why": "Un nouveau chaque jour, ou celui d’un numéro donné, ou n’importe lequel.",
    "demo.study": "Une étude",
    "demo.study.why": (
        "Avec ses chapitres, ses commentaires et ses dessins. Ce qu’un lecteur essaie n’y change "
        "rien, et les chapitres qui demandent des coups se jouent."
    ),
    "demo.study.1": (
        "Un Carré, un Triangle et un Cylindre font une Tour. Que peuvent jouer les Blancs\u202f?"
    ),
    "demo.study.2": "Qui y pose un Triangle obtient la Tour.",
    "demo.study.3": "Le Triangle envoie les Noirs là où ils voulaient justement aller.",
    "demo.study.4": "Les Noirs doivent jouer en b1.",
    "demo.study.5": "Une Tour pour les Noirs.",
    "demo.events": "Dialoguer avec un plateau",
    "demo.events.why": (
        "La page entend chaque coup, et peut elle-même jouer, dessiner et commenter. Ce que dit ce "
        "plateau apparaît plus bas\u202f; les boutons y jouent un coup et y dessinent."
    ),
    "demo.play": "Jouer {move}",
    "demo.draw": "Dessiner et commenter",
    "demo.remark": "Dessiné par cette page, non par le plateau.",
    "demo.heard": "Ce que le plateau a dit",
    # Sites that take no scripts
    "demo.sites": "Là où les scripts sont retirés",
    "demo.sites.why": "Ce qui marche sur quatre sortes de sites\u202f:",
    "demo.sites.wordpress": (
        "WordPress\u202f: le code, dans un bloc «\u202fHTML personnalisé\u202f», si votre rôle "
        "permet tout HTML\u202f; sinon, un lien."
    ),
    "demo.sites.notion": (
        "Notion\u202f: tapez /embed, et donnez l’adresse qui est dans la ligne (son src)."
    ),
    "demo.sites.moodle": (
        "Moodle\u202f: la ligne, dans le code source de l’éditeur, sur les pages des "
        "enseignants\u202f; un lien dans les forums."
    ),
    "demo.sites.markdown": (
        "Markdown\u202f: Jekyll, MkDocs et Hugo (avec unsafe) gardent la ligne\u202f; "
        "GitHub garde une image avec un lien."
    ),
}
