"""The settings as text: what is kept, and what falls back to the default alone."""

from __future__ import annotations

import json

import pytest

from tesserae.app.model.settings import Settings
from tesserae.app.storage.settings_text import read_settings, write_settings
from tesserae.games import catalog

LAYERS = [f"{game.slug}.{name}" for game in catalog.GAMES for name in game.layers]
WAYS = [(game.slug, name) for game in catalog.GAMES for name in game.colourways]

CHANGED = Settings(
    language="fr",
    theme="dark",
    confirm=True,
    coordinates=False,
    animation=False,
    auto_flip=True,
    colourways=(WAYS[-1],),
    layers=tuple(LAYERS),
    evaluation=True,
    pace="slow",
    won=("zaic", "tetrad"),
    beaten=("pyrga.1", "pyrga.3", "tetrad.5"),
    choose_losses=True,
    coach=("pyrga.advice", "zaic.warnings"),
    sound=True,
    vibration=True,
    study_engine=False,
    study_lines=5,
    study_values=False,
    study_workers=3,
    replay_stops=True,
    worded="always",
)


def read(**stored: object) -> Settings:
    return read_settings(json.dumps(stored), Settings())


def test_settings_are_read_as_they_were_written() -> None:
    assert set(LAYERS)
    back = read_settings(write_settings(CHANGED), Settings())
    assert back._replace(won=(), coach=()) == CHANGED._replace(won=(), coach=())
    assert sorted(back.won) == sorted(CHANGED.won)
    assert sorted(back.coach) == sorted(CHANGED.coach)
    assert read_settings(write_settings(Settings()), CHANGED) == Settings()


def test_the_names_in_the_text_stay_as_they_are() -> None:
    assert set(json.loads(write_settings(CHANGED))) == {
        *("language", "theme", "confirm", "coordinates", "animation", "turning"),
        *("ways", "layers", "evaluation", "pace", "won", "coach", "sound", "vibration"),
        *("study_engine", "study_lines", "study_values", "study_workers"),
        *("choose_losses", "beaten", "replay_pace", "replay_stops"),
        "worded",
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "de"),
        ("theme", "blue"),
        ("pace", "fast"),
        ("pace", [1]),
        ("worded", "sometimes"),
        ("confirm", 1),
        ("coordinates", None),
        ("seed", 3),
        ("layers", "pyrga.lines"),
        ("layers", ["pyrga.nothing"]),
        ("won", ["chess"]),
        ("won", "zaic"),
        ("won", {}),
        ("coach", ["zaic.praise", 3]),
        ("coach", "pyrga.advice"),
        ("coach", {"zaic.advice": True}),
        ("ways", [["zaic", "pink"]]),
        ("ways", "zaic"),
        ("study_engine", 0),
        ("study_lines", 6),
        ("study_lines", True),
        ("study_lines", "3"),
    ],
)
def test_what_a_setting_cannot_be_falls_back_alone(name: str, value: object) -> None:
    assert read(turning=True, **{name: value}) == Settings(auto_flip=True)


@pytest.mark.parametrize("text", ["", "{", "[]", "3"])
def test_what_holds_no_settings_changes_none(text: str) -> None:
    assert read_settings(text, CHANGED) is CHANGED


def test_of_a_list_the_known_names_are_kept_in_the_order_of_the_games() -> None:
    settings = read(won=["zaic", "chess", "pyrga"], coach=["zaic.advice", "x", "pyrga.warnings"])
    assert settings.won == ("pyrga", "zaic")
    assert settings.coach == ("pyrga.warnings", "zaic.advice")
    assert read(layers=[LAYERS[0], "x"]).layers == (LAYERS[0],)
    assert read(ways=[list(WAYS[0]), ["x", "y"]]).colourways == (WAYS[0],)
