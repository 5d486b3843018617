"""The clicks that enter a move, and the moves on the page; for Playwright and WebDriver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.entry import Picked, resolve
from tesserae.core.game import Move
from tesserae.games import catalog
from tools.generate.puzzles.replaying import position_after

PLAYED: Final = """() => {
  const all = (place) => [...document.querySelectorAll("#moves " + place)];
  const now = document.querySelector("#moves [aria-current]");
  const other = now?.closest(".variation");
  const label = other?.querySelector(".number").textContent;
  const before = (row) => parseInt(row.textContent) < parseInt(label);
  const half = (row) => label.endsWith("...") && parseInt(row.textContent) === parseInt(label);
  const main = !other ? all(".row button") : all(".row").flatMap((row) => [
    ...row.querySelectorAll(before(row) ? "button" : half(row) ? ".turn:first-child button" : "i"),
  ]);
  const line = other ? [...main, ...other.querySelectorAll("button")] : main;
  const name = (button) => [...button.childNodes]  // without the move in words
    .filter((it) => it.className !== "said").map((it) => it.textContent).join("").trim();
  return line.slice(0, line.indexOf(now) + 1).map(name);
}"""
"""The moves of the list up to the current ply; not in nested variations."""

WATCH: Final = """
window.answered = false;
const redrawn = ["page", "board-spots", "tray", "moves"];
const watch = ({ detail }) => {
  window.answered ||= detail.some((name) => redrawn.includes(name));
  if (window.answered) removeEventListener("tesserae-patched", watch);
};
addEventListener("tesserae-patched", watch);
"""
WATCH_REPLY: Final = """
window.answered = false;
addEventListener("tesserae-patched", () => (window.answered = true), { once: true });
"""
ANSWERED: Final = "window.answered"
"""Whether the app answered: since WATCH a click, by redrawing targets, which may have moved
(hovering changes only the picture and the status); since WATCH_REPLY anything.
"""


def clicks(slug: str, played: Sequence[str], text: str, order: int = 0) -> list[str]:
    """The clicks that enter a move after others, without targets that are filled in.

    `order` picks one of the move's entries, modulo their number.
    """
    game = catalog.by_slug(slug)
    position = position_after(game, played)
    move: Move = game.parse_move(position, text)
    entries = game.entries(position)
    ways = [entry.targets for entry in entries if entry.move == move]
    targets = ways[order % len(ways)]
    names: list[str] = []
    picked: Picked = ()
    for target in targets:
        partial = resolve(entries, picked)
        if partial.move == move:
            break
        if target not in partial.filled:
            names.append(target.name)
            picked = (*partial.filled, target)
    return names
