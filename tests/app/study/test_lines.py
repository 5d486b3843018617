"""The engine's lines in a study: what is looked for, shown, read on the board and played."""

from __future__ import annotations

import re

import pytest

from tesserae.app.messages import Studied, actions
from tesserae.app.model import partial_of
from tesserae.app.model.analysis import Evaluation, Studies, StudyAnalysis
from tesserae.app.model.engine import StudyJob
from tesserae.app.model.table import entries_of
from tesserae.app.study import lines
from tesserae.core.game import DECISIVE, Move, Position
from tesserae.search.report import WON
from tests.app.page import Page
from tests.app.study.found import known, news
from tests.search.positions import PYRGA, wander


def late(**fields: object) -> Page:
    """A study at a position in which every move is soon proven."""
    page = Page("#/pyrga/study", **fields)
    page.type(*MOVES.split())
    return page


MOVES = "Cd1 Td1w Cc1 Sc1 Cb1 Sb1 Sb2 Sb3 Cc3 Tc3s Sc2 Tc1e Sd1 Sd2 Td3n Cd4 Td4w"

OVER = "Tb2w Ta2s Ta1e Cb1 Tb1e Td1w Ca1 Sa1 Sb1 Cb2 Sb2"


def of_selected(page: Page) -> list[Move]:
    """The moves of the tile that the page has selected."""
    picked = partial_of(page.model).filled
    moves = [it.move for it in entries_of(page.table) if it.targets[:1] == picked[:1]]
    return list(dict.fromkeys(moves))


def moves_of(position: Position) -> list[Move]:
    return list(position.legal_moves())


def test_the_position_at_the_cursor_is_studied_until_all_is_proven() -> None:
    page = late()
    job = page.model.engine.analysis
    assert isinstance(job, StudyJob)
    assert (job.position, job.lines, job.seconds) == (page.table.position, 3, lines.SECONDS)
    page.think()
    found = known(page)
    assert found.finished
    assert found.scores.keys() == set(page.table.position.legal_moves())
    assert page.model.engine.analysis is None
    page.press(actions.BACK, actions.FORWARD)
    assert not page.app.busy
    assert page.regions["lines"].count("<li") == min(3, len(found.scores))


def test_a_study_stops_after_a_while_or_goes_on_without_end() -> None:
    page = Page("#/zaic/study")
    page.press(actions.STUDY_ENDLESS)
    job = page.model.engine.analysis
    assert isinstance(job, StudyJob)
    assert (job.seconds, job.lines) == (None, lines.TARGETS)
    news(page, Evaluation(90, 3, (page.table.position.legal_moves()[0],)))
    page.press(actions.STUDY_ENDLESS)
    assert isinstance(page.model.engine.analysis, StudyJob)
    page.hear(Studied(StudyAnalysis(known(page).lines, {}, 9, lines.SECONDS)))
    assert page.model.engine.analysis is None
    page.press(actions.STUDY_ENDLESS)
    assert isinstance(page.model.engine.analysis, StudyJob)


def test_the_engine_can_be_switched_off_by_a_key() -> None:
    page = late()
    page.send("key", key="l", focus="")
    assert page.model.engine.analysis is None
    assert not page.app.busy
    assert page.regions["lines"] == ""
    assert "off" in page.regions["lines-state"]
    page.send("key", key="L", focus="")
    assert page.app.busy


def test_nothing_is_looked_for_where_the_game_is_over_or_units_are_placed() -> None:
    page = Page("#/pyrga/study", *OVER.split())
    assert page.table.over
    assert page.model.engine.analysis is None
    assert Page("#/tetrad/study").model.engine.analysis is None


def test_what_was_known_before_is_not_lost() -> None:
    one, two, three = (Move(n) for n in range(3))
    deep = (Evaluation(90, 6, (one,)), Evaluation(80, 6, (two,)))
    old = StudyAnalysis(deep, {one: WON + 9_990, two: -WON}, 500, 7.0, finished=True)
    new = StudyAnalysis((Evaluation(10, 2, (two,)),), {one: WON, three: 0}, 40, 0.5)
    both = lines.merge_findings(old, new)
    assert both.scores == {one: WON + 9_990, two: -WON, three: 0}
    assert (both.lines, both.seconds, both.finished) == (deep, 7.0, True)
    proven = StudyAnalysis((Evaluation(WON, 1, (three,), proven=True),), {}, 40, 0.5)
    assert lines.merge_findings(old, proven).lines == proven.lines
    deeper = StudyAnalysis((Evaluation(70, 7, (two,)),), {}, 40, 0.5)
    assert lines.merge_findings(old, deeper).lines == deeper.lines


def test_the_number_of_positions_kept_is_bounded() -> None:
    page = late()
    job = page.model.engine.analysis
    assert isinstance(job, StudyJob)
    full: Studies = {
        ("pyrga", wander(PYRGA, 9, n)): StudyAnalysis((), {}, 0, 0.0) for n in range(400)
    }
    model = page.model.with_analysis(studies=full)
    after = lines.add_findings(model, StudyAnalysis((), {}, 1, 0.1))
    assert len(after.analysis.studies) == lines.REMEMBERED
    assert list(after.analysis.studies)[-1] == ("pyrga", job.position)


