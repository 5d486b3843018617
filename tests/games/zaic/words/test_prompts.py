"""What Zaic says, in both languages, word for word where a user reads it most."""

from __future__ import annotations

import pytest

from tesserae.core.position import FIRST, SECOND
from tesserae.games.zaic import GAME
from tests.games.zaic.playing import play, targets
from tests.games.zaic.test_ends import BY_FURTHER_AREAS, FOUR_PLIES, LEVEL
from tests.games.zaic.test_rules import EIGHT_WIDE
from tests.sentences import Speaker

SPEAKER = Speaker(GAME)
translated, in_english = SPEAKER.translated, SPEAKER.in_english


@pytest.mark.parametrize(
    ("moves", "picked", "english", "french"),
    [
        ("", "", "Play any tile.", "Jouez la tuile de votre choix."),
        (
            "Bh8",
            "",
            "Play a 2x2, a 2x1 or a 1x1.",
            "Jouez une 2x2, une 2x1 ou une 1x1.",
        ),
        (
            "Bh8 Sj9 Bk9 Sk9",
            "",
            "Play a 2x1 or a 1x1.",
            "Jouez une 2x1 ou une 1x1.",
        ),
        ("Bh8", "B", "Where does your 2x2 go?", "Où va votre 2x2 ?"),
        ("Bh8", "V", "Where does your vertical 2x1 go?", "Où va votre 2x1 debout ?"),
        (
            "Bh8",
            "H h9",
            "2x1 (horizontal) on h9, level 2: play it?",
            "2x1 couchée en h9, niveau 2 : jouer ce coup ?",
        ),
    ],
)
def test_the_prompt_says_what_to_do_next(
    moves: str, picked: str, english: str, french: str
) -> None:
    prompt = GAME.prompt(play(moves), targets(picked))
    assert translated(prompt.what) == (english, french)


def test_the_prompt_tells_the_largest_areas() -> None:
    assert translated(GAME.prompt(play("Bh8 Sg8"), ()).why) == (
        "Largest areas: Light 4, Dark 1.",
        "Plus grandes surfaces : Clair 4, Sombre 1.",
    )


def test_of_a_complete_move_the_prompt_tells_what_it_makes_of_the_largest_areas() -> None:
    assert translated(GAME.prompt(play("Bh8 Hg10 Vg11 Bf7 Bf5 He11"), targets("V g7")).why) == (
        "Your largest area: 4 → 10; theirs: 4 → 2.",
        "Votre plus grande surface : 4 → 10 ; celle de l’adversaire : 4 → 2.",
    )


@pytest.mark.parametrize(
    ("moves", "what", "why"),
    [
        (
            FOUR_PLIES,
            "Light wins: the largest area.",
            "Areas: Light 4, 4; Dark 1, 1; the largest decide, 4 to 1.",
        ),
        (
            BY_FURTHER_AREAS,
            "Light wins: the larger areas.",
            "Areas: Light 3, 3, 1; Dark 3; the first that differ decide, 3 to 0.",
        ),
        (
            LEVEL,
            "A draw.",
            "Areas: Light 3, 2, 2, 2, 2, 2, 1, 1, 1, 1; "
            "Dark 3, 2, 2, 2, 2, 2, 1, 1, 1, 1; they are all level.",
        ),
    ],
)
def test_the_end_compares_area_by_area(moves: str, what: str, why: str) -> None:
    ended = GAME.prompt(play(moves), ())
    assert in_english(ended.what) == what
    assert in_english(ended.why).partition(" Areas")[1:] == (" Areas", why.removeprefix("Areas"))


def test_the_end_says_why_the_side_to_move_cannot_play() -> None:
    assert [it.partition(". ")[0] for it in translated(GAME.prompt(play(FOUR_PLIES), ()).why)] == [
        "Light cannot play: none of the 17 tiles left fits (3 × 1x1, 8 × 2x1 and 6 × 2x2)",
        "Clair ne peut plus jouer : "
        "aucune de ses 17 tuiles ne va nulle part (3 × 1x1, 8 × 2x1 et 6 × 2x2)",
    ]
    spent = play(FOUR_PLIES)._replace(supply=0)
    assert in_english(GAME.prompt(spent, ()).why).startswith("Light has no tile left. Areas")


