"""Games are reviewed, and every sentence of their key moments is held against the positions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import TypeAlias

import pytest

from tesserae.app.analysis.key_moments import MOST_KEY_MOMENTS
from tesserae.app.messages import actions
from tesserae.app.model.analysis import KeyMoment, Review
from tesserae.core.exact import Solvable
from tesserae.core.game import OPPONENT, Game, Move, Position, Side
from tesserae.core.position import is_won_by, play_all
from tesserae.core.text import Arg, Listed, Text
from tesserae.games import catalog
from tesserae.games.pyrga.rules import Position as Pyrga
from tesserae.games.tetrad.rules.position import UNITS
from tesserae.games.tetrad.rules.position import Position as Tetrad
from tesserae.games.zaic.rules import Position as Zaic
from tesserae.library.matches.players import GameHistory, LevelPlayer
from tesserae.search import exercises, reviewing
from tesserae.search.levels import LEVELS
from tests.app.analysis.reviews import over
from tests.tiers import some

NODES = 150
"""For a turn of these games: the players err, and so the reviews have much to tell."""

MOST_PLIES = 60

BUDGETS = {
    "LONG_TURNS": reviewing.Budget(3_000, 90, 500),
    "SHORT_TURNS": reviewing.Budget(3_000, 120, 500),
    "PROOFS": reviewing.Budget(50_000, 500, 50_000),
    "LINE_STEPS": 200,
}
"""Less than in the app, so that many games can be reviewed."""

REVIEWED = [game.slug for game in catalog.GAMES if game.story is not None]
CASES = [(slug, seed) for seed in range(40) for slug in REVIEWED]
every_game_reviewed = pytest.mark.parametrize(
    ("slug", "seed"), some(CASES, 2 * len(REVIEWED), share=4)
)


def played(game: Game[Position], seed: int) -> GameHistory:
    """A game between the two lowest levels, or most of one."""
    players = [LevelPlayer(game, LEVELS[(seed + side) % 2]) for side in range(2)]
    for side, player in enumerate(players):
        player.begin(2 * seed + side)
    history = GameHistory(game.initial())
    while history.position.outcome() is None and len(history.moves) < MOST_PLIES:
        move = players[history.position.to_move].choose(history, {"nodes": NODES})
        history = history.play(game, move)
    return history


def not_tried(*_: object) -> Generator[None, None, bool]:
    """Stands for the search for what is worth trying again, of which no sentence here tells."""
    yield
    return False


@every_game_reviewed
def test_every_sentence_of_a_review_is_true(
    slug: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = catalog.by_slug(slug)
    for name, budget in BUDGETS.items():
        monkeypatch.setattr(reviewing, name, budget)
    monkeypatch.setattr(exercises, "is_worth_trying", not_tried)
    page = over(f"#/{game.slug}?v=1&g={'.'.join(played(game, seed).moves)}")
    if seed % 2:
        page.seat(0, LEVELS[0].number)
    page.press(actions.REVIEW)
    page.think()
    review = page.model.analysis.review
    assert review is not None
    moments = review.key_moments
    assert moments is not None
    assert len(moments) <= MOST_KEY_MOMENTS
    assert [it.turn for it in moments] == sorted({it.turn for it in moments})
    for moment in moments:
        check_moves(moment, review)
        check_cost(game, moment, review)
        check_words(game, moment)
        HOLD[slug](moment, review)


def check_moves(moment: KeyMoment, review: Review) -> None:
    """What was played and the better line begin at the position that is shown."""
    turn, best = review.job.turns[moment.turn], review.found[moment.turn].best
    assert moment.side == turn.position.turn
    begun = [*takewhile(lambda it: it[0] == it[1], zip(turn.moves, best.moves, strict=False))]
    same = min(len(begun), len(turn.moves) - 1, len(best.moves) - 1)
    assert moment.position == play_all(turn.position, turn.moves[:same])
    assert {moment.played, moment.line[0]} <= set(moment.position.legal_moves())
    assert moment.played == turn.moves[same]
    assert moment.line == best.moves[same:]
    assert moment.played != moment.line[0] or same == len(best.moves) - 1
    play_all(moment.position, moment.line)


def check_cost(game: Game[Position], moment: KeyMoment, review: Review) -> None:
    """Chances, or results, fall as the assessments say, for the side that is named."""
    best, found = review.found[moment.turn]
    assert moment.change.key.endswith("you" if moment.side == review.you else f".{moment.side}")
    if isinstance(game, Solvable):
        results = [
            ("loss", "draw", "win")[1 + (it.score > 0) - (it.score < 0)] for it in (best, found)
        ]
        assert f".{results[0]}.{results[1]}." in moment.change.key
        assert best.score > found.score
        for line in (best, found):
            turn = review.job.turns[moment.turn]
            if line is best or turn.after.outcome() is None:
                position = turn.position if line is best else turn.after
                sign = 1 if position.to_move == turn.position.to_move else -1
                proof = list(game.prover().prove(position))[-1]
                assert proof.value is not None
                value = sign * proof.value
                assert value == (line.score > 0) - (line.score < 0)
        return
    told = dict(moment.change.args)
    assert told == {
        "before": round(100 * best.chance(game.odds)),
        "after": round(100 * found.chance(game.odds)),
    }
    assert best.chance(game.odds) - found.chance(game.odds) >= 0.03


def check_words(game: Game[Position], moment: KeyMoment) -> None:
    """Long turns are told in words, and no part of one as if it were all."""
    if not game.long_turns:
        return
    assert isinstance(dict(moment.moves.args)["what"], Text)
    side, position, own = moment.side, moment.position, 0
    for move in moment.line:
        own += position.to_move == side == position.turn
        position = position.apply(move)
    whole = not moment.advice.key.endswith(".first")
    assert keys_of(moment.advice).count("review.then") == (own - 1 if whole else 2)
    assert whole == (own <= 3)


def lines(moment: KeyMoment, review: Review, cause: str) -> tuple[Sequence[Move], Sequence[Move]]:
    """The better line, and the one of which a cause tells: what happened, or what can."""
    turn, found = review.job.turns[moment.turn], review.found[moment.turn]
    happened = turn.moves
    if moment.turn + 1 < len(review.job.turns):
        happened += review.job.turns[moment.turn + 1].moves
    return found.best.moves, found.played.moves if ".can." in cause else happened


def hold_tetrad(moment: KeyMoment, review: Review) -> None:
    """The tiles and units that both turns and both replies took; the better turn is better."""
    position, numbers, leads = review.job.turns[moment.turn].position, [], []
    assert isinstance(position, Tetrad)
    if moment.cause is None or moment.gain is None:
        assert moment.cause is moment.gain is None
        return
    keys = " ".join(keys_of(moment.cause))
    for line, told in zip(lines(moment, review, keys), (moment.gain, moment.cause), strict=True):
        ended, last = ends(position, line)
        taken = [lost(position, ended, OPPONENT[moment.side]), lost(ended, last, moment.side)]
        numbers = list(numbers_of(told))
        assert [n for n, _ in numbers] == [tiles for tiles, _ in taken if tiles]
        for (_, named), (_, gone) in zip(numbers, [it for it in taken if it[0]], strict=True):
            assert named in (None, gone)
        leads.append(taken[0][0] - taken[1][0])
    assert leads[0] > leads[1]


def ends(position: Tetrad, line: Sequence[Move]) -> tuple[Tetrad, Tetrad]:
    """The positions at the end of the first turn, and at the end of a line."""
    ended = last = position
    for move in line:
        inside = last.turn == position.turn
        last = last.apply(move)
        ended = last if inside else ended
    return ended, last


def lost(before: Tetrad, after: Tetrad, side: Side) -> tuple[int, tuple[str, ...]]:
    """The tiles and the units that a side lost."""
    gone = [str(n + 1) for n in UNITS if before.of(side)[n] and not after.of(side)[n]]
    return before.tiles(side) - after.tiles(side), tuple(gone)


def numbers_of(told: Text) -> Iterator[tuple[int, tuple[str, ...] | None]]:
    """The numbers of tiles in a text, each with the units that it names."""
    args = dict(told.args)
    if "n" in args:
        assert isinstance(args["n"], int)
        what = args.get("what")
        named = dict(what.args)["units"] if isinstance(what, Text) else None
        yield args["n"], tuple(map(str, named.items)) if isinstance(named, Listed) else None
    for name in ("first", "then"):
        part = args.get(name)
        if isinstance(part, Text):
            yield from numbers_of(part)


def hold_zaic(moment: KeyMoment, review: Review) -> None:
    """The largest areas after both lines, which are better after the better one."""
    position, leads = review.job.turns[moment.turn].position, []
    assert isinstance(position, Zaic)
    if moment.cause is None or moment.gain is None:
        return
    keys = " ".join(keys_of(moment.cause))
    end = play_all(position, review.found[moment.turn].best.moves)
    told_won = any(".wins." in key or ".gain.ends." in key for key in keys_of(moment.gain))
    assert is_won_by(end, moment.side) == told_won
    for line, told in zip(lines(moment, review, keys), (moment.gain, moment.cause), strict=True):
        shown = play_all(position, line[:2])
        own, other = (sum(shown.area_sizes(it)[:1]) for it in (moment.side, OPPONENT[moment.side]))
        areas = [args for key, args in all_texts(told) if ".areas." in key]
        assert areas in ([], [{"own": own, "other": other}])
        if areas:
            leads.append(own - other)
    assert len(leads) < 2 or leads[0] > leads[1]


def hold_pyrga(moment: KeyMoment, review: Review) -> None:
    """Towers that are completed, and where a side is sent."""
    position, side = review.job.turns[moment.turn].position, moment.side
    assert isinstance(position, Pyrga)
    for told in (moment.cause, moment.gain):
        if told is None:
            continue
        keys = " ".join(keys_of(told))
        better, worse = lines(moment, review, keys)
        line = better if told is moment.gain else worse
        after = position.apply(line[0])
        for name, owner, now, then in (
            (".gain.tower.", side, position, after),
            (".gave.", OPPONENT[side], position, after),
            (".did.tower.", OPPONENT[side], after, play_all(position, line[:2])),
            (".can.tower.", OPPONENT[side], after, play_all(position, line[:2])),
        ):
            if name in keys:
                count = int(keys.partition(name)[2][0])
                assert (now.tally(owner).towers, then.tally(owner).towers) == (count - 1, count)
                assert count < 3 or is_won_by(then, owner)


HOLD: Mapping[str, Callable[[KeyMoment, Review], None]] = {
    "pyrga": hold_pyrga,
    "tetrad": hold_tetrad,
    "zaic": hold_zaic,
}

Args: TypeAlias = dict[str, Arg]


def all_texts(told: Text) -> Iterator[tuple[str, Args]]:
    """A text and those in it, each as its key and its arguments."""
    yield told.key, dict(told.args)
    for _, arg in told.args:
        if isinstance(arg, Text):
            yield from all_texts(arg)


def keys_of(told: Text) -> list[str]:
    return [key for key, _ in all_texts(told)]