def test_a_line_is_read_on_the_board_without_being_played() -> None:
    page = late()
    position = page.table.position
    first = position.legal_moves()[0]
    second = position.apply(first).legal_moves()[0]
    news(page, Evaluation(WON, 2, (first, second), proven=True), scores={first: WON}, finished=True)
    page.send("aim", target="")
    before = page.regions["board-picture"]
    targets = re.findall(r'data-aim="(read:[^"]+)"', page.regions["lines"])
    assert len(targets) == 2
    page.send("aim", target=targets[1])
    assert page.regions["board-picture"] != before
    assert page.table.position == position
    assert 'class="read"' in page.regions["lines"]
    assert page.regions["lines"].count("aria-current") == 1
    page.send("aim", target="")
    assert page.regions["board-picture"] == before
    page.send("aim", target="read:Zz9")
    assert page.model.study.reading is None


def test_lines_stay_where_they_are_under_the_pointer() -> None:
    page = late()
    position, game = page.table.position, page.table.game
    one, two, three, *_ = moves_of(position)
    first, second = Evaluation(90, 3, (one,)), Evaluation(80, 3, (two,))
    news(page, first, second)

    def order() -> list[str]:
        return re.findall('data-arg="([^" ]*)"', page.regions["lines"])

    names = [game.format_move(position, move) for move in (one, two, three)]
    page.send("aim", target=lines.PREVIEW_PREFIX)
    assert "read" not in re.findall('<li class="([^"]*)"', page.regions["lines"])
    new = second._replace(score=300, depth=4), Evaluation(95, 4, (three,)), first._replace(depth=4)
    news(page, *new)
    assert order() == names[:2]
    table = re.findall('data-arg="([^" ]*)"', page.regions["worths"])
    page.send("aim", target=lines.PREVIEW_PREFIX + names[1])
    news(page, *new, scores={two: WON})
    assert order() == names[:2]
    assert re.findall('data-arg="([^" ]*)"', page.regions["worths"]) == table
    assert page.regions["worths"].index("wins") > 0
    page.send("aim", target="")
    assert order() == [names[1], names[2], names[0]]
    page.send("aim", target=lines.PREVIEW_PREFIX)
    news(page, first._replace(score=999, depth=5), second)
    page.send("key", key="1", focus="")
    assert page.table.record.last == two


def test_a_line_is_played_up_to_the_ply_that_is_pressed() -> None:
    page = late()
    position = page.table.position
    first = position.legal_moves()[0]
    second = position.apply(first).legal_moves()[0]
    written = " ".join(page.table.game.format_moves(position, (first, second)))
    page.press(actions.STUDY_PLAY(written))
    assert page.table.record.moves[-2:] == (first, second)
    page.press(actions.STUDY_PLAY("Zz9"), actions.STUDY_PLAY("x" * 10_000))
    assert page.table.record.ply == len(MOVES.split()) + 2


@pytest.mark.parametrize(("key", "rank"), [("1", 0), ("2", 1), ("Space", 0)])
def test_keys_take_the_next_move_of_a_line(key: str, rank: int) -> None:
    page = late()
    some = moves_of(page.table.position)[:2]
    found = [Evaluation(WON - n, 1, (move,)) for n, move in enumerate(some)]
    news(page, *found, finished=True)
    page.send("key", key="3", focus="")
    assert page.table.record.ply == len(MOVES.split())
    page.send("key", key=key, focus="")
    assert page.table.record.last == some[rank]


def test_values_are_in_the_games_terms_and_told_in_words() -> None:
    page = late()
    win, draw, loss, *_ = moves_of(page.table.position)
    scores = {win: DECISIVE - 7, draw: 0, loss: 4 - DECISIVE}
    news(
        page,
        *(Evaluation(score, 4, (move,), proven=True) for move, score in scores.items()),
        scores=scores,
        finished=True,
    )
    text = page.regions["lines"]
    assert ">+7<" in text
    assert ">=<" in text
    assert ">\u22124<" in text
    assert 'aria-label="wins in 7"' in text
    name = page.table.game.format_move(page.table.position, loss)
    assert f'aria-label="{name}: loses in 4"' in page.regions["worths"]
    assert "not known yet" in page.regions["worths"]


def test_estimates_have_the_decimal_sign_of_the_language() -> None:
    page = Page("#/zaic/study")
    move = moves_of(page.table.position)[0]
    news(page, Evaluation(1_350, 4, (move,)))
    assert ">+1.5<" in page.regions["lines"]
    page.set(language="fr")
    assert ">+1,5<" in page.regions["lines"]


