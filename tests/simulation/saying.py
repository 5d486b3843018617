"""Laws of what is said: sentences, languages, numbers, advice, verdicts, what a host page hears."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from itertools import takewhile
from typing import Any, Final

from tesserae.app.model.screen import GamePage
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play import coach
from tesserae.app.play.board_scene import last_turn
from tesserae.app.texts import links
from tesserae.core.exact import Solvable
from tesserae.games import catalog
from tesserae.view.strings import STRINGS
from tests.advising import within
from tests.conformance.test_reviews import HOLD, check_moves
from tests.games.pyrga import literal as pyrga
from tests.games.zaic import literal as zaic
from tests.simulation.controls import Said, controls_of, read
from tests.simulation.tab import Moment

_ENGLISH: Final = "the your you with is of and this are was there what here its their who which"
_FRENCH: Final = "le la les des une est vous votre avec dans pas sur du au cette sont qui"
_OTHER: Final = {"en": frozenset(_FRENCH.split()), "fr": frozenset(_ENGLISH.split())}
_WORD: Final = re.compile(r"[^\W\d_]+")
_PLACE: Final = re.compile(r"\{[a-z_]+\}")
_KEY: Final = re.compile(r"\b[a-z]+(?:\.[a-z_0-9]+)+\b")
_SAME: Final = re.compile(r"\b(?:from|de) (\d+) (?:to|à) \1\b")
_OF: Final = re.compile(r"\b(\d+) (?:of|sur|/) (\d+)\b")
_TILES: Final = re.compile(r"\b(\d+) (?:tiles?|dalles?|tuiles?|carreaux?)\b")
_PANEL: Final = re.compile(r'(?s)data-act="seat-([01])".*aria-label="\D*(\d*)\D*" class="badges"')
_STOCK: Final = re.compile(r'(?s)data-arg="(\w)" id="stock-\w"(?:(?!id="stock).)*?<small>(\d+) ')

KEYS: Final = frozenset().union(STRINGS["en"], *(game.strings["en"] for game in catalog.GAMES))
"""Of all sentences."""


def changed(before: dict[str, str], after: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The regions that are not as before."""
    for name, markup in after.items():
        if markup and before.get(name) != markup:
            yield name, markup


def everything_is_said(m: Moment) -> Iterator[str]:
    """No exception, no empty region, no key instead of a sentence, each page in its language."""
    for _, markup in changed(*m.shown):
        for said in read(markup).said:
            yield from _wrong(said, m.after.language)
    if m.last and isinstance(m.after.screen, GamePage) and m.after.table is not None:
        for name in ("status", "controls", "board-spots", "moves"):
            if name in m.shown[1] and not m.shown[1][name]:
                yield f"an empty region: {name}"


@lru_cache(maxsize=100_000)
def _wrong(said: Said, language: str) -> list[str]:
    """What is wrong with the words of a text."""
    text, words = said.text, frozenset(it.lower() for it in _WORD.findall(said.text))
    key = any(it in KEYS for it in _KEY.findall(text)) or _PLACE.search(text)
    other = not said.foreign and len(words & _OTHER[language]) > 1
    found = {"a key is shown": key, "in another language": other}
    return [f"{name}: {text[:60]}" for name, it in found.items() if it]


def what_is_said_is_so(m: Moment) -> Iterator[str]:
    """What is said is so: changes, counts, leads, whose turn it is, what is offered."""
    for _, markup in changed(*m.shown):
        for said in read(markup).said:
            yield from _counted(said.text, m.after.screen.slug)
    table = m.after.game_table
    if not m.last or table is None or m.after.dialog.open or m.after.frame is not None:
        return
    if table.entered_here and table.record.at_end and m.after.play.held is None:
        offered = [it for it in controls_of(m.shown[1]).values() if it.likely and not it.off]
        if not offered and table.seat == PERSON and not table.engine_builds(table.position):
            yield f"nothing to do for who is to move: {m.after.screen.link}"


@lru_cache(maxsize=100_000)
def _counted(text: str, slug: str) -> list[str]:
    """What is wrong with the numbers of a text."""
    tiles = [int(n) for n in _TILES.findall(text) if slug == "tetrad"]
    found = {
        "a change that is none": _SAME.search(text),
        "more than there are": any(int(one) > int(other) for one, other in _OF.findall(text)),
        "more tiles than a side has": max(tiles, default=0) > 20,
    }
    return [f"{name}: {text[:80]}" for name, it in found.items() if it]


