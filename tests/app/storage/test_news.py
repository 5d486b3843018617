"""News of other tabs, one by one: what is loaded, kept, merged, dropped and resumed."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.messages import GameLoaded, GamesChanged
from tesserae.app.messages.commands import AsideGame, LoadGame, TouchGame
from tesserae.app.model import Model
from tesserae.app.model.saved_games import Awaited
from tesserae.app.model.screen import GamePage
from tesserae.app.model.table import Table
from tesserae.app.navigation.awaiting import follow_awaited
from tesserae.app.storage.summaries import summary_of
from tesserae.app.storage.sync import add_loaded_game, note_changed_games, set_aside
from tesserae.app.storage.table_text import write_table
from tesserae.core.record import begin, go, movetext
from tesserae.core.text import text
from tests.app.storage.tables import ONE, PYRGA, TWO, item, model, saved_as, table


def loaded(before: Model, theirs: Table, *, refused: bool = False) -> tuple[Model, list[Any]]:
    """What becomes of a model as a game of version 4 arrives."""
    game = {**item(theirs, 4), "text": write_table(theirs)}
    later, commands = add_loaded_game(before, GameLoaded(game, refused))
    return later, list(commands)


def moves_of(later: Model, id: str = "one") -> str:
    found = next(it for it in later.tables if it.id == id)
    return movetext.write(found.game, found.record)


@pytest.mark.parametrize(("version", "newer"), [(2, False), (3, False), (4, True)])
def test_a_loaded_game_is_loaded_again_if_there_is_a_newer_one(version: int, newer: bool) -> None:
    later, commands = note_changed_games(
        model(ONE, **saved_as(ONE)), GamesChanged((item(table("Sb2 Sb3"), version),))
    )
    assert commands == ([LoadGame("one")] if newer else [])
    summary = later.saved_games.summaries["one"]
    assert (summary.version, summary.plies) == (3, 2), "the version is that of what is here"


def test_a_loaded_game_that_was_never_saved_here_is_loaded() -> None:
    later, commands = note_changed_games(model(ONE), GamesChanged((item(ONE, 4),)))
    assert commands == [LoadGame("one")]
    assert later.saved_games.summaries["one"].version == 4


def test_of_games_that_are_not_loaded_the_summaries_are_enough() -> None:
    before = model(ONE, **saved_as(ONE, TWO))
    later, commands = note_changed_games(before, GamesChanged((item(TWO, 9),)))
    assert commands == []
    assert later.saved_games.summaries["two"].version == 9
    assert later.saved_games.summaries["one"] == before.saved_games.summaries["one"]


def test_a_summary_that_cannot_be_read_does_not_hide_the_next() -> None:
    news = GamesChanged(({"id": "bad"}, {"id": "!"}, item(TWO, 9)))
    later, commands = note_changed_games(model(ONE, **saved_as(ONE)), news)
    assert commands == [AsideGame("bad")]
    assert set(later.saved_games.summaries) == {"one", "two"}
    assert later.saved_games.set_aside == 2


def test_a_game_that_is_gone_is_dropped_unless_it_is_on_the_page() -> None:
    other = table("Sb2", "three")._replace(slug="pyrga")
    before = model(ONE, other, **saved_as(ONE, other), unsaved=frozenset(["one", "three", "x"]))
    later, _ = note_changed_games(before, GamesChanged((), ("one", "three")))
    assert [it.id for it in later.tables] == ["one"]
    assert later.saved_games.last_saved == {"one": ONE}
    assert later.saved_games.summaries == {}
    assert later.saved_games.unsaved == {"x"}
    assert note_changed_games(before, GamesChanged(())) == (before, [])


def test_a_game_that_cannot_be_read_leaves_the_lists() -> None:
    before = model(ONE, **saved_as(ONE, TWO), fetching=frozenset(["two", "x"]), set_aside=1)
    later, commands = set_aside(before, {"id": "two"})
    assert commands == [AsideGame("two")]
    assert set(later.saved_games.summaries) == {"one"}
    assert later.saved_games.fetching == {"x"}
    assert later.saved_games.set_aside == 2
    assert later.notice == text("aside.notice", n=1)


@pytest.mark.parametrize("bad", [None, [], {}, {"id": "a b"}])
def test_what_has_no_name_is_counted_alone(bad: object) -> None:
    later, commands = set_aside(model(ONE, **saved_as(ONE)), bad)
    assert commands == []
    assert set(later.saved_games.summaries) == {"one"}
    assert later.saved_games.set_aside == 1


@pytest.mark.parametrize("stored", [None, 3, "{"])
def test_a_game_without_its_text_is_set_aside(stored: object) -> None:
    before = model(ONE, **saved_as(ONE, TWO))
    later, commands = add_loaded_game(before, GameLoaded({**item(TWO, 4), "text": stored}))
    assert commands == [AsideGame("two")]
    assert set(later.saved_games.summaries) == {"one"}


def test_a_game_that_arrives_is_a_table_more() -> None:
    before = model(ONE, **saved_as(ONE, TWO), fetching=frozenset(["two", "x"]))
    later, commands = loaded(before, TWO)
    assert commands == []
    assert [it.id for it in later.tables] == ["one", "two"]
    assert later.saved_games.last_saved == {"one": ONE, "two": TWO}
    assert later.saved_games.summaries["two"] == summary_of(TWO, 4, 8, 10)
    assert later.saved_games.fetching == {"x"}


def test_a_tab_follows_the_other_if_nothing_was_done_here() -> None:
    theirs = table("Sb2 Sb3 Tb4e", flipped=True)
    theirs = theirs._replace(record=go(theirs.record, 2))
    later, commands = loaded(model(ONE, TWO, **saved_as(ONE, TWO)), theirs)
    assert commands == []
    assert later.tables == (theirs, TWO)
    assert later.saved_games.last_saved["one"] == theirs
    assert later.saved_games.in_other_tab == {"one"}
    assert later.play.fresh


def test_a_tab_that_was_looking_back_stays_there_and_gets_the_new_plies() -> None:
    before = table("Sb2 Sb3")
    back = before._replace(record=go(before.record, 1))
    later, _ = loaded(model(back, **saved_as(before)), table("Sb2 Sb3 Tb4e"))
    assert moves_of(later) == "Sb2 Sb3 Tb4e"
    assert later.tables[0].record.ply == 1


def test_both_lines_are_kept_told_of_and_saved_again() -> None:
    mine = table("Sb2 Sb1")
    later, commands = loaded(model(mine, **saved_as(ONE)), table("Sb2 Sb3"), refused=True)
    assert moves_of(later) == "Sb2 Sb1 (Sb3)"
    assert later.notice == text("sync.both", game=text("pyrga.title"))
    assert "one" not in later.saved_games.last_saved
    assert commands == []


def test_what_is_only_longer_here_is_saved_again_without_a_word() -> None:
    mine = table("Sb2 Sb3 Tb4e")
    later, _ = loaded(model(mine, **saved_as(ONE)), table("Sb2 Sb3"), refused=True)
    assert moves_of(later) == "Sb2 Sb3 Tb4e"
    assert later.notice is None
    assert "one" not in later.saved_games.last_saved


def test_a_save_that_was_refused_for_the_same_text_is_done() -> None:
    later, commands = loaded(model(ONE), ONE._replace(), refused=True)
    assert [(type(it), it) for it in commands] == [(TouchGame, TouchGame("one"))]
    assert later.saved_games.last_saved == {"one": ONE}
    assert loaded(model(ONE), ONE)[1] == []


def test_games_that_cannot_be_one_are_both_kept() -> None:
    start = ONE.record.position
    theirs = Table("pyrga", begin(start), id="one")
    later, _ = loaded(model(ONE, **saved_as(ONE)), theirs)
    assert len(later.tables) == 2
    mine, other = later.tables
    assert (other, other.id) == (theirs, "one")
    assert mine == ONE._replace(id=mine.id)
    assert mine.id != "one"
    assert later.saved_games.last_saved == {"one": theirs}


def test_games_that_are_too_long_together_are_both_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movetext, "MOST_PLIES", 2)
    later, _ = loaded(model(table("Sb2 Sb1"), **saved_as(ONE)), table("Sb2 Sb3"))
    assert sorted(movetext.write(PYRGA, it.record) for it in later.tables) == ["Sb2 Sb1", "Sb2 Sb3"]


def waiting(*ids: str, **fields: str) -> Model:
    """A model that waits for some games."""
    return model(**saved_as(ONE, TWO), awaited=Awaited(frozenset(ids), **fields))


def test_what_waits_for_several_games_goes_on_after_the_last() -> None:
    before = waiting("one", "two", resume="two")
    later, _ = loaded(before, ONE)
    assert later.saved_games.awaited == Awaited(frozenset(["two"]), resume="two")
    assert follow_awaited(later) == later
    shown = follow_awaited(loaded(later, TWO)[0])
    assert shown.saved_games.awaited is None
    assert shown.table == TWO


def test_a_game_that_nothing_waits_for_starts_nothing() -> None:
    later, _ = loaded(waiting("two", resume="two"), ONE)
    assert later.saved_games.awaited == Awaited(frozenset(["two"]), resume="two")


@pytest.mark.parametrize("way", ["gone", "aside"])
def test_what_waits_for_a_game_that_never_comes_goes_on_as_well(way: str) -> None:
    before = waiting("two", link="#/pyrga?v=1&g=Sb2")
    if way == "gone":
        later, _ = note_changed_games(before, GamesChanged((), ("two",)))
    else:
        later, _ = set_aside(before, {"id": "two"})
    later = follow_awaited(later)
    assert later.saved_games.awaited is None
    assert isinstance(later.screen, GamePage)
    assert later.table is not None
    assert movetext.write(PYRGA, later.table.record) == "Sb2"
