"""The words for saved games and their backup, in French."""

from typing import Final

TEXT: Final = {
    "link.of_game": "Vous avez déjà cette partie\u202f; elle a continué depuis.",
    "link.of_game.day": "C’est votre partie du {day}\u202f; elle a continué depuis.",
    "link.of_game.grown": "Ce lien poursuit une partie que vous avez déjà.",
    "link.look": "Position du lien",
    "link.anew": "Ouvrir à part",
    "statistics": "Statistiques",
    "home": "Accueil",
    "title.games": "Toutes les parties · Tesserae",
    "games.all": "Toutes les parties",
    "home.lab": "Écrire un bot",
    "games.filter": "Quelles parties",
    "games.every": "Toutes",
    "games.count.both": "{games}, {studies}",
    "games.none": "Aucune partie pour l’instant. Celles que vous jouez ici sont conservées.",
    "games.count.one": "{n} partie",
    "games.count.other": "{n} parties",
    "games.studies": "Études",
    "games.no_studies": "Pas encore d’étude. Une partie ou une position étudiée est gardée ici.",
    "games.count_studies.one": "{n} étude",
    "games.count_studies.other": "{n} études",
    "games.search": "Rechercher",
    "games.seat": "Adversaire",
    "games.any_seat": "Tout adversaire",
    "games.ended": "Résultat",
    "games.ended.any": "Tout résultat",
    "games.ended.won": "Gagnées",
    "games.ended.lost": "Perdues contre l’ordinateur",
    "games.ended.draw": "Nulles",
    "games.ended.open": "En cours",
    "games.none_such": "Rien ne correspond.",
    "games.pages": "Pages",
    "games.page": "Page {page} sur {pages}",
    "games.newer": "Plus récentes",
    "games.older": "Plus anciennes",
    "saved.chapters": "{n} chapitres",
    "forget.why": "Retirer «\u202f{game}\u202f» de cet appareil\u202f? C’est irréversible.",
    "forget.keep": "La garder",
    "forget.do": "La retirer",
    "date.today": "Aujourd’hui",
    "date.yesterday": "Hier",
    "date.of_year": "{month} {year}",
    "date.day.one": "{n}er {month}",
    "date.day.other": "{n} {month}",
    "date.month.1": "janvier",
    "date.month.2": "février",
    "date.month.3": "mars",
    "date.month.4": "avril",
    "date.month.5": "mai",
    "date.month.6": "juin",
    "date.month.7": "juillet",
    "date.month.8": "août",
    "date.month.9": "septembre",
    "date.month.10": "octobre",
    "date.month.11": "novembre",
    "date.month.12": "décembre",
    "backup.title": "Sauvegarder et restaurer",
    "backup.why": (
        "Toutes les parties, les réglages et le code des bots dans un seul fichier, en lieu sûr ou "
        "pour un autre appareil. Restaurer ajoute les parties d’un fichier à celles d’ici, sans "
        "rien remplacer."
    ),
    "backup.save": "Sauvegarder",
    "backup.restore": "Restaurer une sauvegarde",
    "restore.name": "Restauration",
    "restore.going": "Restauration\u202f: {done} sur {total}",
    "restore.bad": "Ce fichier n’est pas une sauvegarde lisible. Rien n’a changé.",
    "restore.done.one": "{n} partie restaurée.",
    "restore.done.other": "{n} parties restaurées.",
    "restore.known.one": "{n} partie était déjà là, sans rien de nouveau dans la sauvegarde.",
    "restore.known.other": "{n} parties étaient déjà là, sans rien de nouveau dans la sauvegarde.",
    "restore.and": "{first} {second}",
    "restore.number": "numéro {i}",
    "restore.others": "d’autres",
    "restore.unreadable.one": "{n} partie est illisible\u202f: {names}.",
    "restore.unreadable.other": "{n} parties sont illisibles\u202f: {names}.",
    "restore.unsaved.one": (
        "{n} partie n’a pas pu être enregistrée\u202f: l’appareil est peut-être plein."
    ),
    "restore.unsaved.other": (
        "{n} parties n’ont pas pu être enregistrées\u202f: l’appareil est peut-être plein."
    ),
    "aside.notice.one": (
        "{n} partie enregistrée est illisible. Elle est mise de côté sur cet appareil\u202f; les "
        "autres sont là."
    ),
    "aside.notice.other": (
        "{n} parties enregistrées sont illisibles. Elles sont mises de côté sur cet "
        "appareil\u202f; les autres sont là."
    ),
    "aside.there.one": "{n} élément illisible est mis de côté sur cet appareil.",
    "aside.there.other": "{n} éléments illisibles sont mis de côté sur cet appareil.",
    "aside.save": "Télécharger",
    "sync.both": (
        "{game} a continué aussi dans un autre onglet. Votre suite est sur le plateau\u202f; "
        "l’autre est une variante à côté."
    ),
    "licences": "Licences",
    "home.promise": "Ni compte, ni pistage.",
}
