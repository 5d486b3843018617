"""Laws of editors: what is set up is a position that its reader takes, or there is a reason."""

from __future__ import annotations

import re
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.game.editor import Draft, Editor
from tesserae.core.scene import Marks
from tesserae.view.strings import STRINGS
from tesserae.view.strings import editor as of_editors
from tesserae.view.words import Words
from tests.conformance.sample import ALL, positions, reached, targets
from tests.tiers import examples

GAMES: Final = [game for game in ALL if game.editor is not None]

every_editor = pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])


def _editor(game: Game[Position]) -> Editor[Position]:
    assert game.editor is not None
    return game.editor()


def _said(game: Game[Position], bad: BadInput) -> None:
    """The reason has a sentence in each language."""
    for language, own in _editor(game).strings.items():
        assert Words(language, [STRINGS, of_editors.STRINGS, game.strings, {language: own}])(
            bad.text
        )


def test_there_are_editors() -> None:
    assert GAMES


@every_editor
def test_every_position_can_be_begun_with(game: Game[Position]) -> None:
    editor = _editor(game)
    for position in positions(game):
        draft = editor.begin(game.encode(position))
        assert draft.written == game.encode(position)
        assert editor.position(draft) == position
        there, here = editor.scene(draft, Marks()), game.scene(position, Marks())
        assert {it.target for it in here.spots if it.row is not None} <= {
            it.target for it in there.spots
        }


@every_editor
def test_tools_are_told_apart(game: Game[Position]) -> None:
    editor = _editor(game)
    for position in positions(game):
        tools = [
            it for group in editor.tools(editor.begin(game.encode(position))) for it in group.tools
        ]
        assert len({tool.name for tool in tools}) == len(tools)
        keys = [tool.key for tool in tools if tool.key]
        assert len(set(keys)) == len(keys)
        assert not {"r", "R", "z", "Z", "f", "F", "?"} & set(keys)
        for language, own in editor.strings.items():
            say = Words(language, [STRINGS, of_editors.STRINGS, game.strings, {language: own}])
            assert all(say(tool.label) for tool in tools)


@every_editor
@pytest.mark.parametrize(
    "written", ["", "~", "x", "a1", "start ", "~~w", "." * 150, "a1S" * 3000, "\u0661", "a1S.a1S"]
)
def test_what_is_no_text_of_pieces_is_refused(game: Game[Position], written: str) -> None:
    with pytest.raises(BadInput) as refused:
        _editor(game).begin(written)
    _said(game, refused.value)


@every_editor
def test_a_tool_that_there_is_not_is_refused(game: Game[Position]) -> None:
    editor = _editor(game)
    with pytest.raises(BadInput):
        editor.choose(editor.begin(game.encode(game.initial())), "nonsense")


def _edited(game: Game[Position], draft: Draft, what: int, at: int) -> Draft:
    """One edit of some kind: of a tool, or of a target of the game."""
    editor, known = _editor(game), targets(game)
    target = known[at % len(known)]
    if what == 0:
        tools = [tool.name for group in editor.tools(draft) for tool in group.tools]
        return editor.choose(draft, tools[at % len(tools)])
    if what == 1:
        return editor.remove(draft, target)
    if what == 2:
        return editor.rotate(draft, target if at % 2 else None)
    return editor.put(draft, target)


def _check(game: Game[Position], draft: Draft) -> None:
    """A position that the reader takes as well, or a reason, and the reader takes it neither."""
    editor = _editor(game)
    assert editor.begin(draft.written).written == draft.written
    assert re.fullmatch(r"[A-Za-z0-9._~-]{1,200}", draft.written)
    try:
        assert game.encode(editor.position(draft)) == draft.written
    except BadInput as bad:
        _said(game, bad)
        with pytest.raises(BadInput):
            game.decode(draft.written)


@every_editor
@settings(max_examples=examples(60))
@given(st.data())
def test_any_edits_leave_a_position_or_a_reason(game: Game[Position], data: st.DataObject) -> None:
    editor = _editor(game)
    begun = data.draw(st.one_of(st.just(game.initial()), reached(game)))
    draft = editor.begin(game.encode(begun))
    edits = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 10**4)), max_size=20)
    for what, at in data.draw(edits):
        try:
            draft = _edited(game, draft, what, at)
        except BadInput as bad:
            _said(game, bad)
        _check(game, draft)
        known = targets(game)
        for flipped in (False, True):
            aimed = known[(at * 7) % len(known)]
            assert editor.scene(draft, Marks(aimed=aimed, flipped=flipped)).spots
