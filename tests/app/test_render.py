"""Rendering: regions that hold together, in every state that events can lead to."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tesserae.app import update
from tesserae.app.messages import Aim, Boot, Saved, actions, registering
from tesserae.app.messages.actions import NewSetting
from tesserae.app.messages.parsing import parse
from tesserae.app.model import Frame, Model, partial_of
from tesserae.app.model.table import entries_of
from tesserae.app.render import drawings, page_markup, render, title
from tesserae.core.text import text
from tesserae.games.tetrad import GAME as TETRAD
from tesserae.view.action import Action
from tesserae.view.lazy import Lazy
from tests.tiers import some

BASE = "https://games.example/tesserae/"
NASTY = '<img src=x onerror="alert(1)">&amp;</p>'
OUTSIDE = {"dialog", "toast", "page"}


def boot(hash: str, language: str = "en", *, embed: bool = False, share: bool = True) -> Model:
    message = Boot(hash, BASE, {}, (language,), embed=embed, share=share, early=None)
    return update.update(Model(), message)[0]


def after(model: Model, *presses: Action) -> Model:
    """The model after presses."""
    for action in presses:
        press = {"type": "press", "act": action.name, "arg": action.arg or ""}
        model = update.update(model, parse(json.dumps(press)))[0]
    return model


def document(model: Model) -> ElementTree.Element:
    """The whole document, as it stands after the regions have been put in their places."""
    regions = render(model)
    whole = ElementTree.fromstring(
        f"<body><div id='page'>{page_markup(model, {})}</div>"
        f"<dialog id='dialog' aria-labelledby='dialog-title'>{regions['dialog']}</dialog>"
        f"<div id='toast'>{regions['toast']}</div></body>"
    )
    for name in [*regions][[*regions].index("dialog") + 1 :]:
        element = next(e for e in whole.iter() if e.get("id") == name)
        if regions[name]:
            element.append(ElementTree.fromstring(f"<div>{regions[name]}</div>"))
    return whole


def walk(seed: int) -> Iterator[Model]:
    """Models on a random way through the app."""
    chance = random.Random(seed)
    start = chance.choice(["#/", "#/pyrga", "#/pyrga/rules", "#/pyrga?v=1&g=Sb2.Sb3.Cb4"])
    model = boot(start, chance.choice(["en", "fr"]), embed=chance.random() < 0.2)
    dialogs = [actions.DIALOG(name) for name in ("share", "settings", "new", "more")]
    acts = [
        actions.UNDO, actions.REDO, actions.FIRST, actions.LAST, actions.JUMP(0), actions.FLIP,
        *dialogs, actions.CLOSE, actions.SETTING(NewSetting("confirm", True)),
        actions.SETTING(NewSetting("language", "fr")),
        actions.SETTING(NewSetting("animation", False)), actions.NEW_START, actions.TAKE_BACK,
        actions.CONFIRM, actions.SHARE_KIND("position"), *map(actions.TARGET, ("a1", "S", "n")),
        actions.RESUME("0"), actions.HINT, actions.STOP, actions.PLAY_HERE,
    ]  # fmt: skip
    for _ in range(40):
        offered = sorted(target.name for target in partial_of(model).offered)
        if offered and chance.random() < 0.7:
            model = after(model, actions.TARGET(chance.choice(offered)))
        else:
            model = after(model, chance.choice(acts))
        yield model


def names(element: ElementTree.Element) -> str:
    return (element.get("aria-label") or "".join(element.itertext())).strip()


@pytest.mark.parametrize("seed", some(range(12), quick=2))
def test_every_page_on_a_random_way_is_whole(seed: int) -> None:
    for model in walk(seed):
        page = document(model)
        ids = [e.get("id") for e in page.iter() if e.get("id")]
        assert len(ids) == len(set(ids))
        assert set(render(model)) <= set(ids)
        for element in page.iter():
            for attribute in ("aria-labelledby", "aria-describedby"):
                for name in (element.get(attribute) or "").split():
                    assert name in ids or (name == "dialog-title" and not model.dialog.open)


@pytest.mark.parametrize("seed", some(range(12, 18), quick=2))
def test_every_control_has_a_name_and_something_to_do(seed: int) -> None:
    for model in walk(seed):
        page = document(model)
        for element in page.iter():
            act = element.get("data-act")
            if element.tag in ("button", "a", "select", "input"):
                assert names(element), ElementTree.tostring(element)
            if element.tag == "form":
                assert act in registering.FORMS
            elif element.tag == "select":
                assert act in registering.FIELDS
            elif act is not None:
                registering.BUTTONS[act](element.get("data-arg") or "")
        assert len(list(page.iter("h1"))) == 1
        assert len(list(page.iter("main"))) == 1


@pytest.mark.parametrize("seed", some(range(18, 22), quick=2))
def test_what_the_pointer_is_over_changes_the_picture_alone(seed: int) -> None:
    for model in walk(seed):
        if not entries_of(model.table) if model.table else True:
            continue
        for target in ("b2", "n", "e", ""):
            aimed = update.update(model, Aim(target))[0]
            before, now = render(model.with_play(aimed=None, fresh=False)), render(aimed)
            assert {k for k in now if now[k] != before[k]} <= {"board-picture"}


def test_playing_leaves_the_skeleton_as_it_is() -> None:
    model = boot("#/pyrga?v=1&g=Sb2.Sb3")
    pages = {
        render(after(model, *acts))["page"]
        for acts in ([], [actions.TARGET("b4")], [actions.UNDO], [actions.HINT])
    }
    assert len(pages) == 1


IDLE = {"page", "board-ground", "opp", "own", "caption", "controls", "typed"}
"""Regions that a click on the board has nothing to do with, unless it plays."""


@pytest.mark.parametrize(
    ("link", "clicks"),
    [
        ("#/pyrga?v=1&g=Sb2.Sb3", ["b4", "T", "b4", "a1"]),
        ("#/zaic?v=1&g=Bh8", ["B", "h8", "h9", "S"]),
        (f"#/tetrad?v=1&p={TETRAD.encode(TETRAD.showcase())}", ["j5", "r", "r", "j5"]),
    ],
)
def test_a_click_draws_only_what_it_may_change(link: str, clicks: list[str]) -> None:
    model = after(boot(link), actions.TARGET(clicks[0]))
    for target in [*clicks[1:], *clicks]:
        before, model = drawings(model), after(model, actions.TARGET(target))
        kept = {
            name
            for name, it in drawings(model).items()
            if isinstance(it, Lazy) and it.is_as(before[name])
        }
        assert kept >= IDLE


def test_nothing_of_the_board_is_drawn_anew_once_a_game_is_saved() -> None:
    model = after(boot("#/zaic?v=1&g=Bh8"), actions.TARGET("B"), actions.TARGET("h10"))
    [id] = model.saved_games.last_saved
    before = drawings(model)
    saved, _, _ = update.update(model, Saved(id, 1, 2, 3))
    assert saved.saved_games != model.saved_games
    for name in ("board-ground", "board-picture", "board-spots"):
        drawing = drawings(saved)[name]
        assert isinstance(drawing, Lazy)
        assert drawing.is_as(before[name])


def test_regions_come_after_the_skeleton_that_holds_them() -> None:
    for hash in ("#/", "#/pyrga", "#/pyrga/rules"):
        regions = render(boot(hash))
        assert next(iter(regions)) == "page"
        holder = ElementTree.fromstring(f"<div>{regions['page']}</div>")
        held = {e.get("id") for e in holder.iter() if e.get("id")}
        assert regions.keys() - held <= OUTSIDE


DRAWN = """
from tests.app.test_render import WAYS, after, boot
from tesserae.app.render import render
for link, *presses in WAYS:
    print(render(after(boot(link), *presses)))
