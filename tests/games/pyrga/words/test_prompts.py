"""What Pyrga says, in both languages, word for word where the design fixed it."""

from __future__ import annotations

import pytest

from tesserae.core.position import FIRST
from tesserae.core.text import text
from tesserae.games.pyrga import GAME
from tests.games.pyrga.playing import play, targets
from tests.games.pyrga.test_ends import OWN_THIRD
from tests.games.pyrga.test_rules import STUCK
from tests.sentences import Speaker

SPEAKER = Speaker(GAME)
translated, in_english = SPEAKER.translated, SPEAKER.in_english


@pytest.mark.parametrize(
    ("moves", "picked", "english", "french"),
    [
        (
            "",
            "",
            "Play any piece on any space.",
            "Jouez la pièce de votre choix, où vous voulez.",
        ),
        ("Tb2n", "", "Play on b3 or b4.", "Jouez en b3 ou b4."),
        (
            "Tb3w",
            "S",
            "Your Square can only go on a3.",
            "Votre Carré ne peut aller qu’en a3.",
        ),
        (STUCK, "", "Play on any empty space.", "Jouez sur n’importe quelle case vide."),
        (
            "Sb4",
            "b3",
            "Which piece goes on b3: Square, Triangle or Cylinder?",
            "Quelle pièce en b3 : Carré, Triangle ou Cylindre ?",
        ),
        (
            "Tb2s Sb1 Sb2 Sb3",
            "b2",
            "Only a Cylinder can go on b2: choose it.",
            "Seul un Cylindre peut aller en b2 : choisissez-le.",
        ),
        (
            "Tb2n",
            "S",
            "Where does your Square go: b3 or b4?",
            "Où va votre Carré : b3 ou b4 ?",
        ),
        ("", "C", "Where does your Cylinder go?", "Où va votre Cylindre ?"),
        (
            "Tb2n",
            "b4 T",
            "Your Triangle on b4: which way?",
            "Votre Triangle en b4 : vers où ?",
        ),
        ("Cb1 Tb1n Sb2 Tb3s Cb2 Tb2s", "", "Play a Square on b1.", "Jouez un Carré en b1."),
        ("Cb2 Sb2", "", "Play on b1, a2, c2 or b3.", "Jouez en b1, a2, c2 ou b3."),
        (
            "Cb2",
            "b2 T n",
            "Triangle on b2, pointing at b3: play it?",
            "Triangle en b2, vers b3 : jouer ce coup ?",
        ),
    ],
)
def test_the_prompt_says_what_to_do_next(
    moves: str, picked: str, english: str, french: str
) -> None:
    prompt = GAME.prompt(play(moves), targets(picked))
    assert translated(prompt.what) == (english, french)


@pytest.mark.parametrize(
    ("moves", "english", "french"),
    [
        (
            "Sa1 Tb1n",
            "Black’s Triangle on b1 points at b2, b3 and b4. White may not begin with two Squares.",
            "Le Triangle noir en b1 vise b2, b3 et b4. "
            "Les Blancs ne commencent pas par deux Carrés.",
        ),
        (
            "Ta1e Tb1n",
            "Black’s Triangle on b1 points at b2, b3 and b4.",
            "Le Triangle noir en b1 vise b2, b3 et b4.",
        ),
        (
            "Td3w",
            "White’s Triangle on d3 points at c3, b3 and a3.",
            "Le Triangle blanc en d3 vise c3, b3 et a3.",
        ),
        (
            "Sb2",
            "White’s Square on b2 sends the next piece to a space beside it.",
            "Le Carré blanc en b2 envoie la pièce suivante sur une case voisine.",
        ),
        (
            "Cb2",
            "White’s Cylinder on b2 sends play there again.",
            "Le Cylindre blanc en b2 y appelle la pièce suivante.",
        ),
        (
            STUCK,
            "Black’s Cylinder on c3 leads to no space where a piece fits.",
            "Le Cylindre noir en c3 ne mène à aucune case qui convienne.",
        ),
    ],
)
def test_the_prompt_says_why(moves: str, english: str, french: str) -> None:
    assert translated(GAME.prompt(play(moves), ()).why) == (english, french)


def test_the_end_names_winner_and_reason() -> None:
    what, why, _ = GAME.prompt(play(OWN_THIRD), ())
    assert translated(what) == ("White wins: three Towers.", "Les Blancs gagnent : trois Tours.")
    assert translated(why) == ("Towers: White 3, Black 0.", "Tours : Blancs 3, Noirs 0.")


@pytest.mark.parametrize("reason", ["three_towers", "more_towers", "more_pairs", "more_singles"])
def test_every_end_has_its_sentence(reason: str) -> None:
    for winner, english, french in ((0, "White", "Les Blancs"), (1, "Black", "Les Noirs")):
        in_english, in_french = translated(text(f"pyrga.end.{reason}.{winner}"))
        assert in_english.startswith(f"{english} wins: ")
        assert in_french.startswith(f"{french} gagnent : ")


