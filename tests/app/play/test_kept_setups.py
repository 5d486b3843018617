"""How sides are set up is kept on the device, and read strictly."""

from __future__ import annotations

import json

import pytest

from tesserae.app.model.table import BY_ENGINE, BY_HAND
from tesserae.app.storage.table_text import read_table
from tests.app.page import Page, for_two
from tests.app.play.setups import LINE, new


def test_how_sides_are_set_up_is_kept_on_the_device() -> None:
    page = new(LINE, BY_HAND)
    again = Page("#/tetrad", stored=page.stored)
    assert again.table.setups == (LINE, BY_HAND)
    again.type("O0a13")
    assert again.moves == "I1b1 O0a13 I1d1"


def test_an_engine_goes_on_setting_up_after_a_reload() -> None:
    page = new(BY_ENGINE, BY_HAND)
    assert Page("#/tetrad", stored=page.stored).app.busy


@pytest.mark.parametrize(
    ("setups", "read"),
    [
        ([LINE, BY_ENGINE], (LINE, BY_ENGINE)),
        (["x", LINE], (BY_HAND, LINE)),
        ([LINE], (BY_HAND, BY_HAND)),
        (LINE, (BY_HAND, BY_HAND)),
        ([1, [2]], (BY_HAND, BY_HAND)),
        ([BY_ENGINE, None], (BY_ENGINE, BY_HAND)),
        (None, (BY_HAND, BY_HAND)),
    ],
)
def test_a_kept_setup_that_means_nothing_is_by_hand_and_the_game_stays(
    setups: object, read: tuple[str, str]
) -> None:
    kept = {**new(LINE, BY_HAND).kept, "setups": setups}
    table = read_table(json.dumps(kept), "x")
    assert (table.setups, table.record.ply) == (read, 1)


def test_a_table_that_was_kept_with_the_setups_of_another_game_is_read() -> None:
    page = for_two("Sb2")
    table = read_table(json.dumps({**page.kept, "setups": [LINE, BY_ENGINE]}), "x")
    assert table.record == page.table.record
    assert table.setups == (BY_HAND, BY_HAND)
