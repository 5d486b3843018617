"""Smoke tests in the browsers other than Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest
from selenium.webdriver import Keys

from e2e.browsers.player import FOCUSED, TARGET, Player
from e2e.support.patience import PATIENCE
from e2e.support.playing import tetrad, zaic
from e2e.support.playing.entering import clicks
from e2e.support.playing.pyrga import GAME
from e2e.support.seldom import with_seldom
from tools.serve import Site

TEN: Final = GAME[:10]

NEW: Final = "#/pyrga?v=1&g="

BEGINNINGS: Final = {
    "pyrga": ((), TEN[:3]),
    "zaic": ((), zaic.GAME[:4]),
    "tetrad": (tetrad.GAME[:10], tetrad.GAME[10:12]),
}
"""The moves of the opened game, and those that are played next."""

OPENINGS: Final = {"pyrga": "Sb2", "zaic": "Hh8", "tetrad": "O0f1"}

KEPT: Final = "document.getElementById('offline').textContent"


def walk(player: Player, cell: str) -> None:
    """Goes to a cell with the arrow keys, from the cell that has the focus."""
    at: str = player.until(f"{FOCUSED}.startsWith('spot-') && {FOCUSED}.slice(5)")
    for n, less, more in (
        (0, Keys.ARROW_LEFT, Keys.ARROW_RIGHT),
        (1, Keys.ARROW_DOWN, Keys.ARROW_UP),
    ):
        while at[n] != cell[n]:
            up = at[n] < cell[n]
            at = at[:n] + chr(ord(at[n]) + (1 if up else -1)) + at[n + 1 :]
            player.press(more if up else less)
            player.until(f"{FOCUSED} === arguments[0]", f"spot-{at}")


@pytest.mark.parametrize("game", BEGINNINGS)
def test_a_game_opens_and_takes_moves(player: Player, game: str) -> None:
    played, moves = BEGINNINGS[game]
    player.open(f"#/{game}?v=1&g={'.'.join(played)}")
    player.play(*moves)
    assert player.moves() == [*played, *moves]


def test_ten_plies_with_the_mouse(player: Player) -> None:
    player.open(NEW)
    player.play(*TEN)
    assert player.moves() == list(TEN)


def test_ten_plies_with_the_keyboard(player: Player) -> None:
    player.open(NEW)
    player.tab_to("spot-")
    for ply, text in enumerate(TEN):
        for name in clicks("pyrga", TEN[:ply], text):
            if len(name) > 1:
                walk(player, name)
            player.press(Keys.ENTER if len(name) > 1 else name.lower())
        player.has_played(*TEN[: ply + 1])


@pytest.mark.parametrize("game", OPENINGS)
def test_the_computer_answers(player: Player, game: str) -> None:
    player.open(f"#/{game}?v=1&g=&level=1")
    player.play(OPENINGS[game])
    player.sees("#ply-1[aria-current]")
    assert len(player.moves()) == 2


def test_a_copied_link_is_pasted_on_another_page(player: Player) -> None:
    player.open(NEW)
    player.play(*TEN[:4])
    player.click("#open-share")
    link = player.until("document.getElementById('share-link')?.value")
    assert link == f"{player.address}pyrga/#/pyrga?v=1&g={'.'.join(TEN[:4])}"
    player.sees("#share-code svg")  # the dialog has its height
    player.click("#copy-link")
    player.until("document.getElementById('dialog-toast').textContent === 'Copied'")
    player.open("#/")
    player.paste()
    player.has_played(*TEN[:4])
    player.play(TEN[4])


def test_without_the_server_everything_goes_on(player: Player, site: Site) -> None:
    player.open("#/")
    player.until(f"{KEPT}.includes('Available offline')", patience=2 * PATIENCE)
    site.stop()
    for game, opening in OPENINGS.items():
        player.open(f"#/{game}?v=1&g=&level=1")
        player.play(opening)
        player.sees("#ply-1[aria-current]")
    player.open("#/tetrad/rules")
    player.sees("#guide section")


def test_a_board_for_other_sites_takes_moves_in_a_worker_that_others_may_share(
    player: Player,
) -> None:
    player.open("embed.html#/pyrga?v=1&g=")
    player.sees("html[data-joined]")
    assert player.until("document.querySelector('script[worker]')?.app !== undefined")
    for name in ("b2", "C"):
        player.click(TARGET.format(name))
    player.until("document.querySelector('#bar .at')?.textContent.startsWith('1')")


def test_what_is_hardly_ever_called_is_fetched_when_it_is(
    player: Player, site: Site, tmp_path: Path
) -> None:
    copy = shutil.copytree(site.folder, tmp_path / "site")
    next(copy.glob("app-*/worker.py")).write_text(with_seldom(site.folder))
    (copy / "sw.js").unlink()  # or it fetched all files
    site.folder = copy
    player.open(NEW)
    player.sees("html[data-joined]")
    player.click("#control-turn")
    player.play(*TEN[:3])
    assert [path.rpartition("/")[2] for path in site.asked].count("deferred.bin") == 1
