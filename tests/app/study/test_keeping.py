"""Studies are kept as games are, apart from them."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.saved_games import STUDIES
from tesserae.app.storage.summaries import read_summary, summaries_by_use
from tesserae.core.errors import BadInput
from tests.app.device import Device
from tests.app.page import Page


@pytest.fixture
def device() -> Device:
    """It has a game, and a study that was looked into after it."""
    device = Page("#/pyrga", "Sb2").device
    Page("#/pyrga/study", "Tb2e", "Sc2", seed=2, device=device)
    return device


def test_a_study_is_there_after_a_reload_and_the_game_too(device: Device) -> None:
    assert Page("#/pyrga/study", seed=3, device=device).moves == "Tb2e Sc2"
    assert Page("#/pyrga", seed=3, device=device).moves == "Sb2"


def test_a_study_that_came_as_a_summary_is_loaded_when_its_page_is_opened(device: Device) -> None:
    more = device.listed()["games"]
    page = Page("#/pyrga/study", seed=3, device=device, games=[], more=more)
    assert page.table.study
    assert page.moves == "Tb2e Sc2"


def test_a_study_that_is_gone_by_then_is_begun_anew(device: Device) -> None:
    more = device.listed()["games"]
    for id in device.games:
        device.texts.pop(f"game.{id}")
    page = Page("#/pyrga/study", seed=3, device=device, games=[], more=more)
    assert page.table.study
    assert page.moves == ""


def test_how_lines_are_shown_is_kept_through_a_reload(device: Device) -> None:
    page = Page("#/pyrga/study", seed=3, device=device)
    page.press(actions.STUDY_LINES(5), actions.STUDY_VALUES, actions.STUDY_ENGINE)
    again = Page("#/pyrga/study", seed=3, device=device)
    assert again.model.settings.study_lines == 5
    assert again.model.engine.analysis is None
    again.press(actions.STUDY_ENGINE)
    assert "Choose a move" in again.regions["lines"]


def test_all_has_games_and_studies_by_their_names(device: Device) -> None:
    page = Page("#/pyrga/study", seed=3, device=device)
    page.change(actions.CHAPTER_TITLE, "Corners & <b>edges</b>")
    page.press(actions.CHAPTER_ADD("start"))
    again = Page("#/games", seed=4, device=device)
    shown = again.regions["games-list"]
    assert "1 game, 1 study" in shown
    assert "Corners &amp; &lt;b" in shown
    assert "(Pyrga, study)" in shown
    again.change(actions.GAMES_SEAT, 0)
    assert "study" not in again.regions["games-list"].lower()


def test_a_study_has_the_name_of_its_first_chapter_until_it_gets_its_own(device: Device) -> None:
    page = Page("#/pyrga/study", seed=3, device=device)
    page.change(actions.CHAPTER_TITLE, "One")
    page.press(actions.CHAPTER_ADD("start"))
    page.change(actions.CHAPTER_TITLE, "Two")
    assert "One (Pyrga, study)" in Page("#/games", seed=4, device=device).regions["games-list"]
    page.change(actions.STUDY_NAME, " Towers\nin the corner ")
    page.press(actions.CHAPTER_MOVE(-1))
    again = Page("#/games", seed=5, device=device)
    assert "Towers in the corner (Pyrga, study)" in again.regions["games-list"]
    reloaded = Page("#/pyrga/study", seed=6, device=device)
    assert reloaded.table.chapters.name == "Towers in the corner"
    assert ">Towers in the corner</h1>" in reloaded.regions["page"]
    reloaded.press(actions.STUDY_UNDO, actions.STUDY_UNDO)
    assert (reloaded.table.chapters.name, reloaded.table.chapters.title) == ("", "Two")
    reloaded.press(actions.STUDY_REDO)
    assert reloaded.table.chapters.name == "Towers in the corner"
    reloaded.change(actions.STUDY_NAME, "")
    assert "One (Pyrga, study)" in Page("#/games", seed=7, device=device).regions["games-list"]


def test_games_and_studies_are_found_by_letters_of_their_names(device: Device) -> None:
    page = Page("#/pyrga/study", seed=3, device=device)
    page.change(actions.STUDY_NAME, "Écoles")
    again = Page("#/games", seed=4, device=device)
    for letters, games, studies in (("éCO", 0, 1), (" pyrga  against ", 1, 0), ("pyrga", 1, 1)):
        again.change(actions.GAMES_SEARCH, letters)
        shown = again.regions["games-list"]
        assert ("Pyrga against" in shown, "Écoles" in shown) == (games, studies)
    again.change(actions.GAMES_SEARCH, "zaic")
    assert "Nothing matches." in again.regions["games-list"]
    again.change(actions.GAMES_SEARCH, " ")
    assert "1 game, 1 study" in again.regions["games-list"]


def test_a_device_with_studies_alone_has_no_list_without_any() -> None:
    device = Page("#/pyrga/study", "Sb2").device
    shown = Page("#/games", device=device, seed=2).regions["games-list"]
    assert "1 study" in shown
    assert "No games yet" not in shown


@pytest.mark.parametrize("name", [7, "x" * 1_000, "a\nb"])
def test_a_name_that_is_none_is_not_read(name: object) -> None:
    [game] = Page("#/pyrga/study", "Sb2").device.games.values()
    with pytest.raises(BadInput):
        read_summary({**game, "about": {**game["about"], "name": name}})


def test_studies_are_listed_apart(device: Device) -> None:
    page = Page("#/games", seed=3, device=device)
    assert "Pyrga against level" in page.regions["games-list"]
    page.press(actions.GAMES_SHOWN("pyrga"))
    assert "2 moves" not in page.regions["games-list"]
    page.press(actions.GAMES_SHOWN(STUDIES))
    assert "Pyrga, study" in page.regions["games-list"]
    assert "Sb2" not in page.regions["games-list"]
    page.send("hash", hash="#/")
    assert "Sc2" not in page.regions["kept"]


def test_a_study_in_the_list_opens_and_can_be_removed(device: Device) -> None:
    page = Page("#/games", seed=3, device=device)
    [study] = summaries_by_use(page.model, studies=True)
    page.press(actions.RESUME(study.id))
    assert page.model.hash == f"#/pyrga/study?id={study.id}"
    assert page.moves == "Tb2e Sc2"
    page.send("hash", hash="#/games")
    page.press(actions.ASK_TO_REMOVE(study.id))
    assert "Pyrga, study, 2 moves" in page.regions["dialog"]
    page.press(actions.REMOVE)
    assert len(device.games) == 1


def test_what_is_stored_of_a_game_says_nothing_of_studies(device: Device) -> None:
    [study] = [game for game in device.games.values() if game["about"].get("study")]
    assert '"study":true' in study["text"]
    [game] = [game for game in device.games.values() if "study" not in game["about"]]
    assert "study" not in game["text"]
