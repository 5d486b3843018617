"""What to save, load and remove follows from the difference between two models."""

from __future__ import annotations

import pytest

from tesserae.app.messages import Saved, Unsaved
from tesserae.app.messages.commands import LoadGame, Persist, SaveGame, ShellCommand, TouchGame
from tesserae.app.model import Model
from tesserae.app.model.saved_games import Awaited, SavedGames, Summary
from tesserae.app.model.screen import GamesPage
from tesserae.app.model.table import FIRST_SEATS, Table
from tesserae.app.screens.registry import page_of
from tesserae.app.storage.saving import (
    ABSENT,
    note_not_saved,
    note_saved,
    save,
    storage_commands,
    with_items,
    without,
    worth_saving,
)
from tesserae.app.storage.summaries import about, summary_of
from tesserae.app.storage.table_text import write_table
from tesserae.core.record import begin, go, movetext
from tesserae.core.text import text
from tests.app.storage.tables import HOME, ONE, PYRGA, TWO, model, saved_as, table


def noted(before: Model, later: Model, *, retry: bool = False) -> tuple[Model, list[ShellCommand]]:
    """The model that has noted what is saved, and the commands."""
    return storage_commands(before, later, page_of(later).games_to_load(later), retry=retry)


def after(before: Model, later: Model, *, retry: bool = False) -> list[ShellCommand]:
    return noted(before, later, retry=retry)[1]


def kinds(commands: list[ShellCommand]) -> list[tuple[str, str]]:
    return [(type(it).__name__, getattr(it, "id", "")) for it in commands]


def test_a_table_is_saved_over_the_version_that_was_last_seen() -> None:
    saved = SavedGames(summaries={"one": summary_of(ONE, 3)})
    command = save(HOME._replace(saved_games=saved), ONE)
    assert command == SaveGame("one", "pyrga", 3, about(ONE), write_table(ONE))
    assert save(HOME, TWO) == SaveGame("two", "pyrga", 0, about(TWO), write_table(TWO))
    assert ABSENT < 0


def test_what_has_changed_is_saved_and_noted() -> None:
    before = model(ONE, TWO, **saved_as(ONE, TWO))
    played = table("Sb2 Sb3", "one")
    found, commands = noted(before, before._replace(tables=(played, TWO)))
    assert commands == [save(before, played)]
    assert found.saved_games.last_saved == {"one": played, "two": TWO}


def test_what_is_as_it_was_saved_is_not_saved_again() -> None:
    before = model(ONE, **saved_as(ONE))
    same = ONE._replace()
    assert after(before, before._replace(tables=(same,))) == []
    assert after(before, before) == []


def test_what_could_not_be_saved_is_tried_again_with_the_next_ply() -> None:
    before = model(ONE, TWO, **saved_as(ONE, TWO), unsaved=frozenset(["two", "one"]))
    played = table("Sb2 Sb3", "one")
    later = before._replace(tables=(played, TWO))
    assert kinds(after(before, later, retry=True)) == [("SaveGame", "one"), ("SaveGame", "two")]
    assert kinds(after(before, later)) == [("SaveGame", "one")]
    found = noted(before, later, retry=True)[0]
    assert found.saved_games.unsaved == frozenset()
    assert noted(before, later)[0].saved_games.unsaved == {"two"}


def test_a_game_played_here_is_no_longer_that_of_another_tab() -> None:
    before = model(ONE, TWO, **saved_as(ONE, TWO), in_other_tab=frozenset(["one", "two"]))
    later = before._replace(tables=(table("Sb2 Sb3", "one"), TWO))
    assert noted(before, later)[0].saved_games.in_other_tab == {"two"}


def test_a_game_that_is_too_long_is_not_saved_and_the_user_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = model(ONE, **saved_as(ONE))
    later = before._replace(tables=(table("Sb2 Sb3", "one"),))
    monkeypatch.setattr(movetext, "MOST_PLIES", 1)
    told, commands = noted(before, later)
    assert commands == []
    assert told.notice == text("error.unsaved")
    assert told.saved_games.unsaved == {"one"}
    assert not told.saved_games.settling, "no answer is to come"
    assert note_saved(told, Saved("two", 1, 1, 1)).notice == told.notice
    monkeypatch.undo()
    shorter = told._replace(tables=(table("Sb2", "one"),))
    assert kinds(after(told, shorter, retry=True)) == [("SaveGame", "one")]


def test_a_table_left_without_a_ply_is_removed_if_it_was_saved() -> None:
    empty, fresh = table("", "empty", seats=(0, 5)), table("", "fresh", seats=FIRST_SEATS)
    before = model(ONE, empty, fresh, **saved_as(ONE, empty))
    assert kinds(after(before, before._replace(tables=(ONE,)))) == [("RemoveGame", "empty")]
    assert after(before, before._replace(tables=(empty, fresh))) == []


@pytest.mark.parametrize(("rival", "touched"), [(11, True), (10, False), (9, False)])
def test_a_game_that_comes_to_its_page_is_used_if_another_was_used_later(
    rival: int, touched: bool
) -> None:
    saved = saved_as(ONE)
    saved["summaries"]["old"] = summary_of(TWO, 1, 1, rival)._replace(id="old")
    before, later = model(screen="home", **saved), model(ONE, **saved)
    assert kinds(after(before, later)) == ([("TouchGame", "one")] if touched else [])
    assert after(later, later._replace(tables=(ONE, TWO._replace(id="new")))) != [
        TouchGame("one")
    ], "it was there already"