"""
WAYS: tuple[tuple[Any, ...], ...] = (
    ("#/",),
    ("#/pyrga?v=1&g=Tb2w", actions.TARGET("a2"), actions.DIALOG("share")),
    (
        "#/zaic?v=1&g=Bh8",
        actions.LAYER("zaic.levels"),
        actions.LAYER("zaic.areas"),
        actions.TARGET("B"),
    ),
    ("#/tetrad/rules", actions.DIALOG("settings")),
)


@pytest.mark.slow
def test_the_markup_does_not_depend_on_how_python_hashes() -> None:
    drawn = set()
    for seed in "123":
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        command = [sys.executable, "-c", DRAWN]
        drawn.add(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    assert len(drawn) == 1
    assert b"board-picture" in drawn.pop()


@pytest.mark.parametrize(
    ("hash", "language", "expected"),
    [
        ("#/", "en", "Tesserae"),
        ("#/pyrga", "en", "Pyrga · Tesserae"),
        ("#/pyrga/rules", "fr", "Pyrga\u202f: les règles · Tesserae"),
    ],
)
def test_the_title_names_the_page(hash: str, language: str, expected: str) -> None:
    assert title(boot(hash, language)) == expected


def test_news_from_outside_never_becomes_markup() -> None:
    notice = text("error.no_such_game", name=NASTY)
    for model in (boot("#/"), boot("#/pyrga"), boot("#/pyrga", embed=True)):
        loud = (
            model._replace(notice=notice, toast=notice, base=NASTY)
            .with_dialog(open="share")
            .with_play(typed_refusal=notice)
        )
        page = document(loud)
        sources = [image.get("src", "") for image in page.iter("img")]
        assert all(source.startswith("data:image/svg+xml,") for source in sources)
        assert NASTY in "".join(page.itertext())


def test_a_frame_of_a_bare_board_has_no_bar_over_it() -> None:
    model = boot("#/pyrga", embed=True)
    page = document(model._replace(frame=Frame(bare=True)))
    assert not list(page.iter("header"))
    assert "bare" in (page[0][0].get("class") or "").split()


def test_the_open_link_of_a_frame_leads_to_the_whole_app() -> None:
    model = boot("#/pyrga?v=1&g=Sb2", embed=True)._replace(base=BASE + "embed.html")
    links = {a.get("href"): a for a in document(model).iter("a")}
    opened = links[BASE + "#/pyrga?v=1&g=Sb2"]
    assert (opened.get("target"), opened.get("rel")) == ("_blank", "noopener")


def test_without_animation_the_root_of_the_page_says_so() -> None:
    model = after(boot("#/pyrga"), actions.SETTING(NewSetting("animation", False)))
    assert document(model)[0][0].get("data-animation") == "off"


def test_an_event_as_the_page_sends_it_gives_the_same_model() -> None:
    event = {"type": "boot", "hash": "#/pyrga", "base": BASE, "stored": {}, "languages": ["fr"]}
    model = update.update(Model(), parse(json.dumps({**event, "share": True})))[0]
    assert render(model) == render(boot("#/pyrga", "fr"))
