"""Puzzles that are in no pool: something is asked of a position, and the engine judges."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.screen import GamePage
from tesserae.core.exact import Proof
from tesserae.core.puzzle import DRAW, SURVIVE, WIN, Puzzle, proven_judge
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.rules import Position
from tesserae.search import estimating
from tesserae.search.report import Report
from tests.app.framed import Framed
from tests.app.page import BASE, Page
from tests.app.practice.puzzles.solving import phase, play, show_solution, wrong_moves


def link_of(slug: str, puzzle: Puzzle, ask: str) -> str:
    """The link that asks something of the position of a puzzle of a pool."""
    game = catalog.by_slug(slug)
    position = game.initial()
    for written in puzzle.moves:
        position = position.apply(game.parse_move(position, written))
    return f"#/{slug}?v=1&p={game.encode(position)}&ask={ask}"


def winning(slug: str, own: int = 1) -> Puzzle:
    """The first puzzle of a pool that asks for a win, with so many plies of the solver."""
    return next(
        puzzle
        for puzzle in pool_of(slug)
        if puzzle.theme != DRAW and len(puzzle.line) >= 2 * own - 1
    )


def opened(slug: str, puzzle: Puzzle, ask: str) -> Page:
    """A page with that puzzle, looked at by the judge."""
    page = Page(link_of(slug, puzzle, ask))
    assert phase(page) == "posing"
    page.think()
    return page


def line_of(page: Page) -> tuple[str, ...]:
    """The solution that the judge has found."""
    puzzle = page.posed
    return puzzle.line


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_the_solution_begins_as_in_the_pool_and_solves_it(slug: str) -> None:
    puzzle = winning(slug, 2)
    page = opened(slug, puzzle, WIN)
    assert "Proven by the computer" in page.regions["puzzle-head"]
    line = line_of(page)
    assert line[0] == puzzle.line[0]
    assert len(line) > 1
    for written in line[::2]:
        assert phase(page) == "solve"
        play(page, written)
    assert phase(page) == "solved"
    assert page.model.hash == link_of(slug, puzzle, WIN)


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_wrong_moves_are_refuted_and_the_solution_is_shown(slug: str) -> None:
    puzzle = winning(slug)
    page = opened(slug, puzzle, WIN)
    play(page, wrong_moves(page, puzzle)[0])
    assert phase(page) == "wrong"
    page.press(actions.PUZZLE_HINT)
    assert "Hint" in page.regions["lesson"]
    show_solution(page)
    assert page.moves.split() == [*line_of(page)]
    assert phase(page) == "shown"
    assert "puzzles" not in page.stored


def test_a_win_has_no_draw_to_be_saved_and_a_draw_no_win() -> None:
    drawn = next(puzzle for puzzle in pool_of("pyrga") if puzzle.theme == DRAW)
    page = opened("pyrga", drawn, DRAW)
    assert phase(page) == "solve"
    assert "White to move and draw" in page.regions["lesson"].replace("Black", "White")
    page = opened("pyrga", drawn, WIN)
    assert phase(page) == "missing"
    assert "There is no win here" in page.regions["lesson"]
    assert "puzzle-hint" not in page.regions["lesson-acts"]
    won = winning("pyrga")
    page = opened("pyrga", won, DRAW)
    assert "more than a draw" in page.regions["lesson"]
    assert "puzzle-analyse" in page.regions["lesson-acts"]


def test_who_is_to_survive_may_play_any_move_that_does_not_lose() -> None:
    drawn = next(puzzle for puzzle in pool_of("pyrga") if puzzle.theme == DRAW)
    page = opened("pyrga", drawn, SURVIVE)
    play(page, drawn.line[0])
    assert phase(page) == "solved"


def test_what_cannot_be_proven_is_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proven_judge, "POSE_STEPS", 5)
    page = Page("#/zaic?v=1&g=Bh8.Bf7.Be9&ask=win")
    page.think()
    assert "sees no clear win" in page.regions["lesson"]
    assert "evaluation" in page.regions["puzzle-head"]
    page = Page("#/zaic?v=1&g=Bh8.Bf7.Be9&ask=survive")
    page.think()
    assert phase(page) == "solve"
    show_solution(page)
    assert phase(page) == "shown"


ONLY_ONE_WINS = "#/pyrga?v=1&p=b1sC.b2Te.c2te.d2C~Cd2&ask=win"
"""Known to be won; that only Sd2 wins takes a long proof."""


def test_a_move_that_is_not_proven_is_not_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proven_judge, "MOVE_STEPS", 20)
    page = Page(ONLY_ONE_WINS)
    page.think()
    assert phase(page) == "solve"
    assert "Proven" not in page.regions["puzzle-head"]
    assert "evaluation" in page.regions["puzzle-head"]


@pytest.mark.slow
def test_the_only_move_that_wins_is_the_solution() -> None:
    page = Page(ONLY_ONE_WINS)
    page.think()
    assert "Proven by the computer" in page.regions["puzzle-head"]
    assert line_of(page)[0] == "Sd2"
    play(page, "Td2w")
    assert phase(page) == "wrong"
    page.press(actions.PUZZLE_AGAIN)
    play(page, "Sd2")
    assert phase(page) in ("solve", "solved")


def test_a_proven_mistake_without_a_proven_refutation_is_told_plainly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = opened("pyrga", winning("pyrga"), WIN)
    prove = Prover.prove

    def hesitate(self: Prover, position: Position) -> Iterator[Proof]:
        *_, known = prove(self, position)
        while True:
            yield known._replace(move=None)

    def guess(_: object, position: Position, *__: object) -> Iterator[Report]:
        yield from [Report(1, 0, 1, position.legal_moves()[:1])] * 2

    monkeypatch.setattr(Prover, "prove", hesitate)
    monkeypatch.setattr(estimating, "think", guess)
    play(page, wrong_moves(page, winning("pyrga"))[0])
    assert phase(page) == "wrong"
    assert page.table.record.ply == 1
    assert "Proven by the computer" in page.regions["puzzle-head"]
    page.press(actions.PUZZLE_AGAIN)
    assert page.table.record.ply == 0
    assert phase(page) == "solve"


def test_the_most_of_a_turn_of_tetrad() -> None:
    puzzle = next(it for it in pool_of("tetrad") if it.theme == "kill")
    page = opened("tetrad", puzzle, WIN)
    assert "destroys a unit" in page.regions["lesson"]
    show_solution(page)
    assert phase(page) == "shown"
    hits = next(it for it in pool_of("tetrad") if it.theme == "hits3")
    page = opened("tetrad", hits, WIN)
    assert phase(page) == "solve"
    play(page, "end")
    assert phase(page) == "wrong"


def test_a_unit_of_tetrad_survives_or_not() -> None:
    pages = (opened("tetrad", it, SURVIVE) for it in pool_of("tetrad") if it.theme == SURVIVE)
    page = next(it for it in pages if phase(it) == "solve")  # its search finds nothing in some
    play(page, "end")
    assert phase(page) == "wrong"
    show_solution(page)
    assert phase(page) == "shown"


def test_of_a_damaged_link_the_game_is_shown_as_far_as_it_goes() -> None:
    page = Page("#/pyrga?v=1&g=Sb2.Zz9&ask=win")
    assert isinstance(page.model.screen, GamePage)
    assert page.table.record.ply == 1
    assert "Zz9" in page.regions["notice"]


@pytest.mark.parametrize(
    ("slug", "rest"),
    [
        ("pyrga", "v=1&g=Sb2&ask=mate"),
        ("pyrga", "v=1&g=Sb2&ask="),
        ("pyrga", "ask=win"),
        ("pyrga", "v=1&ask=win"),
        ("pyrga", "v=1&g=Sb2&ask=win&ask=draw"),
        ("tetrad", "v=1&p=L1b1.I1e1.T1g1.S1i1.J3l1~L3l12.I1j11.T3g12.S1e12.J1b12~w&ask=draw"),
        ("tetrad", "v=1&g=I1b1&ask=win"),
        (
            "tetrad",
            "v=1&p=I0g7.D1d7.R1d4.D1j5.I0g8~R0i12.M0j9.D0f11.D1d10.T3c12~wm1235x14&ask=win",
        ),
    ],
)
def test_what_cannot_be_asked_is_told_and_the_game_stays(slug: str, rest: str) -> None:
    page = Page(f"#/{slug}?v=1&g=")
    before = page.model.tables
    page.send("hash", hash=f"#/{slug}?{rest}")
    assert page.model.notice is not None
    assert isinstance(page.model.screen, GamePage)
    assert page.model.tables == before


def test_the_share_dialog_makes_a_puzzle_of_a_position() -> None:
    page = Page("#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e")
    page.press(actions.DIALOG("share"), actions.SHARE_KIND("puzzle"))
    position = page.table.game.encode(page.table.position)
    link = f"#/pyrga?v=1&p={position}&ask="
    assert page.did("qr")[-1]["text"] == f"{BASE}pyrga/{link}win"
    page.press(actions.SHARE_ASK(SURVIVE), actions.COPY_LINK)
    assert page.did("copy")[-1]["text"] == f"{BASE}pyrga/{link}survive"
    page.press(actions.COPY_EMBED)
    assert f"{link}survive".replace("&", "&amp;") in page.did("copy")[-1]["text"]
    page.send("hash", hash="#/tetrad?v=1&g=I1b1")
    page.press(actions.DIALOG("share"))
    assert "share-kind-puzzle" not in page.regions["dialog"]
    page.press(actions.COPY_LINK)
    assert "&ask=" not in page.did("copy")[-1]["text"]


def test_a_puzzle_is_shared_by_its_link_and_as_embed_code() -> None:
    page = Page("#/pyrga/puzzle/today", today="2026.11.25")
    page.press(actions.DIALOG("share"))
    assert "share-kind" not in page.regions["dialog"]
    page.press(actions.COPY_LINK, actions.COPY_EMBED)
    link, code = (it["text"] for it in page.did("copy"))
    assert link == f"{BASE}pyrga/#/pyrga/puzzle/today"
    assert '<tesserae-game src="#/pyrga/puzzle/today">' in code


def test_a_puzzle_of_ones_own_in_a_frame_is_told_of() -> None:
    puzzle = winning("pyrga")
    page = Framed(link_of("pyrga", puzzle, WIN))
    page.think()
    page.messages()
    for written in line_of(page)[::2]:
        play(page, written)
    [solved] = [message for message in page.messages() if message["type"] == "solved"]
    assert (solved["puzzle"], solved["link"]) == (0, link_of("pyrga", puzzle, WIN))
    [error] = [
        it for it in page.ask("load", link="#/pyrga?v=1&g=Sb2&ask=x") if it["type"] == "error"
    ]
    assert error["code"] == "error.bad_ask"


def test_keys_play_nothing_while_a_move_is_answered() -> None:
    puzzle = winning("pyrga")
    page = opened("pyrga", puzzle, WIN)
    play(page, wrong_moves(page, puzzle)[0])
    before = page.moves
    for key in "SCTstc":
        page.send("key", key=key, focus="spot-b2")
        assert not page.model.play.selection
    assert page.moves == before