def test_a_rival_is_a_game_of_the_same_rules() -> None:
    saved = saved_as(ONE)
    saved["summaries"]["old"] = summary_of(TWO, 1, 1, 99)._replace(id="old", slug="zaic")
    assert after(model(screen="home", **saved), model(ONE, **saved)) == []


def test_games_that_are_awaited_are_loaded_once() -> None:
    before = model(ONE, **saved_as(ONE))
    awaited = Awaited(frozenset(["b", "a"]), resume="a")
    later = before.with_saved_games(awaited=awaited)
    found, commands = noted(before, later)
    assert kinds(commands) == [("LoadGame", "a"), ("LoadGame", "b")]
    assert found.saved_games.fetching == {"a", "b"}
    assert after(found, found) == []


def summaries(*items: tuple[str, int, str]) -> dict[str, Summary]:
    """Summaries by id, when they were used, and the result."""
    return {
        id: summary_of(ONE, 1, used, used)._replace(id=id, result=result)  # type: ignore[arg-type]
        for id, used, result in items
    }


@pytest.mark.parametrize(
    ("items", "loaded"),
    [
        ([("a", 1, ""), ("b", 2, "")], "b"),
        ([("a", 1, ""), ("b", 2, "first")], "a"),
        ([("b", 2, "draw")], ""),
        ([], ""),
    ],
)
def test_the_home_page_loads_the_last_game_that_goes_on(
    items: list[tuple[str, int, str]], loaded: str
) -> None:
    home = model(screen="home", summaries=summaries(*items))
    assert after(home, home) == ([LoadGame(loaded)] if loaded else [])
    elsewhere = home._replace(screen=GamesPage())
    assert after(elsewhere, elsewhere) == []
    fetching = home._replace(saved_games=home.saved_games._replace(fetching=frozenset(["a", "b"])))
    assert after(fetching, fetching) == []
    there = home._replace(tables=(table("Sb2", "a"), table("Sb2", "b")))
    there = there.with_saved_games(last_saved={it.id: it for it in there.tables})
    assert after(there, there) == []


def test_the_end_of_a_game_asks_that_all_be_kept() -> None:
    over = table("Sb2 resign1", "one")
    before = model(ONE, **saved_as(ONE))
    assert kinds(after(before, before._replace(tables=(over,)))) == [
        ("SaveGame", "one"),
        ("Persist", ""),
    ]
    assert Persist() not in after(before, model(table("Sb2 Sb3", "one"), **saved_as(ONE)))
    other = model(over._replace(id="two"), **saved_as(ONE))
    assert Persist() not in after(before, other), "that is another game"
    assert Persist() not in after(model(screen="home"), model(over))


def test_a_look_at_the_end_of_a_game_is_not_its_end() -> None:
    over = table("Sb2 Sb3 resign1", "one")
    back = over._replace(record=go(over.record, 1))
    saved = saved_as(over)
    assert Persist() not in after(model(back, **saved), model(over, **saved))


def test_a_saved_game_has_the_stamps_of_the_device() -> None:
    found = note_saved(
        model(ONE, last_saved={"one": ONE}, unsaved=frozenset(["one", "x"])),
        Saved("one", 7, 8, 9),
    )
    assert found.saved_games.summaries == {"one": summary_of(ONE, 7, 8, 9)}
    assert found.saved_games.last_saved == {"one": ONE}
    assert found.saved_games.unsaved == {"x"}


def test_a_saved_game_that_is_not_loaded_is_forgotten_but_for_its_summary() -> None:
    found = note_saved(model(TWO, last_saved={"one": ONE, "two": TWO}), Saved("one", 7, 8, 9))
    assert found.saved_games.summaries == {"one": summary_of(ONE, 7, 8, 9)}
    assert found.saved_games.last_saved == {"two": TWO}


def test_a_game_removed_while_it_was_saved_stays_removed() -> None:
    before = model(TWO, last_saved={"two": TWO})
    assert note_saved(before, Saved("one", 7, 8, 9)) is before


@pytest.mark.parametrize(("id", "unsaved"), [("one", {"one", "x"}), ("", {"x"})])
def test_a_game_that_could_not_be_saved_is_noted_and_told_of(id: str, unsaved: set[str]) -> None:
    told = note_not_saved(model(ONE, unsaved=frozenset(["x"])), Unsaved(id))
    assert told.saved_games.unsaved == unsaved
    assert told.notice == text("error.unsaved")


def test_mappings_are_changed_by_copies() -> None:
    items = {"a": 1, "b": 2}
    assert with_items(items, {"b": 3, "c": 4}) == {"a": 1, "b": 3, "c": 4}
    assert without(items, ["a", "z"]) == {"b": 2}
    assert items == {"a": 1, "b": 2}
    for mapping in (with_items(items, {}), without(items, [])):
        with pytest.raises(TypeError):
            mapping["a"] = 9  # type: ignore[index]


def test_a_table_is_worth_saving_once_anything_was_done_at_it() -> None:
    first = Table("pyrga", begin(PYRGA.initial()), FIRST_SEATS)
    assert not worth_saving(first)
    assert not worth_saving(first._replace(id="x", seed=9, date="2026.11.21"))
    assert worth_saving(first._replace(seats=(0, 5)))
    assert worth_saving(first._replace(flipped=True))
    commented = first.record._replace(comments=((-1, "x"),))
    assert worth_saving(first._replace(record=commented))
    assert worth_saving(first._replace(record=ONE.record))
    assert worth_saving(first._replace(record=begin(ONE.record.position)))
