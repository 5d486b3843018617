"""The state for a host page: of the game, the study, the step or the puzzle in its frame."""

from __future__ import annotations

from typing import Any

from tesserae.app.model import Model
from tesserae.app.model.screen import AskingPage, StudyPage
from tesserae.app.model.table import PERSON, Table
from tesserae.app.texts.game_links import game_link
from tesserae.app.texts.wording import ending_prompt, words_in
from tesserae.core.position import FIRST, SECOND
from tesserae.core.record import go


def state(model: Model) -> dict[str, Any]:
    """The state for an answer. Sides count from 1; `reader` is None for both sides or neither."""
    table = model.game_table
    if table is None:
        return _without_game(model)
    persons = [side for side in (FIRST, SECOND) if table.seats[side] == PERSON]
    return {
        "game": table.slug,
        "link": game_link(table),
        "ply": table.record.ply,
        "plies": len(table.record.variation),
        "next": None if table.over else table.position.to_move + 1,
        "reader": persons[0] + 1 if len(persons) == 1 else None,
        "over": table.over,
    }


def _without_game(model: Model) -> dict[str, Any]:
    """The state without a game, perhaps with the step of a lesson, or a puzzle."""
    if isinstance(model.screen, (StudyPage, AskingPage)):
        return _of_study(model)
    if model.screen.board is None:
        return {"game": None}
    still = {"ply": 0, "plies": 0, "next": None, "reader": None, "over": False}
    return {"game": model.screen.slug, "link": model.screen.link, **still}


def _of_study(model: Model) -> dict[str, Any]:
    """The state of a study: no side is to move, and no game is over."""
    from tesserae.app.embedding import reading

    table = model.table if isinstance(model.screen, StudyPage) else None
    ply, plies = (table.record.ply, len(table.record.variation)) if table else (0, 0)
    still = {"next": None, "reader": None, "over": False}
    link = reading.link(model)
    return {"game": model.screen.slug, "link": link, "ply": ply, "plies": plies, **still}


def new_plies(old: Table, new: Table) -> list[dict[str, Any]]:
    """The plies that were just played."""
    moves = []
    for ply in range(old.record.ply, new.record.ply):
        position = go(new.record, ply).position
        move = new.game.format_move(position, new.record.moves[ply])
        moves.append({"move": move, "side": position.to_move + 1, "ply": ply + 1})
    return moves


def ending(model: Model, table: Table) -> dict[str, Any]:
    """Who has won, and why."""
    outcome = table.outcome
    winner = outcome.winner if outcome else None
    words = words_in(model.language)
    return {
        "winner": None if winner is None else winner + 1,
        "reason": outcome.reason if outcome else "",
        "message": words(ending_prompt(table).what),
    }
