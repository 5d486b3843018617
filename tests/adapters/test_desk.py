"""What a language model is told, without the protocol: tests/extras/test_mcp.py has the rest."""

from __future__ import annotations

import pytest

from tesserae.adapters import desk
from tesserae.adapters.desk import Desk
from tesserae.cli.main import main
from tesserae.library.errors import GameOver, TesseraeError


def test_the_game_that_was_not_touched_for_longest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desk, "MOST_GAMES", 2)
    games = Desk()
    first, second = (games.new_game("pyrga")["id"] for _ in range(2))
    games.play(first, "Sa1")
    third = games.new_game("pyrga")["id"]
    assert games.state(first)["moves"] == ["Sa1"]
    assert games.state(third)["moves"] == []
    with pytest.raises(TesseraeError, match=f"no game {second}"):
        games.state(second)


def test_a_game_that_is_over_says_so() -> None:
    games = Desk()
    told = games.new_game("zaic", "Bh8 Sg9 Bf10 Sh10")
    assert (told["result"], told["to_move"], told["move"]) == ("1-0", None, "Sh10")
    assert games.state(told["id"], list_moves=True)["legal_moves"] == []
    assert told["outcome"]
    for call in (games.reply, games.analyse):
        with pytest.raises(GameOver):
            call(told["id"])


def test_the_command_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    """That package is not installed where these tests run."""
    assert main(["mcp", "--language", "en"]) == 2
    assert "tesserae-games[mcp]" in capsys.readouterr().err
