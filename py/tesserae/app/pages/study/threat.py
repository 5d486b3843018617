"""The threat: on the board, and in words.

If passing makes sense in the game, the board shows what the other side would then play. If moves
decide where the other side plays on, it shows where the piece that you are choosing would send it.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import threat
from tesserae.app.model import Model, is_flipped, partial_of
from tesserae.app.model.table import Table, entries_of
from tesserae.app.play.board_scene import marks_of
from tesserae.core.game import Move
from tesserae.core.position import first_turn
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import Listed, Text, text
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.words import Words

_MOST_MOVES: Final = 6
"""Maximum number of moves whose target spaces to name: enough for all moves to one space."""


def on_board(model: Model, table: Table, shown: Scene) -> Scene:
    """The board with the threat, while it is switched on."""
    if not model.study.threat:
        return shown
    sending = _forced_targets(model, table)
    if sending:
        to = frozenset(target for _, targets in sending for target in targets)
        marked = table.game.scene(table.position, marks_of(model, table)._replace(sent=to))
        return shown._replace(items=marked.items)
    position = threat.after_pass(table)
    best = position and threat.threat_evaluation(model, table, position)
    if position is None or not best or model.play.selection:
        return shown
    entries = table.game.entries(position)
    targets = next((entry.targets for entry in entries if entry.move == best.pv[0]), ())
    marks = Marks(
        worse=targets,
        flipped=is_flipped(model, table),
        coordinates=model.settings.coordinates,
        layers=marks_of(model, table).layers,
    )
    return shown._replace(items=table.game.scene(position, marks).items)


def threat_text(model: Model, table: Table, words: Words) -> Markup:
    """The threat in words; nothing while it is switched off."""
    if not model.study.threat:
        return NOTHING
    return el("p", " ".join([words(it) for it in _sentences(model, table)]), class_="why")


def _sentences(model: Model, table: Table) -> list[Text]:
    sending = _forced_targets(model, table)
    if sending:
        return _target_texts(table, sending)
    if _moves_force_targets(table):
        return [text("threat.choose")]
    position = threat.after_pass(table)
    if position is None:
        return [text("threat.none")]
    best = threat.threat_evaluation(model, table, position)
    if best is None:
        return [text("threat.looking")]
    moves = first_turn(position, best.pv)
    side = text(f"{table.slug}.side.{position.to_move}")
    came = table.game.consequence(position, best.pv)
    return [
        text("threat.move", side=side, moves=" ".join(table.game.format_moves(position, moves))),
        *filter(None, [came]),
    ]


def _moves_force_targets(table: Table) -> bool:
    """Whether moves decide where the other side plays on."""
    moves = () if table.over else table.position.legal_moves()
    return any(table.game.forced_targets(table.position, move) is not None for move in moves)


def _forced_targets(model: Model, table: Table) -> list[tuple[Move, tuple[Target, ...]]]:
    """The moves to choose from, if they are few, and the targets where each sends the opponent."""
    aimed = model.play.aimed
    chosen = {*partial_of(model).filled, *([] if aimed is None else [aimed])}
    if not chosen:
        return []
    moves: list[Move] = []
    for entry in entries_of(table):
        if chosen.issubset(entry.targets) and entry.move not in moves:
            moves.append(entry.move)
    if len(moves) > _MOST_MOVES:
        return []
    sent = [(move, table.game.forced_targets(table.position, move)) for move in moves]
    return [(move, targets) for move, targets in sent if targets is not None]


def _target_texts(table: Table, sending: list[tuple[Move, tuple[Target, ...]]]) -> list[Text]:
    sentences = [text("threat.sends")]
    for move, targets in sending:
        names = tuple(target.name for target in targets)
        to = Listed(names, "or") if names else text("threat.anywhere")
        name = table.game.format_move(table.position, move)
        sentences.append(text("threat.sent", move=name, to=to))
    return sentences
