"""The words of the page in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "house": "Tesserae",
    "list.or": "or",
    "list.and": "and",
    "language.en": "English",
    "language.fr": "Français",
    "title.game": "{game} · Tesserae",
    "title.rules": "{game}: the rules · Tesserae",
    # On many pages
    "close": "Close",
    "copy": "Copy",
    "on": "On",
    "off": "Off",
    "play": "Play",
    "rules": "Rules",
    "settings": "Settings",
    "share": "Share",
    "top.nav": "Tesserae",
    # While the app loads
    "loading": "Setting up, {n}%. The board is ready to look at.",
    "loading.name": "Setting up",
    "failed": "Tesserae could not start. Your games are safe on this device.",
    "failed.reload": "Try again",
    "noscript": "Tesserae is a program that runs in this page: it needs JavaScript.",
    "about": "Play abstract board games at once: a friend, the computer, online or not.",
    # Home
    "home.lead.one": "A board game, a quiet table, and a patient opponent.",
    "home.lead.other": "Board games, a quiet table, and a patient opponent.",
    "home.more": (
        "Play a friend on this device, play the computer, or send a link. "
        "It opens at once and works without a network."
    ),
    "home.continue": "Continue",
    "home.title.one": "{game}, {n} move",
    "home.title.other": "{game}, {n} moves",
    "home.you": "Your turn, against {seat}",
    "home.earlier.one": "{n} earlier game",
    "home.earlier.other": "{n} earlier games",
    "home.forget": "Remove from the list: {game}",
    "kept.won": "{side} won",
    "kept.draw": "A draw",
    "kept.players": "{first} – {second}",
    # All games
    "home": "Home",
    "title.games": "All games · Tesserae",
    "games.all": "All games",
    "games.filter": "Which games",
    "games.every": "All",
    "games.none": "No games yet. What you play on this device is kept here.",
    "games.count.one": "{n} game",
    "games.count.other": "{n} games",
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
    # Offline
    "offline.none": "Not available offline yet",
    "offline.saving": "Saving for offline…",
    "offline.percent": "{n}%",
    "offline.ready": "Available offline ({mb}\u00a0MB)",
    "offline.failed": (
        "Saving for offline did not work: the connection broke, or this device is full."
    ),
    "offline.again": "Try again",
    "offline.update": "A new version is ready. Your game goes on in it where you are.",
    "offline.renew": "Use the new version",
    "offline.unable": "This browser keeps nothing here for use offline.",
    "offline.file": "All of Tesserae is in this one file. It needs no network.",
    "offline.install": "Install",
    "offline.file.save": "Download as one file ({mb}\u00a0MB)",
    # Players
    "players": "Players",
    "player.you": "You",
    "player.across": "Player across the board",
    "player.here": "Player on this side",
    "player.seat": "Who plays {side}",
    "player.thinks": "Thinking…",
    "seat.person": "Person",
    "seat.level": "Level {level}",
    "level.1": "Level 1, beginner",
    "level.2": "Level 2, easy",
    "level.3": "Level 3, fair",
    "level.4": "Level 4, strong",
    "level.5": "Level 5, strongest",
    "level.1.how": "Sees its own move alone, and takes almost any that is not the worst.",
    "level.2.how": "Sees the answer to its move, and is content with any fair one.",
    "level.3.how": "Looks a little farther, in haste.",
    "level.4.how": "Looks farther ahead, for a moment.",
    "level.5.how": "Has a second for every move, and all that the engine can do.",
    "levels.about": "About the levels",
    "levels.step": (
        "Won {points} of {games} points against level {weaker}: {elo} Elo (95 %: {low} to {high})."
    ),
    "levels.step.all": ("Won all {games} games against level {weaker}: at least {low} Elo (95 %)."),
    "levels.measured": (
        "Every level played the one below it, in pairs of games from the same opening, sides"
        " swapped. A difference of 200 Elo means three points of four."
    ),
    "supply.of": "{side}: pieces to play",
    "supply.left": "{n} left",
    "supply.ways": "Which way",
    # Status
    "status.you": "Your turn.",
    "status.turn": "{side} to play.",
    "status.reply": "Over to {side}.",
    "status.back": "Back to {side}.",
    "status.thinking": "Thinking…",
    "status.look_back": "You can look back meanwhile.",
    "status.looking.one": "Looking back: {n} of {plies} moves played.",
    "status.looking.other": "Looking back: {n} of {plies} moves played.",
    "status.variation": "If you play something else here, what came after is kept.",
    "status.engine_here": "Here {seat} plays for {side}.",
    "status.not_your_turn": "It is not your turn: the computer is to play.",
    "status.take_back": "Escape, or another click on it, takes yours back.",
    "status.hint": "Hint: {move}.",
    "status.answer": "Now send your move to your opponent.",
    "status.last": "{side}: {what}.",
    # Under the board
    "controls": "Game",
    "undo": "Undo",
    "redo": "Redo",
    "hint": "Hint",
    "stop": "Stop",
    "turn": "Flip board",
    "more": "More",
    "first": "To the start",
    "back": "Back",
    "forward": "Forward",
    "to_end": "To the last move",
    "play_here": "Let {seat} play here",
    "confirm": "Play it",
    "takeback": "Take back",
    "new": "New game",
    # Hint
    "hint.label": "Hint",
    "hint.thinking": "Looking for a good move…",
    "hint.first": "{move}.",
    "hint.line": "Expected: {moves}",
    "hint.play": "Play it",
    "hint.hide": "Hide",
    # How it stands
    "sentence": "{what}.",
    "evaluation": "Evaluation",
    "analysis.proven": "Proven: {what}",
    "analysis.setup": "To be seen once both sides are set up",
    "analysis.unproven": "Not proven yet.",
    "analysis.winning": "{side} is about to win",
    "analysis.wins": "{side} wins",
    "analysis.wins_in.one": "{side} wins in {n} ply",
    "analysis.wins_in.other": "{side} wins in {n} plies",
    "analysis.draw": "a draw",
    "analysis.won": "{side} has won",
    "analysis.drawn": "The game is a draw",
    "review": "Where did it turn?",
    "review.title": "Where it turned",
    "review.none": "No move turned this game by much.",
    "review.under_way": "Looking back over the game",
    "review.done": "The review is ready.",
    "review.turn": "Move {round}, {side}: {moves}",
    "review.told": "Before: {before}. After: {after}. Better was {better}.",
    "review.gave.win": "Gave away a won position.",
    "review.gave.draw": "Gave away a draw.",
    # Moves
    "moves": "Moves",
    "moves.none": "Nothing was played yet.",
    "moves.start": "Start",
    "moves.or": "or",
    "moves.ply": "{side}: {what}",
    "typed.label": "Type a move",
    "typed.play": "Play",
    # Dialogs
    "dialog.forget": "Remove this game?",
    "dialog.share": "Share",
    "dialog.settings": "Settings",
    "dialog.new": "New game",
    "dialog.more": "More",
    "share.game": "The game so far",
    "share.position": "This position",
    "share.link": "Link",
    "share.link.why": "Everything is in the link itself. Whoever opens it can play on from there.",
    "share.link.file": "The link leads to {site}, where this file was downloaded.",
    "share.link.homeless": (
        "This file does not know where on the web Tesserae is. "
        "Put this behind the address of a site that has it."
    ),
    "share.code": "QR code of the link",
    "share.code.why": "Scan it with another device. It was made on this one; nothing is sent.",
    "share.code.long": "This link is too long for a QR code. Copy it instead.",
    "share.picture": "Picture",
    "share.picture.alt": "The board as it will be saved",
    "share.shade": "Colours of the picture",
    "share.record": "Record",
    "share.record.why": (
        "The moves as text, with variations. Open it again here, or read it anywhere."
    ),
    "share.save_record": "Save as a file",
    "share.copy_record": "Copy as text",
    "picture.title.one": "{game}, after {n} move",
    "picture.title.other": "{game}, after {n} moves",
    "answer.title": "Send this move",
    "answer.why": "Your opponent opens this link, plays, and sends one back.",
    "answer.link": "Link to send",
    "given.open": "Open a record",
    "given.unknown": (
        "This is neither a record of a game nor a link to one. Your game is as it was."
    ),
    "toast.fetching": "Fetching {mb}\u00a0MB…",
    "toast.failed": "That did not work. Please try again.",
    "share.send": "Send…",
    "share.embed": "Show it on a web site",
    "share.copy_code": "Copy code",
    "toast.copied": "Copied",
    "toast.not_copied": "Copying is not allowed here. Select the text and copy it by hand.",
    "theme.light": "Paper",
    "theme.dark": "Dark",
    "theme.system": "System",
    "assist": "Help",
    # Ending a game
    "resign": "Give up",
    "resign.why": "{loser} gives up this game. It stays in your list, and Undo opens it again.",
    "agree": "End by agreement",
    "agree.why": "The game ends here, and what stands on the board decides. Undo opens it again.",
    "agree.declined": "Tesserae stands better and would rather play on.",
    "play_on": "Play on",
    "dialog.resign": "Give up?",
    "dialog.agree": "End the game?",
    "end.resigned": "{loser} gave up: {winner} wins.",
    "end.agreed.won": "Ended by agreement: {winner} wins.",
    "end.agreed.level": "Ended by agreement: a draw.",
    "end.standing": "{first}: {one}. {second}: {other}.",
    # Board
    "swap.rule": "Swap rule",
    "swap.why": (
        "After the first move the second player may take it over instead of answering. "
        "Then the first player cannot gain much by it."
    ),
    "swap.take": "Take over the first move",
    "swap.offer": "Or take over the first move: then your opponent answers it.",
    "swap.done": "Sides changed: the other player answers now.",
    "swap.taken": "The computer takes over your first move. You play the other side now.",
    "rotate": "Turn the piece",
    "nudge": "Move it about",
    "nudge.left": "Left",
    "nudge.up": "Up",
    "nudge.down": "Down",
    "nudge.right": "Right",
    "layers": "Show on the board",
    "setting.way": "Colours of the board",
    "setting.theme": "Page",
    "setting.language": "Language",
    "setting.confirm": "Confirm moves",
    "setting.turning": "Flip the board towards the player to move",
    "setting.animation": "Animation",
    "setting.coordinates": "Coordinates",
    "new.start": "Start",
    "new.why": "The game before stays in the list on the home page.",
    # Setting up
    "setup.hand": "Set up by hand",
    "setup.engine": "The computer sets up",
    "setup.own": "A text of your own",
    "setup.text": "{what} as text",
    "setup.rest": "Place the rest for me",
    # Rules
    "guide.contents": "On this page",
    "guide.play": "Play {game}",
    "guide.allowed": "Allowed.",
    "guide.refused": "Not allowed.",
    # What cannot be taken
    "error.too_long": "This text is too long to be a game.",
    "error.bad_moves": "These moves cannot be read.",
    "error.bad_event": "The page sent something that cannot be read.",
    "error.bad_link": "This link leads nowhere. Your game is as it was.",
    "error.link_too_long": "This link is too long. Your game is as it was.",
    "error.link_version": "This link comes from another version and cannot be read here.",
    "error.link_damaged": (
        "This link is damaged: move {round} ({side}) is not possible. "
        "The game is shown up to there."
    ),
    "record.too_long": "This file is too long for a record: {n} characters are read at most.",
    "record.too_many": "This record is too long: {n} moves are read at most.",
    "record.no_game": (
        "This is not a record: it does not begin with headers, one of which names the game."
    ),
    "record.header": "The record cannot be read: line {line} is no header of a record.",
    "record.rules": (
        "The record cannot be read: line {line} asks for another version of the rules."
    ),
    "record.start": "The record cannot be read: line {line} holds no position of this game.",
    "record.move": (
        "The record cannot be read: on line {line}, “{move}” is not possible as move {round}."
    ),
    "record.number": (
        "The record cannot be read: on line {line}, “{found}” stands where {wanted} belongs."
    ),
    "record.bracket": "The record cannot be read: on line {line}, a bracket has no partner.",
    "record.too_deep": "The record cannot be read: from line {line} on, it branches too deep.",
    "record.comment": "The record cannot be read: on line {line}, a brace has no partner.",
    "record.long_comment": (
        "The record cannot be read: on line {line}, a comment has more than {n} characters."
    ),
    "record.no_result": (
        "The record cannot be read: its end is missing. "
        "The last word is the result, such as * or 1-0."
    ),
    "record.after_result": (
        "The record cannot be read: on line {line}, “{found}” comes after the result."
    ),
    "record.result": "The record cannot be read: its moves lead to the result {result}.",
    "error.no_such_game": "There is no game called “{name}” here.",
    "error.unreadable": "A game kept on this device could not be read. The others are here.",
    "error.unsaved": (
        "This game could not be saved on this device. Copy the link to keep your game."
    ),
}
