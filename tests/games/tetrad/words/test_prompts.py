"""What Tetrad says, in both languages."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, Outcome, Side
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.rules.position import Position
from tesserae.games.tetrad.words.prompts import ending
from tests.games.tetrad.playing import at, only, play, targets
from tests.sentences import Speaker

SPEAKER = Speaker(GAME)
translated, in_english = SPEAKER.translated, SPEAKER.in_english
DUEL = only("D0g2 M0i2", "T0g4 M0a14")


@pytest.mark.parametrize(
    ("position", "picked", "english", "french"),
    [
        (
            play(""),
            "",
            "Choose a shape for unit 1.",
            "Choisissez une forme pour l’unité 1.",
        ),
        (at(), "end", "End your turn?", "Terminer votre tour ?"),
        (
            play(""),
            "T2",
            "Where does your T go?",
            "Où va votre T ?",
        ),
        (play(""), "c1", "Which shape goes on c1?", "Quelle forme en c1 ?"),
        (
            at(),
            "",
            "Move a unit, or end your turn.",
            "Déplacez une unité ou terminez votre tour.",
        ),
        (
            DUEL,
            "",
            "Move or attack with a unit, or end your turn.",
            "Déplacez une unité, attaquez ou terminez votre tour.",
        ),
        (
            DUEL,
            "g2",
            "Unit 1: choose where this tile goes, or a direction to fire in.",
            "Unité 1 : choisissez où va cette tuile, ou une direction de tir.",
        ),
        (
            DUEL,
            "g2 r",
            "Unit 1, rotated right: choose where this tile goes.",
            "Unité 1, tournée à droite : choisissez où va cette tuile.",
        ),
        (
            DUEL,
            "g2 xn",
            "Unit 1 fires north and hits unit 1: play it?",
            "L’unité 1 tire au nord et touche l’unité 1 : jouer ce coup ?",
        ),
        (
            play("1xn", DUEL),
            "",
            "Unit 1 was hit: choose the tile it loses (1 of 4).",
            "Unité 1 touchée : choisissez la tuile qu’elle perd (1 sur 4).",
        ),
        (
            at(turn="wm12345"),
            "",
            "Nothing more can be done: end your turn.",
            "Il n’y a plus rien à faire : terminez votre tour.",
        ),
    ],
)
def test_the_prompt_says_what_to_do_next(
    position: Position, picked: str, english: str, french: str
) -> None:
    prompt = GAME.prompt(position, targets(picked))
    assert translated(prompt.what) == (english, french)


@pytest.mark.parametrize(
    ("position", "picked", "english"),
    [
        (play(""), "", "5 units to place, each touching your edge."),
        (DUEL, "", "Can still move: 1 and 2. Can fire: 1 and 2; the first shot ends all moves."),
        (play("1g1", DUEL), "", "Can still move: 2. Can fire: 2; the first shot ends all moves."),
        (play("1xn -g4", DUEL), "", "Can still attack: 2. None can move."),
        (at(), "", "Can still move: 1, 2, 3, 4 and 5. None can attack."),
        (at(turn="wm12345"), "", "None can move and none can attack."),
        (
            DUEL,
            "i2",
            "5 steps. Range: north 2, east 4, south 2, west 4. Firing ends all moves: 2 units have "
            "not moved.",
        ),
        (
            play("1xn -g4", DUEL),
            "i2",
            "5 steps. Range: north 2, east 4, south 2, west 4.",
        ),
        (only("M0e5", "M0a14"), "e5", "6 steps. Range: north 2, east 2, south 2, west 2."),
        (
            play("1xn", DUEL),
            "",
            "Remove one tile of unit 1; the rest must stay connected.",
        ),
        (
            at(turn="wm12345q38"),
            "",
            "None can move and none can attack. If no tile is lost, the game ends after 2 more "
            "turns (40 in a row).",
        ),
    ],
)
def test_the_prompt_says_what_is_still_possible(
    position: Position, picked: str, english: str
) -> None:
    assert translated(GAME.prompt(position, targets(picked)).why)[0] == english


@pytest.mark.parametrize(
    ("position", "written", "english", "french"),
    [
        (play(""), "T2c1", "Unit 1: T on c1", "Unité 1 : T en c1"),
        (DUEL, "1g1", "Unit 1 to g1", "Unité 1 en g1"),
        (DUEL, "1g1r", "Unit 1 to g1, rotated right", "Unité 1 en g1, tournée à droite"),
        (
            only("I1g1", "D0g8 D0f6 M0a14"),
            "1xn",
            "Unit 1 fires north and hits units 1 and 2",
            "L’unité 1 tire au nord et touche les unités 1 et 2",
        ),
        (play("1xn", DUEL), "-h5", "Unit 1 loses the tile on h5", "L’unité 1 perd la tuile en h5"),
        (
            play("1xn", only("M0g2", "M0g3")),
            "-g3",
            "Unit 1 loses its last tile, on g3",
            "L’unité 1 perd sa dernière tuile, en g3",
        ),
        (at(), "end", "End of the turn", "Fin du tour"),
    ],
)
def test_a_move_in_words(position: Position, written: str, english: str, french: str) -> None:
    move = GAME.parse_move(position, written)
    assert translated(GAME.describe(position, move)) == (english, french)


def test_a_lost_unit_is_announced_with_how_many_are_left() -> None:
    alone, two = play("1xn", only("M0g2", "M0g3")), play("1xn", only("M0g2", "M0g3 M0a14"))
    last = GAME.announce(alone, GAME.parse_move(alone, "-g3"))
    one = GAME.announce(two, GAME.parse_move(two, "-g3"))
    assert last
    assert one
    assert translated(last) == (
        "Black loses unit 1, on g3: it was the last.",
        "Les Noirs perdent l’unité 1, en g3 : c’était la dernière.",
    )
    assert translated(one) == (
        "Black loses unit 1, on g3: 1 unit left.",
        "Les Noirs perdent l’unité 1, en g3 : il en reste 1.",
    )


@pytest.mark.parametrize(("position", "move"), [(play("1xn", DUEL), "-h5"), (at(), "end")])
def test_a_turn_that_loses_no_unit_is_not_announced(position: Position, move: str) -> None:
    assert GAME.announce(position, GAME.parse_move(position, move)) is None


def test_the_end_names_winner_and_reason() -> None:
    what, why, _ = GAME.prompt(play("1xn -g3", only("M0g2", "M0g3")), ())
    assert translated(what) == (
        "White wins: Black has no tile left.",
        "Les Blancs gagnent : les Noirs n’ont plus de tuile.",
    )
    assert translated(why)[0] == "Tiles in play: White 1, Black 0."


@pytest.mark.parametrize("reason", ["annihilated", "forty_turns", "agreed"])
def test_every_end_has_its_sentence(reason: str) -> None:
    for winner, english, french in ((0, "White", "Les Blancs"), (1, "Black", "Les Noirs")):
        what = translated(ending(at(), Outcome(Side(winner), reason)).what)
        assert what[0].startswith(f"{english} wins: ")
        assert what[1].startswith(f"{french} gagnent : ")


@pytest.mark.parametrize("reason", ["forty_turns", "agreed"])
def test_a_draw_has_its_sentence(reason: str) -> None:
    what, why, _ = ending(at(), Outcome(None, reason))
    assert translated(what) == ("A draw.", "Partie nulle.")
    assert translated(why)[0].endswith("Tiles in play: White 20, Black 20.")


def test_the_score_counts_tiles() -> None:
    assert translated(GAME.panel(at(), FIRST).score) == ("20 tiles", "20 tuiles")
    assert translated(GAME.panel(only("M0g2", "T0g4"), FIRST).score) == ("1 tile", "1 tuile")


def test_a_refusal_names_the_rule() -> None:
    reason = GAME.why_not(DUEL, targets("g2"), *targets("g10"))
    assert reason is not None
    assert translated(reason.text) == (
        "Unit 1 has 4 steps, which are not enough to get there.",
        "L’unité 1 a 4 pas, ce qui ne suffit pas pour y aller.",
    )


def test_a_lead_is_told_in_tiles() -> None:
    one, two = (GAME.describe_lead(DUEL, n) for n in (-1, 2))
    assert translated(one) == ("Black ahead by about 1 tile", "les Noirs mènent d’environ 1 tuile")
    assert translated(two) == (
        "White ahead by about 2 tiles",
        "les Blancs mènent d’environ 2 tuiles",
    )
    assert translated(GAME.describe_lead(DUEL, 0)) == ("level", "égalité")


@pytest.mark.parametrize(
    ("line", "english"),
    [
        ("end", None),
        ("1xn -g4", "Expected: Black loses 1 tile."),
        ("end end", "Expected: Black loses nothing; then White loses nothing."),
    ],
)
def test_what_comes_of_a_turn_is_told_by_what_is_lost(line: str, english: str | None) -> None:
    position, moves = DUEL, []
    for written in line.split():
        moves.append(GAME.parse_move(position, written))
        position = position.apply(moves[-1])
    consequence = GAME.consequence(DUEL, moves)
    assert (consequence and in_english(consequence)) == english


def test_units_that_are_lost_are_named() -> None:
    start = only("M0g2", "M0g3 M0n14")
    line, position = [], start
    for written in ("1xn", "-g3"):
        line.append(GAME.parse_move(position, written))
        position = position.apply(line[-1])
    consequence = GAME.consequence(start, line)
    assert consequence is not None
    assert in_english(consequence) == "Expected: Black loses 1 tile and with it unit 1."


def test_what_a_turn_cost_is_told_in_tiles() -> None:
    sentences = [in_english(GAME.describe_loss(at(), n)) for n in (0.2, 1, 3.1)]
    assert sentences == ["less than a tile", "about 1 tile", "about 3 tiles"]


def test_ending_a_turn_has_a_button_of_its_own_name() -> None:
    prompt = GAME.prompt(at(), targets("end"))
    assert prompt.confirm is not None
    assert translated(prompt.confirm) == ("End turn", "Terminer le tour")
    assert GAME.prompt(DUEL, targets("g2 xn")).confirm is None


def test_the_very_first_move_is_asked_for_by_its_name() -> None:
    told = GAME.prompt(play(""), targets("I0 a1")).what
    assert in_english(told) == "Unit 1: I on a1: play it?"


def test_nothing_comes_of_placing_a_unit() -> None:
    start = play("")
    assert GAME.consequence(start, start.legal_moves()[:1]) is None
