"""Restoring a backup, step by step: what is counted, what is merged, and what is said of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesserae.app.messages import BackupRead
from tesserae.app.model import Model
from tesserae.app.model.play import Adapted
from tesserae.app.model.saved_games import Restore
from tesserae.app.model.screen import GamesPage
from tesserae.app.practice.lessons.progress import LESSONS
from tesserae.app.storage.adapted_text import ADAPTED
from tesserae.app.storage.restoring import count_game, finish
from tesserae.app.storage.table_text import write_table
from tesserae.core.record import movetext
from tesserae.core.text import Listed, Text, text
from tests.app.page import Page
from tests.app.storage.tables import table
from tests.core.trees import lines


def item(moves: str, id: str) -> dict[str, Any]:
    """A game of a backup."""
    return {"id": id, "text": write_table(table(moves, id)), "updated": 5, "used": 6}


def part(page: Page, *games: dict[str, Any], **values: str) -> None:
    page.send("backup-part", games=games, total=len(games), values=values)


def counted(page: Page) -> tuple[int, tuple[int, ...]]:
    """How many games were restored so far, and which could not be read."""
    restore = page.model.saved_games.restore
    assert restore is not None
    return restore.done, restore.unreadable


def report(restore: Restore | None, *, trouble: bool = False) -> Text | None:
    """What is said at the end."""
    model = finish(Page("#/").model.with_saved_games(restore=restore), BackupRead(trouble))
    assert model.saved_games.restore is None
    return model.notice


def numbers(*items: int, others: bool = False) -> Listed:
    names = [text("restore.number", i=number) for number in items]
    return Listed(tuple(names + [text("restore.others")] * others), "and")


def test_a_restored_backup_is_reported_in_numbers() -> None:
    done = text("restore.done", n=3)
    assert report(Restore(3, done=3)) == done
    assert report(None) == text("restore.done", n=0)
    assert report(Restore(3), trouble=True) == text("restore.bad")


def test_games_that_were_here_already_are_not_counted_as_restored() -> None:
    page = Page("#/")
    for moves, expected in (
        ("Sb2", text("restore.done", n=1)),
        ("Sb2", text("restore.known", n=1)),
        ("Sb2 Sb3", text("restore.done", n=1)),
    ):
        part(page, item(moves, "a"))
        page.send("backup-read", trouble=False)
        assert page.model.notice == expected
    part(page, item("Sb2", "a"), item("Sb3", "b"))
    assert page.model.saved_games.restore is not None
    assert page.model.saved_games.restore.handled_count == 2
    page.send("backup-read", trouble=False)
    done, known = text("restore.done", n=1), text("restore.known", n=1)
    assert page.model.notice == text("restore.and", first=done, second=known)


def test_up_to_eight_unreadable_games_are_named() -> None:
    done = text("restore.done", n=1)
    for count in (1, 8, 9):
        bad = tuple(range(1, count + 1))
        second = text("restore.unreadable", n=count, names=numbers(*bad[:8], others=len(bad) > 8))
        found = report(Restore(9, done=1, unreadable=bad))
        assert found == text("restore.and", first=done, second=second)


def test_what_the_device_had_no_room_for_comes_last() -> None:
    done = text("restore.done", n=1)
    full = text("restore.unsaved", n=2)
    assert report(Restore(3, done=1, unsaved=2)) == text("restore.and", first=done, second=full)
    bad = text("restore.unreadable", n=1, names=numbers(4))
    both = text("restore.and", first=done, second=bad)
    found = report(Restore(4, done=1, unreadable=(4,), unsaved=2))
    assert found == text("restore.and", first=both, second=full)


def restoring(*ids: str) -> Model:
    pending = {id: table("Sb2", id) for id in ids}
    return Page("#/").model.with_saved_games(restore=Restore(3, done=1, pending=pending))


@pytest.mark.parametrize("kept", [True, False])
def test_after_the_last_game_of_a_part_the_next_part_is_asked_for(kept: bool) -> None:
    model, commands = count_game(restoring("a", "b"), "a", kept=kept)
    restore = model.saved_games.restore
    assert restore is not None
    assert (restore.done, restore.unsaved) == (1 + kept, 1 - kept)
    assert list(restore.pending) == ["b"]
    assert commands == []
    _, commands = count_game(model, "b", kept=kept)
    assert [type(command).__name__ for command in commands] == ["RestoreNext"]


def test_a_game_that_is_not_waited_for_is_not_counted() -> None:
    model = restoring("a")
    assert count_game(model, "z", kept=True) == (model, [])
    idle = Page("#/").model
    assert count_game(idle, "a", kept=True) == (idle, [])


def test_the_lines_of_the_backup_come_to_a_game_of_both_tabs() -> None:
    """This tab has not heard yet what the other one has played."""
    one = Page("#/pyrga?v=1&g=", "Sb2")
    id = one.table.id
    two = Page("#/pyrga", seed=2, device=one.device)
    one.type("Sb3", "Tb4e")
    part(two, item("Sb2 Sb1", id))
    two.send("backup-read", trouble=False)
    assert two.model.notice == text("restore.done", n=1)
    kept = json.loads(one.device.games[id]["text"])["moves"]
    assert kept == "Sb2 Sb1 (Sb3 Tb4e)"
    loaded = next(table for table in two.model.tables if table.id == id)
    assert len(lines(loaded.record)) == 4
    assert [game["id"] for game in one.device.games.values()] == [id]


def test_games_beside_the_one_that_is_merged_stay_as_they_are() -> None:
    page = Page("#/zaic?v=1&g=", "Bh8")
    page.send("hash", hash="#/pyrga?v=1&g=")
    page.type("Sb2")
    id = page.table.id
    part(page, item("Sb2 Sb1", id))
    found = {table.slug: movetext.write(table.game, table.record) for table in page.model.tables}
    assert found == {"zaic": "Bh8", "pyrga": "Sb2 Sb1"}


def test_the_same_game_twice_in_a_part_is_taken_once() -> None:
    page = Page("#/")
    part(page, item("Sb2", "a"), item("Sb3", "a"))
    assert counted(page) == (1, (2,))
    assert json.loads(page.device.games["a"]["text"])["moves"] == "Sb2"


def test_what_cannot_be_read_has_its_number_in_the_file() -> None:
    page = Page("#/")
    part(page, {"id": "a"}, item("Sb2", "b"), {**item("Sb2", "c"), "used": -1})
    part(page, item("Sb2", "d"), {**item("Sb2", "e"), "text": 3})
    assert counted(page) == (2, (1, 3, 5))


def test_progress_is_merged_with_that_of_the_device() -> None:
    page = Page("#/")
    page.app.model = page.model._replace(adapted={"zaic": Adapted(3, 4)}).with_practice(
        finished=("zaic.board",)
    )
    adapted = json.dumps({"zaic": {"level": 5, "games": 1}, "pyrga": {"level": 4, "games": 2}})
    part(page, **{ADAPTED: adapted, LESSONS: json.dumps({"finished": ["pyrga.pieces"]})})
    assert page.model.adapted == {"zaic": Adapted(3, 4), "pyrga": Adapted(4, 2)}
    assert page.model.practice.finished == ("pyrga.pieces", "zaic.board")
    assert page.model.screen == GamesPage()


def test_a_frame_restores_nothing() -> None:
    page = Page("#/pyrga", embed=True)
    part(page, item("Sb2", "a"))
    assert not page.device.games
    assert page.model.saved_games.restore is None
    assert not page.did("restorenext")
