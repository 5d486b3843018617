"""How a move is clicked in, and what the page says was played; for every driver of browsers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.entry import Picked, resolve
from tesserae.core.game import Move
from tesserae.games import catalog

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
  return line.slice(0, line.indexOf(now) + 1).map((button) => button.textContent);
}"""
"""What the list of moves says of the way to the ply that is marked; no deeper variations."""

WATCH: Final = """
window.answered = false;
const redrawn = ["page", "board-spots", "tray", "moves"];
const watch = ({ detail }) => {
  window.answered ||= detail.some((name) => redrawn.includes(name));
  if (window.answered) removeEventListener("tesserae-patched", watch);
};
addEventListener("tesserae-patched", watch);
"""
ANSWERED: Final = "window.answered"
"""Whether a click on a target was answered since: what is to be hit is drawn anew, and a picked
piece may move it. What the pointer merely comes over changes the picture and the status only.
"""


def clicks(slug: str, played: Sequence[str], text: str, order: int = 0) -> list[str]:
    """The clicks that enter a move after others, without the steps that fill themselves.

    `order` picks one of the move's entries.
    """
    game = catalog.by_slug(slug)
    position = game.initial()
    for earlier in played:
        position = position.apply(game.parse_move(position, earlier))
    move: Move = game.parse_move(position, text)
    entries = game.entries(position)
    wanted = [entry.targets for entry in entries if entry.move == move][order]
    found: list[str] = []
    picked: Picked = ()
    for target in wanted:
        partial = resolve(entries, picked)
        if partial.move == move:
            break
        if target not in partial.filled:
            found.append(target.name)
            picked = (*partial.filled, target)
    return found