def test_every_target_bears_its_value_once_it_is_proven() -> None:
    page = late()
    assert "worths" not in page.regions["board-picture"]
    page.think()
    picture = page.regions["board-picture"]
    offered = page.regions["board-spots"].count("offered")
    assert picture.count('class="worth ') >= offered
    assert "worth unknown" not in picture
    names = re.findall(r'offered"[^>]*aria-label="([^"]*)"', page.regions["board-spots"])
    assert names
    assert all(re.search(": (wins|loses|draws)", name) for name in names)


@pytest.mark.slow
def test_the_pieces_of_the_tray_bear_their_best_value_before_one_is_picked() -> None:
    page = late()
    assert "worth" not in page.regions["tray"]
    page.think()
    table, found = page.table, known(page)
    best: dict[str, int] = {}
    for move, score in found.scores.items():
        kind = table.game.format_move(table.position, move)[0]
        best[kind] = max(score, best.get(kind, score))
    assert len(best) > 1
    for kind, score in best.items():
        [told] = re.findall(rf'id="stock-{kind}".*?class="worth (\w+)"', page.regions["tray"])
        assert told == ("draw", "win", "loss")[(score > 0) - (score < 0)]
    assert re.search('aria-label="(wins|draws|loses)[^"]*" class="worth', page.regions["tray"])
    page.press(actions.STUDY_VALUES)
    assert "worth" not in page.regions["tray"]


def test_in_zaic_pieces_bear_what_they_lose_at_best() -> None:
    page = Page("#/zaic/study", "Hh8")
    position, unit = page.table.position, page.table.game.unit
    kinds: dict[str, Move] = {}
    for move in position.legal_moves():
        kinds.setdefault(page.table.game.format_move(position, move)[0], move)
    (_, best), (_, other), *_ = kinds.items()
    news(page, Evaluation(3 * unit, 4, (best,)), Evaluation(unit, 4, (other,)))
    assert page.regions["tray"].count('class="worth') == 2
    assert ">\u22122<" in page.regions["tray"]


def test_a_target_is_unknown_until_no_move_with_it_can_be_better() -> None:
    page = late()
    moves = moves_of(page.table.position)
    news(page, Evaluation(-WON, 1, (moves[0],)), scores={moves[0]: -WON})
    assert "worth unknown" in page.regions["board-picture"]


def test_in_zaic_the_best_targets_bear_what_they_lose() -> None:
    page = Page("#/zaic/study", "Hh8")
    unit = page.table.game.unit
    best, other, *_ = of_selected(page)
    news(page, Evaluation(3 * unit, 4, (best,)), Evaluation(unit, 4, (other,)))
    picture = page.regions["board-picture"]
    assert "worth best" in picture
    assert "\u22122" in picture
    assert ">+3.0<" in page.regions["lines"]


def test_the_board_shows_what_the_selected_tile_is_worth_and_the_tray_what_each_is() -> None:
    page = Page("#/zaic/study", "Hh8")
    position, unit = page.table.position, page.table.game.unit
    large, small = (page.table.game.parse_move(position, name) for name in ("Bh9", "Sh8"))
    assert [it.name for it in partial_of(page.model).filled] == ["B"]
    news(page, Evaluation(2 * unit, 4, (small,)), Evaluation(0, 4, (large,)), finished=True)
    assert "worth best" not in page.regions["board-picture"]
    assert "worth loss" in page.regions["board-picture"]
    assert page.regions["tray"].count('class="worth best"') == 1
    page.click("S")
    assert "worth best" in page.regions["board-picture"]
    assert "worth loss" not in page.regions["board-picture"]


def test_a_loss_that_is_only_seen_is_not_drawn_as_proven() -> None:
    page = Page("#/zaic/study", "Hh8")
    seen, lost, *_ = of_selected(page)
    found = Evaluation(10, 4, (seen,)), Evaluation(-WON - 9_000, 4, (lost,))
    news(page, *found)
    assert "worth loss" not in page.regions["board-picture"]
    assert "worth estimate" in page.regions["board-picture"]
    news(page, *found, scores={lost: -WON - 9_000})
    assert "worth loss" in page.regions["board-picture"]


@pytest.mark.slow
def test_values_can_be_hidden_until_one_has_chosen() -> None:
    page = late()
    page.think()
    page.press(actions.STUDY_VALUES)
    assert "worths" not in page.regions["board-picture"]
    assert page.regions["worths"] == ""
    scores = known(page).scores
    worst = min(scores, key=scores.__getitem__)
    name = page.table.game.format_move(page.table.position, worst)
    page.send("key", key="1", focus="")
    assert page.table.record.ply == len(MOVES.split())
    page.type(name)
    assert f"{name}: " in page.regions["lines"]


def test_while_values_are_hidden_the_chosen_move_is_looked_at_first() -> None:
    page = late()
    page.press(actions.STUDY_VALUES)
    before = page.table.record.positions[page.table.record.ply - 1]
    job = page.model.engine.analysis
    assert isinstance(job, StudyJob)
    assert job.position == before
