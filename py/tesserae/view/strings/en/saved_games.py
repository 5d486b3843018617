"""The words for saved games and their backup, in English."""

from typing import Final

TEXT: Final = {
    "home": "Home",
    "title.games": "All games · Tesserae",
    "games.all": "All games",
    "games.filter": "Which games",
    "games.every": "All",
    "games.none": "No games yet. What you play on this device is kept here.",
    "games.count.one": "{n} game",
    "games.count.other": "{n} games",
    "games.studies": "Studies",
    "games.no_studies": "No studies yet. A game or a position that you study is kept here.",
    "games.count_studies.one": "{n} study",
    "games.count_studies.other": "{n} studies",
    "games.pages": "Pages",
    "games.page": "Page {page} of {pages}",
    "games.newer": "Newer",
    "games.older": "Older",
    "forget.why": "Remove “{game}” from this device? It cannot be brought back.",
    "forget.keep": "Keep it",
    "forget.do": "Remove it",
    "date.today": "Today",
    "date.yesterday": "Yesterday",
    "date.of_year": "{month} {year}",
    "date.day.one": "{n} {month}",
    "date.day.other": "{n} {month}",
    "date.month.1": "January",
    "date.month.2": "February",
    "date.month.3": "March",
    "date.month.4": "April",
    "date.month.5": "May",
    "date.month.6": "June",
    "date.month.7": "July",
    "date.month.8": "August",
    "date.month.9": "September",
    "date.month.10": "October",
    "date.month.11": "November",
    "date.month.12": "December",
    "backup.title": "Back up and restore",
    "backup.why": (
        "All games and settings as one file, for safe keeping or for another device. Restoring "
        "adds the games of a file to those that are here; nothing is replaced."
    ),
    "backup.save": "Back up",
    "backup.restore": "Restore a backup",
    "restore.name": "Restoring",
    "restore.going": "Restoring: {done} of {total}",
    "restore.bad": "This file is not a backup that can be read. Nothing was changed.",
    "restore.done.one": "{n} game restored.",
    "restore.done.other": "{n} games restored.",
    "restore.and": "{first} {second}",
    "restore.number": "number {i}",
    "restore.others": "others",
    "restore.unreadable.one": "{n} game could not be read: {names}.",
    "restore.unreadable.other": "{n} games could not be read: {names}.",
    "restore.unsaved.one": "{n} game could not be saved: this device may be full.",
    "restore.unsaved.other": "{n} games could not be saved: this device may be full.",
    "aside.notice.one": (
        "{n} saved game could not be read. It is set aside on this device; the others are here."
    ),
    "aside.notice.other": (
        "{n} saved games could not be read. They are set aside on this device; the others are here."
    ),
    "aside.there.one": "{n} saved item could not be read and is set aside on this device.",
    "aside.there.other": "{n} saved items could not be read and are set aside on this device.",
    "aside.save": "Download",
    "sync.both": (
        "{game} went on in another tab as well. Your line is on the board; the other one is a "
        "variation beside it."
    ),
    "licences": "Licences",
    "home.promise": "No account, no tracking.",
}
