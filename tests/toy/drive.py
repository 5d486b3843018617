"""Plays Nim on every page of the app; run where Nim is in the catalog.

`python -m tests.toy.drive` says "played" if all went well.
"""

from __future__ import annotations

import random

from tesserae.app.messages import actions
from tesserae.app.texts.game_links import game_link, position_link
from tesserae.core.entry import Entry
from tesserae.games import catalog
from tests.app.page import Page
from tests.toy.lesson import lesson


def main() -> None:
    """Everything that a person does with a game, once."""
    game = by_clicks()
    links(game)
    against_the_engine()
    pages()
    lessons()
    print("played")


def by_clicks() -> Page:
    """A whole game for two by clicks, a turn being two of them."""
    rng = random.Random(1)
    page = Page("#/nim")
    page.seat(0, 0)
    movers = []
    while not page.table.over:
        movers.append(page.table.position.to_move)
        page.click(rng.choice(sorted(e.targets[0].name for e in entries(page))))
    assert movers[:4] == [0, 0, 1, 1]
    assert "wins." in page.regions["status"]
    assert "The last counter is taken." in page.regions["status"]
    page.click("a1")
    assert "The game is over." in page.regions["status"]
    page.press(actions.UNDO)
    assert not page.table.over
    return page


def entries(page: Page) -> list[Entry]:
    """The ways to enter a move on the page's table."""
    return list(page.table.game.entries(page.table.position))


def links(page: Page) -> None:
    """Both links open what they were made from, and a reload keeps the game."""
    for link in (game_link(page.table), position_link(page.table)):
        opened = Page(link)
        assert opened.model.notice is None
        assert opened.table.position == page.table.position
    assert Page("#/nim", stored=page.stored).table.record == page.table.record


def against_the_engine() -> None:
    """The engine makes both plies of its turn, and gives a hint before ours."""
    page = Page("#/nim")
    page.seat(0, 4)
    page.press(actions.HINT)
    page.think()
    assert page.model.play.hint is not None
    page.press(actions.HINT_PLAY)
    assert len(page.moves.split()) == 1
    page.type("b2")
    page.think()
    assert len(page.moves.split()) == 4 or page.table.over
    while not page.table.over:
        page.click(entries(page)[0].targets[0].name)
        page.think()
    page.press(actions.DIALOG("new"))
    page.press(actions.NEW_START)
    assert page.moves == ""


def pages() -> None:
    """Home, rules, a frame, and the moves in French."""
    home = Page("#/", languages=["fr"])
    assert "Trois tas, deux prises par tour." in home.regions["page"]
    assert 'class="nim"' in home.regions["page"]
    rules = Page("#/nim/rules")
    assert "Two counters taken from heap a." in rules.regions["guide"]
    frame = Page("#/nim?v=1&g=a2", embed=True)
    assert frame.moves == "a2"
    wrong = Page("#/nim?v=1&g=a2.a3")
    assert wrong.model.notice is not None
    assert wrong.moves == "a2"
    wrong.type("a3")
    assert "There is no counter a3 any more." in wrong.regions["typed-move-why"]


def lessons() -> None:
    """Without a lesson there is no way to one; a lesson is data, and the page plays it."""
    nim = catalog.by_slug("nim")
    assert nim.lesson is None
    assert Page("#/nim/learn").model.notice is not None
    assert "learn" not in Page("#/").regions["acts-nim"]
    type(nim).lesson = property(lambda game: lambda: lesson(game))  # type: ignore[assignment, method-assign]
    assert "#/nim/learn" in Page("#/").regions["acts-nim"]
    page = Page("#/nim/learn", languages=["fr"])
    assert "Prenez tout le tas b." in page.regions["lesson"]
    page.click("b2")
    assert "Il en reste." in page.regions["lesson"]
    for plies in (2, 0):
        page.send("waited", number=page.board.pause.number)
        assert page.table.record.ply == plies
    page.click("b1")
    assert page.stored["lessons"] == '{"finished":["nim.heap"]}'
    page.lead_on()
    assert page.lesson.over
    assert "lesson-play" in page.regions["lesson-acts"]


if __name__ == "__main__":
    main()