def test_a_draw_has_its_sentence() -> None:
    level = GAME.decode(
        "a1S.b1sc.c1s.d1Tw.a2S.b2tn.c2Tn.d2sC.a3Tn.b3Tn.c3Tec.d3tw.a4ts.b4te.c4te.d4SC~Cb1"
    )
    assert translated(GAME.prompt(level, ()).what) == ("A draw.", "Partie nulle.")


@pytest.mark.parametrize(
    ("written", "english", "french"),
    [
        ("Sb2", "Square on b2", "Carré en b2"),
        ("Tb4w", "Triangle on b4, pointing at a4", "Triangle en b4, vers a4"),
        ("Ca4", "Cylinder on a4", "Cylindre en a4"),
    ],
)
def test_a_move_in_words(written: str, english: str, french: str) -> None:
    start = GAME.initial()
    assert translated(GAME.describe(start, GAME.parse_move(start, written))) == (english, french)


@pytest.mark.parametrize(
    ("moves", "picked", "target", "english", "french"),
    [
        (
            "Sb2",
            "",
            "c3",
            "c3 is not beside b2: corners do not count.",
            "c3 n’est pas à côté de b2 : les coins ne comptent pas.",
        ),
        ("Cb2", "", "C", "b2 already holds a Cylinder.", "Il y a déjà un Cylindre en b2."),
        (
            "",
            "d3 T",
            "e",
            "From d3, east leads off the board.",
            "Depuis d3, un Triangle vers l’est viserait hors du plateau.",
        ),
        (
            "Sa1 Sa2",
            "",
            "S",
            "Your second piece cannot be a Square, as your first was one.",
            "Votre deuxième pièce ne peut pas être un Carré : la première en était un.",
        ),
    ],
)
def test_a_refusal_names_the_rule(
    moves: str, picked: str, target: str, english: str, french: str
) -> None:
    reason = GAME.why_not(play(moves), targets(picked), *targets(target))
    assert reason is not None
    assert translated(reason.text) == (english, french)


def test_the_score_counts_towers() -> None:
    assert translated(GAME.panel(play(""), FIRST).score) == ("0 Towers", "0 Tour")
    assert translated(GAME.panel(play(OWN_THIRD), FIRST).score) == ("3 Towers", "3 Tours")


@pytest.mark.parametrize(
    ("pairs", "english", "french"),
    [
        (0.3, "level", "égalité"),
        (1, "White ahead by about a pair", "les Blancs mènent d’environ une paire"),
        (-2.4, "Black ahead by about a Tower", "les Noirs mènent d’environ une Tour"),
        (5, "White ahead by more than a Tower", "les Blancs mènent de plus d’une Tour"),
    ],
)
def test_a_lead_is_told_in_pairs_and_towers(pairs: float, english: str, french: str) -> None:
    lead = GAME.describe_lead(GAME.initial(), pairs)
    assert translated(lead) == (english, french)


def test_a_completed_tower_is_announced_with_the_count_of_its_owner() -> None:
    assert SPEAKER.announced(play("Ca3 Ta3e Tc3w"), "Sa3") == (
        "Black’s Square completes a first Tower on a3.",
        "Le Carré noir achève une première Tour en a3.",
    )
    assert SPEAKER.announced(play("Ta1n Sa2 Tb2w Ca2 Ta2n Ta4s Ta3n Ca4"), "Sa4") == (
        "White’s Square completes Black’s second Tower on a4.",
        "Le Carré blanc achève la deuxième Tour des Noirs en a4.",
    )
    assert SPEAKER.announced(play("Tb2w Ta2s Ta1e Cb1 Tb1e Td1w Ca1 Sa1 Sb1 Cb2"), "Sb2") == (
        "White’s Square completes a third Tower on b2.",
        "Le Carré blanc achève une troisième Tour en b2.",
    )


def test_a_move_that_completes_no_tower_is_not_announced() -> None:
    assert SPEAKER.announced(play("Ca3"), "Ta3e") is None


@pytest.mark.parametrize(
    ("moves", "move", "english"),
    [
        ("", "Tb2n", "Black has to answer on b3 or b4."),
        ("", "Ca1", "Black has to answer on a1."),
        (
            "Ca1 Sa1 Tb1w",
            "Ta1e",
            "Black’s Triangle completes a first Tower on a1.",
        ),
        (
            "Sb2 Sb3",
            "Cb2",
            "White’s Cylinder makes a pair on b2: a Tower there will be White’s.",
        ),
    ],
)
def test_what_comes_of_a_move_is_told(moves: str, move: str, english: str) -> None:
    position = play(moves)
    consequence = GAME.consequence(position, [GAME.parse_move(position, move)])
    assert consequence is not None
    assert in_english(consequence) == english
