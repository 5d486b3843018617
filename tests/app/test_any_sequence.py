"""Any sequence of events, sensible or hostile, leaves a valid model and well-formed markup."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from hypothesis import given, settings
from hypothesis import strategies as st

from tesserae.app.main import App
from tesserae.app.messages import actions, registering
from tesserae.app.model import Model, partial_of
from tesserae.app.model.screen import (
    AskingPage,
    EditorPage,
    GamePage,
    KeepPage,
    LabPage,
    LessonPage,
    StudyPage,
)
from tesserae.app.model.table import Table, entries_of
from tesserae.app.render import render
from tesserae.app.storage.table_text import read_table, write_table
from tesserae.app.texts import links
from tesserae.app.texts.game_links import game_link
from tests.app.page import BASE, Page, for_two
from tests.core.trees import lines
from tests.tiers import examples

ACTS = [*registering.BUTTONS, "nonsense"]
TARGETS = [f + r for f in "abcd" for r in "1234"] + list("STCnesw")
WORDS = [
    *TARGETS, "0", "1", "0.0", "0.1", "share", "settings", "new", "more", "game", "position",
    "1-0", "1-1", "pyrga", "pyrga.advice", "pyrga.warnings",
    "language=fr", "language=en", "confirm=1", "confirm=0", "theme=dark", "turning=1", "4",
    "evaluation=1", "Sb2", "Tb2n", "I1b1", "engine", "own", "I1b1.I1d1.I1g1.I1j1.I1m1",
    "<b>", "&amp;", '"', "\x00", "",
]  # fmt: skip
FIELDS = [*registering.FIELDS, "nonsense"]
FORMS = [*registering.FORMS, "nonsense"]
HASHES = [
    "#/",
    "",
    "#/tetrad",
    "#/games",
    "#/pyrga",
    "#/pyrga/rules",
    "#/pyrga/rules/towers",
    "#/pyrga/learn/3",
    "#/pyrga/book?v=1&g=Sb2.Sb3",
    "#/pyrga/editor?v=1&p=b2Stn.b3c",
    "#/pyrga/keep?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1",
    "#/pyrga/study?v=1&m=%7B%5B%25asks+first%5D%7D+Sb2+%28Cb2+Sb2%29+Sb3+Cb3",
    "#/pyrga/study/read",
    "#/mistakes",
    "#/lab",
    "#/lab?v=1&game=zaic&code=abc",
    "#/pyrga/mistakes",
    "#/pyrga?level=1&coach=1",
    "#/pyrga?v=1&g=Sb2.Sb3",
    "#/pyrga?v=1&g=Sd9",
]
GIVEN = [
    *HASHES,
    '[Game "pyrga"]\n\n1. Sb2 {said} (1. Sb3 Cc3) 1... Sb3 *',
    '[Game "tetrad"]\n\n1. I1b1 resign1 0-1',
    '[Game "zaic"]\n[First "<b>"]\n\n{<b>} *',
    '[Game "pyrga"]\n\n1. Sb2',
]
KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Escape", "S", "t", "n"]

words = st.one_of(st.sampled_from(WORDS), st.text(max_size=12))
clicks = st.builds(
    lambda arg: {"type": "press", "act": actions.TARGET.name, "arg": arg}, st.sampled_from(TARGETS)
)
events = st.one_of(
    clicks,
    clicks,
    st.builds(
        lambda act, arg: {"type": "press", "act": act, "arg": arg}, st.sampled_from(ACTS), words
    ),
    st.builds(
        lambda a, w: {"type": "submit", "act": a, "values": {"move": w}},
        st.sampled_from(FORMS),
        words,
    ),
    st.builds(
        lambda a, w: {"type": "change", "act": a, "value": w},
        st.sampled_from(FIELDS),
        words,
    ),
    st.builds(
        lambda k, f, n: {"type": "key", "key": k, "focus": f, "seen": n},
        st.sampled_from(KEYS),
        st.one_of(st.just(""), st.sampled_from(TARGETS).map("spot-{}".format), words),
        st.integers(0, 3),
    ),
    st.builds(
        lambda t, n: {"type": "enter", "act": "target", "arg": t, "seen": n},
        st.one_of(st.sampled_from(TARGETS), words),
        st.integers(0, 3),
    ),
    st.just({"type": "day", "today": "2026.11.29", "zone": -60}),
    st.builds(lambda w: {"type": "aim", "target": w}, words),
    st.builds(lambda h: {"type": "hash", "hash": h}, st.one_of(st.sampled_from(HASHES), words)),
    st.builds(
        lambda s: {"type": "offline", "state": s, "loaded": 1, "total": 2},
        st.sampled_from(["none", "saving", "ready", "update", "failed", "unable", "file", "odd"]),
    ),
    st.just({"type": "installable", "yes": True}),
    st.just({"type": "unsaved"}),
    st.just({"type": "copied", "ok": True}),
    st.just({"type": "failed"}),
    st.builds(lambda t: {"type": "given", "text": t}, st.one_of(st.sampled_from(GIVEN), words)),
    st.builds(
        lambda t, m: {"type": "modules", "text": t, "size": 21, "modules": m},
        st.sampled_from([BASE + "#/pyrga?v=1&g=", "x"]),
        st.one_of(st.text("01", min_size=441, max_size=441), words),
    ),
)


def check_kept(tables: tuple[Table, ...]) -> None:
    """Tables come back as they were, but that plies are numbered in the order of the text."""
    assert len({table.id for table in tables}) == len(tables)
    for table in tables:
        text = write_table(table)
        kept = read_table(text, table.id)
        assert write_table(kept) == text
        record = table.record
        assert kept == table._replace(record=kept.record)
        assert (kept.record.positions, kept.record.ply) == (record.positions, record.ply)
        assert lines(kept.record) == lines(record)


def check(model: Model) -> None:
    """What holds of every model."""
    check_kept(model.tables)
    table = model.table
    if isinstance(model.screen, (AskingPage, KeepPage, LessonPage)):
        return
    if isinstance(model.screen, EditorPage):
        assert links.parse(model.screen.link).screen.link == model.screen.link
        return
    assert (table is not None) == isinstance(model.screen, (GamePage, LabPage, StudyPage))
    if table is None:
        return
    assert links.parse(game_link(table)).record is not None
    partial = partial_of(model)
    assert model.play.selection == partial.filled[: len(model.play.selection)] or not entries_of(
        table
    )
    if model.play.held is not None:
        assert model.play.held in table.position.legal_moves()


@settings(max_examples=examples(60))
@given(st.lists(events, max_size=25), st.booleans())
def test_any_sequence_of_events_leaves_a_valid_model(
    sequence: list[dict[str, Any]], embed: bool
) -> None:
    page = for_two(embed=embed)
    for event in sequence:
        page.send(**event)
        check(page.model)
        assert page.regions == render(page.model), "what is on the page is what should be"
    for markup in page.regions.values():
        ElementTree.fromstring(f"<x>{markup}</x>")


@settings(max_examples=examples(30))
@given(st.lists(events, max_size=15), st.sampled_from(HASHES))
def test_a_boot_begins_anew_whatever_came_before(sequence: list[dict[str, Any]], hash: str) -> None:
    page = Page()
    for event in sequence:
        page.send(**event)
    page.app.work(0.001)
    boot = json.dumps({"type": "boot", "hash": hash, "base": BASE, "languages": ["en"]})
    fresh = App(page.clock, seed=1)
    assert page.app.handle(boot) == fresh.handle(boot)
    assert page.model == fresh.model
    assert page.app.busy == fresh.busy


@settings(max_examples=examples(200))
@given(
    st.one_of(
        st.text(max_size=200),
        st.recursive(
            st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5)),
            lambda inner: st.one_of(
                st.lists(inner, max_size=3),
                st.dictionaries(
                    st.sampled_from(
                        ["type", "act", "arg", "values", "hash", "key", "state", "loaded"]
                    ),
                    inner,
                    max_size=4,
                ),
            ),
        ).map(json.dumps),
    )
)
def test_what_is_no_event_is_ignored(text: str) -> None:
    app = App(seed=1)
    app.handle(json.dumps({"type": "boot", "hash": "#/pyrga", "base": BASE}))
    before = app.model.tables
    app.handle(text)
    assert app.model.tables == before
