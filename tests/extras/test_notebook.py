"""The board of notebooks, as anywidget has it: what goes to the browser and comes from there."""

from __future__ import annotations

from typing import Any

import pytest

import tesserae as ts
from tesserae.adapters.notebook import BoardWidget


def told(widget: Any, act: str, arg: str) -> None:
    """What the browser sends."""
    widget.sent = {"n": len(str(widget.sent)), "act": act, "arg": arg, "touched": False}


def test_clicks_come_in_and_pictures_go_out() -> None:
    widget: Any = BoardWidget("pyrga")
    before = widget.view["picture"]
    for name in ("c2", "T", "s"):
        told(widget, "target", name)
    assert widget.moves == "Tc2s"
    assert widget.board == ts.Board("pyrga", moves="Tc2s")
    assert widget.view["picture"] != before
    assert widget.get_state().keys() > {"view", "sent", "styles", "theme", "size", "moves", "_esm"}


def test_the_moves_can_be_observed() -> None:
    widget: Any = BoardWidget("pyrga", opponent=1, side=1)
    heard: list[str] = []
    widget.observe(lambda change: heard.append(change["new"]), "moves")
    widget.push(widget.board.legal_moves[0])
    assert [len(it.split()) for it in heard] == [2, 3]


def test_a_study_changes_its_game_and_its_styles_with_the_chapter() -> None:
    widget: Any = BoardWidget([ts.Record("pyrga"), ts.Record("zaic")])
    before = widget.styles
    told(widget, "chapter", "1")
    assert widget.view["game"] == "zaic"
    assert widget.styles != before
    assert widget.record == ts.Record("zaic")


def test_it_is_turned_and_changing_what_it_gives_changes_nothing() -> None:
    widget: Any = BoardWidget("pyrga", theme="dark")
    before = widget.view["picture"]
    widget.flip()
    assert widget.view["picture"] != before
    widget.board.push("Tc2s")
    widget.record.add_variation("Tc2s")
    assert (widget.moves, widget.board.ply, str(widget.record.result())) == ("", 0, "*")


@pytest.mark.parametrize("options", [{"theme": "mauve"}, {"colourway": "mauve"}, {"opponent": 7}])
def test_what_is_not_there_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no such"):
        BoardWidget("pyrga", **options)