@pytest.mark.parametrize(
    ("picked", "target", "english", "french"),
    [
        (
            "S",
            "a8",
            "All tiles together would be 9 squares wide, and 8 is the limit.",
            "Toutes les tuiles ensemble feraient 9 cases de large, et 8 est le maximum.",
        ),
        (
            "S",
            "i9",
            "On the table it may not touch your own colour, which shows on i8.",
            "Sur la table, elle ne peut pas toucher votre propre couleur, visible en i8.",
        ),
        (
            "H",
            "b8",
            "It would bury a tile of which only b8 and c8 can be seen.",
            "Elle ensevelirait une tuile dont on ne voit plus que b8 et c8.",
        ),
    ],
)
def test_a_refusal_names_the_rule(picked: str, target: str, english: str, french: str) -> None:
    reason = GAME.why_not(play(EIGHT_WIDE), targets(picked), *targets(target))
    assert reason is not None
    assert translated(reason.text) == (english, french)


def test_the_score_tells_the_areas() -> None:
    assert translated(GAME.panel(play(""), FIRST).score) == ("No area yet", "Pas encore de surface")
    assert translated(GAME.panel(play("Bh8"), FIRST).score) == ("Area 4", "Surface 4")
    assert translated(GAME.panel(play(FOUR_PLIES), FIRST).score) == ("Areas 4, 4", "Surfaces 4, 4")
    showcase = GAME.showcase()
    assert translated(GAME.panel(showcase, FIRST).score) == (
        "Areas 6, 5, 2, 2 and 2 more",
        "Surfaces 6, 5, 2, 2 et 2 autres",
    )
    assert translated(GAME.panel(showcase, SECOND).score) == (
        "Areas 6, 4, 4, 2 and 1 more",
        "Surfaces 6, 4, 4, 2 et 1 autre",
    )


def test_a_lead_is_told_in_squares() -> None:
    position = play("Bh8")
    ahead = GAME.describe_lead(position, -3)
    assert translated(ahead) == (
        "Light ahead by about 3 squares",
        "Clair mène d’environ 3 cases",
    )
    level = GAME.describe_lead(position, 1 / 3)
    assert translated(level) == ("level", "égalité")


def test_a_largest_area_that_is_cut_is_announced() -> None:
    assert SPEAKER.announced(play("Bh8 Bf7 Vg7"), "Hh8") == (
        "Dark’s 2x1 on h8 cuts Light’s largest area from 6 to 2.",
        "La 2x1 de Sombre en h8 réduit la plus grande surface de Clair de 6 à 2 en la coupant.",
    )


def test_a_largest_area_that_is_joined_is_announced() -> None:
    assert SPEAKER.announced(play("Sh8 Hg9 Sg9 Vf9 Bd8 Sd8"), "Sf9") == (
        "Light’s 1x1 on f9 joins areas: Light’s largest grows from 3 to 5.",
        "La 1x1 de Clair en f9 réunit ses surfaces : la plus grande passe de 3 à 5.",
    )


def test_a_move_may_cut_and_join_at_once() -> None:
    before = "Sh8 Hh9 Sg9 Hh7 Si9 Hf10 Vg11 Sg12 Bi5 Vi5 Vh5 Vh6"
    assert SPEAKER.announced(play(before), "Hh6") == (
        "Light’s 2x1 on h6 cuts Dark’s largest area from 5 to 2, and Light’s grows from 2 to 5.",
        "La 2x1 de Clair en h6 réduit la plus grande surface de Sombre de 5 à 2 en la coupant ; "
        "celle de Clair passe de 2 à 5.",
    )


def test_an_area_that_is_covered_in_part_but_not_cut_is_not_announced() -> None:
    before = play("Bh8")
    covering = before.apply(GAME.parse_move(before, "Si9"))
    assert covering.area_sizes(FIRST) == (3,)
    assert SPEAKER.announced(play("Bh8"), "Si9") is None


@pytest.mark.parametrize(
    ("moves", "line", "english"),
    [
        ("Hh8 Si8 Hj8", "Sh9", "Largest areas after the reply: Light 2, Dark 1."),
        (
            "Hh8 Si8 Hj8 Sh9 Vi6 Vh6 Hh10 Vg10 Vg6 Hj6 Sl6 Bj9 Sh6 Be7 Ve9 Vi4 Vj4 Sj4",
            "Vl9 Hi6",
            "Likely reply: Dark’s 2x1 on i6 cuts Light’s largest area from 5 to 3, "
            "and Dark’s grows from 4 to 6.",
        ),
    ],
)
def test_what_comes_of_a_line_is_told(moves: str, line: str, english: str) -> None:
    position = play(moves)
    announcements, after = [], position
    for move in line.split():
        announcements.append(GAME.parse_move(after, move))
        after = after.apply(announcements[-1])
    assert in_english(GAME.consequence(position, announcements)) == english


def test_what_a_move_cost_is_told_in_squares() -> None:
    sentences = [in_english(GAME.describe_loss(play(""), n)) for n in (1 / 3, 1, 3.9)]
    assert sentences == ["less than a square", "about 1 square", "about 4 squares"]
