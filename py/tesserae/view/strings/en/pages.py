"""The words of the pages around the games, and of what is on all of them, in English."""

from typing import Final

TEXT: Final = {
    "app": "Tesserae",
    "list.or": "or",
    "list.and": "and",
    "language.en": "English",
    "language.fr": "Français",
    "title.game": "{game} · Tesserae",
    "title.rules": "{game}: the rules · Tesserae",
    "title.learn": "Learn {game} · Tesserae",
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
    "loading.begun": "Take a look meanwhile. Setting up…",
    "loading": "Take a look meanwhile. Setting up: {n}%",
    "loading.name": "Setting up",
    "failed": "Tesserae could not start. Your games are safe on this device.",
    "joining.soon": "You can play. The computer will be at full strength soon.",
    "joining.seconds": "You can play. The computer will be at full strength in {n}\u00a0s.",
    "joining.minutes": "You can play. The computer will be at full strength in {n}\u00a0min.",
    "joining.waiting": "You can play against levels 1 to\u00a03.",
    "joining.load": "Load all levels",
    "alone": (
        "The rest of Tesserae could not be loaded. You can play on without the computer, and "
        "your games are safe on this device."
    ),
    "stopped": "Tesserae has stopped. Your games are safe on this device.",
    "unable": (
        "WebAssembly is switched off here, and Tesserae cannot run without it. If this is Lockdown "
        "Mode, open the page settings in the address bar, then the website settings, and switch it "
        "off for this site. The rules can be read all the same."
    ),
    "failed.reload": "Try again",
    "noscript": "Tesserae is a program that runs in this page: it needs JavaScript.",
    "missing": "Tesserae has no page at this address:",
    "missing.home": "To the games",
    "about": (
        "Play abstract board games right away, against a friend or the computer, online or offline."
    ),
    # Home
    "home.lead.one": "A board game, a quiet table, and a patient opponent.",
    "home.lead.other": "Board games, a quiet table, and a patient opponent.",
    "home.more": (
        "Play a friend on this device, play the computer, or send a link. "
        "It opens at once and works without a network."
    ),
    "home.start": "Start here",
    "home.start.title": "Learn {game} in three minutes",
    "home.start.why": "On the real board; then play a first game with a coach.",
    "home.who_wins": "Who wins?",
    "home.lesson": "{n} of {all} steps done",
    "home.go_on": "Go on",
    "home.solve": "Solve it",
    "home.solved": "Solved",
    "home.tried": "Tried",
    "home.continue": "Continue",
    "game.after": "{game}, after {move}",
    "home.earlier.one": "{n} earlier game",
    "home.earlier.other": "{n} earlier games",
    "home.forget": "Remove from the list: {game}",
    "saved.against": "{game} against level {level}",
    "saved.watched": "{game}, level {first} against level {second}",
    "saved.two": "{game}, two players",
    "saved.study": "{game}, study",
    "saved.study.named": "{name} ({game}, study)",
    "saved.named": "{game}, {state}",
    "saved.state": "{far} · {how}",
    "saved.moves.one": "{n} move",
    "saved.moves.other": "{n} moves",
    "saved.turns.one": "{n} turn",
    "saved.turns.other": "{n} turns",
    "saved.your_turn": "your turn",
    "saved.engine_turn": "level {level} to move",
    "saved.turn": "{side} to move",
    "saved.won": "{side} won",
    "saved.draw": "a draw",
    "saved.you_won": "you won",
    "saved.you_lost": "you lost",
    "saved.players": "{first} – {second}",
    # Offline
    "offline.none": "Not available offline yet",
    "offline.waiting": "Not available offline yet, to save data",
    "offline.save": "Make available offline",
    "offline.saving": "Saving for offline use…",
    "offline.percent": "{n}%",
    "offline.ready": "Available offline ({mb}\u00a0MB)",
    "offline.failed": (
        "Saving for offline use did not work: the connection broke, or this device is full."
    ),
    "offline.again": "Try again",
    "offline.update": "A new version is ready. Your game will continue where it is.",
    "offline.renew": "Use the new version",
    "offline.unable": "This browser cannot store Tesserae for offline use.",
    "offline.file": "All of Tesserae is in this one file. It needs no network.",
    "offline.install": "Install",
    "offline.file.save": "Download as one file ({mb}\u00a0MB)",
    # Lessons
    "learn": "Learn",
    "learn.title": "Learn {game}",
    "learn.steps": "Steps",
    "learn.step": "Step {n}: {title}",
    "learn.step.done": "Step {n}: {title}, done",
    "learn.place": "Step {n}:",
    "learn.exercise": "{n} of {all}",
    "learn.right": "Right.",
    "learn.wrong": "Not that one. Try again.",
    "learn.rule": "The rule",
    "learn.back": "Back",
    "learn.next": "Next",
    "learn.skip": "Skip",
    "learn.over": "You know enough for a first game now.",
    "learn.play": "Play a first game",
    # Rules
    "guide.try": "Try it",
    "guide.try.section": "Try it: {title}",
    "guide.study": "Study this position",
    "guide.study.figure": "Study this position: figure {number}",
    "guide.contents": "On this page",
    "guide.play": "Play {game}",
    "guide.allowed": "Allowed.",
    "guide.refused": "Not allowed.",
}
