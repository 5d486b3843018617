"""The openings to know: thirty lines, proven, and as the tool writes them."""

from __future__ import annotations

from tesserae.app.practice.training import lines, studies
from tesserae.app.practice.training.schedule import PAUSES
from tesserae.core.game import FIRST
from tesserae.games.pyrga.engine.opening import Opening
from tesserae.games.pyrga.rules import Position
from tesserae.games.pyrga.words.openings import CHAPTERS
from tests.app.page import Page
from tests.app.practice.training.training import DAY, later, on_day, play_all, solved
from tools.generate import pyrga_openings


def test_the_tool_writes_them() -> None:
    assert pyrga_openings.chapters() == [*CHAPTERS]


def test_every_move_of_the_first_side_keeps_the_win() -> None:
    study, book = studies.openings("openings-pyrga"), Opening()
    assert study is not None
    found = lines.lines_of(study, 0)
    assert len(found) == 30
    for line in found:
        record = lines.record_of(study, line)
        for before, after in zip(record.positions, record.positions[1:], strict=False):
            if before.to_move == FIRST:
                assert isinstance(after, Position)
                value = book.value(after)
                assert value is not None
                assert value * (1 if after.to_move == FIRST else -1) == 1


def test_they_are_trained_from_the_book_and_come_back_on_the_home_page() -> None:
    page = Page("#/pyrga/book", today=DAY)
    there = "#/pyrga/study/train?id=openings-pyrga"
    assert there in page.regions["book-position"]
    page.send("hash", hash=there)
    assert len(play_all(page)) == 60
    assert solved(page) == [1] * 30
    page = on_day(page.device, PAUSES[0], "#/")
    assert "30 lines are due today" in page.regions["kept"]
    page.send("hash", hash="#/train")
    assert "30 lines left" in page.regions["puzzle-head"]
    assert later(1) == page.model.device.today