def what_is_counted_is_there(m: Moment) -> Iterator[str]:
    """Towers, areas, tiles, pieces left are as the rules count that tests have a second time."""
    table, (before, after) = m.after.game_table, m.shown
    if not m.last or table is None or not isinstance(m.after.screen, GamePage):
        return
    if table.record.start != table.game.initial() or before.get("status") == after.get("status"):
        return
    played = zip(table.record.positions, table.record.moves[: table.record.ply], strict=False)
    moves = [table.game.format_move(*it) for it in played]
    for panel in (after.get("own", ""), after.get("opp", "")):
        for side, told in _PANEL.findall(panel):
            if int(told or 0) != _count(table, moves, int(side)):
                yield f"other counts: {told} for {side} in {moves}"
    for stock, told in _STOCK.findall(after.get("tray", "")):
        if int(told) not in [_left(table, moves[side::2], stock) for side in (0, 1)]:
            yield f"other pieces: {told} of {stock} in {moves}"


def _count(table: Table, moves: list[str], side: int) -> int:
    """What the panel of a side counts."""
    if table.slug == "pyrga":
        return len(pyrga.controlled(moves, side))
    if table.slug == "zaic":
        return sum(zaic.areas(moves, side)[:1])
    position: Any = table.position
    return sum(unit.bit_count() for unit in position.of(side))


def _left(table: Table, moves: list[str], stock: str) -> int:
    """How many pieces a side has of a stock, after its moves."""
    kinds = "HV" if stock in "HV" else stock
    supply = zaic.SUPPLY[zaic.STOCKS[stock]] if table.slug == "zaic" else 5
    return supply - sum(move[0] in kinds for move in moves)


def what_is_proven_is_so(m: Moment) -> Iterator[str]:
    """A verdict that is called proven is the prover's; a review's causes follow from the game."""
    old, new = m.before.analysis, m.after.analysis
    for (slug, position), it in new.evaluations.items() if new != old else ():
        game = catalog.by_slug(slug)
        if it.proven and old.evaluations.get((slug, position)) != it and isinstance(game, Solvable):
            proofs = takewhile(lambda it: it.nodes < 20_000, game.prover().prove(position))
            for proof in proofs:
                if proof.value not in (None, (it.score > 0) - (it.score < 0)):
                    yield f"not so by the prover: {slug} {game.encode(position)} {it.score}"
    if new.review is not None and new.review.key_moments and new.review != old.review:
        for moment in new.review.key_moments:
            try:
                check_moves(moment, new.review)
                HOLD[m.after.screen.slug](moment, new.review)
            except AssertionError as error:
                yield f"a cause that is none: {moment} {error}"


def advice_can_be_followed(m: Moment) -> Iterator[str]:
    """What a coach advises follows from the position, and can be done."""
    table = m.after.game_table
    if table is None or table is m.before.table:
        return
    told = coach.advice(m.after, table)
    for key, advised in within(told, table.position, last_turn(table)):
        true = import_module(f"tests.games.{table.slug}.coach_truths").TRUTHS[key]
        if not true(advised):
            yield f"{key} is not so: {table.game.encode(table.position)}"


def a_host_is_told_what_is_so(m: Moment) -> Iterator[str]:
    """A host page has one answer to each request; what it is told of its board is so."""
    table = m.after.game_table
    if m.after.frame is None:
        return
    told = [json.loads(it["text"]) for it in m.commands if it["do"] == "tell"]
    answers = [it for it in told if it.get("id")]
    if len(answers) != (m.event["type"] == "host"):
        yield f"{len(answers)} answers: {m.event} {told}"
    for it in told[-1:] if table is not None else ():
        assert table is not None
        sent, to_move = links.parse(it.get("link", "#/")).record, table.position.to_move + 1
        at = table.record.ply, len(table.record.variation)
        shown = [*at, table.over, None if table.over else to_move]
        same = shown == [it.get(name) for name in ("ply", "plies", "over", "next")]
        if sent is not None and not (same and sent.position == table.position):
            yield f"another standing: {it} {shown}"
