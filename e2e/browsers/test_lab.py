"""The lab in other browsers: a bot that plays, one that is no Python, one that never answers."""

from __future__ import annotations

import json
from typing import Final

from e2e.browsers.player import Player
from e2e.support.patience import PATIENCE

STARTING: Final = 6 * PATIENCE
"""Milliseconds for the first Run, which fetches and starts all of Python."""

PLAYS: Final = "def choose(board):\n    return 'Sc2'\n"
NO_PYTHON: Final = "def choose(board:\n"
LOOPS: Final = "def choose(board):\n    while True:\n        pass\n"

KEEP: Final = """
localStorage.setItem("tesserae.lab", arguments[0]);
localStorage.setItem("tesserae.lab.earlier", arguments[1]);
"""

WRITTEN: Final = (
    "document.getElementById('lab-code')?.shadowRoot?.querySelector('.cm-content')"
    "?.textContent.includes(arguments[0])"
)

TOLD: Final = "document.querySelector(arguments[0])?.textContent.includes(arguments[1])"

CHOOSE: Final = """
const field = document.querySelector(arguments[0]);
field.value = arguments[1];
field.dispatchEvent(new Event("change", { bubbles: true }));
"""


def test_a_bot_plays_and_what_is_wrong_with_one_is_told(player: Player) -> None:
    player.open("#/")
    player.driver.execute_script(KEEP, PLAYS, json.dumps([NO_PYTHON, LOOPS]))
    player.open("#/lab")
    player.until(WRITTEN, "Sc2")
    for name, value in (("side", "0"), ("seconds", "1")):
        player.driver.execute_script(CHOOSE, f"#lab-{name}", value)
    player.click("#lab-run")
    player.until(TOLD, "#status", "Black:", patience=STARTING)
    player.click("#lab-before")
    player.click("#lab-run")
    player.until(TOLD, "#lab-fault", "Line 1:")
    player.click("#lab-before")
    player.until(WRITTEN, "while")
    player.click("#lab-new")
    player.click("#lab-run")
    player.until(TOLD, "#lab-fault", "1 second", patience=STARTING)
