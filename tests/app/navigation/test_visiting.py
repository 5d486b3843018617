"""Links, pages, saved games."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.screen import RulesPage
from tesserae.app.sharing import embed_code
from tesserae.app.texts import links
from tesserae.app.texts.game_links import game_link, position_link
from tesserae.core.errors import BadInput
from tests.app.page import Page, for_two

GOLDEN = Path(__file__).parents[1] / "golden_links.txt"


def golden() -> list[list[str]]:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return [line.split(" | ") for line in lines if line and not line.startswith("//")]


@pytest.mark.parametrize(("fragment", "moves", "position"), golden())
def test_golden_links_open_for_ever(fragment: str, moves: str, position: str) -> None:
    page = Page(fragment)
    assert page.moves == moves.strip()
    assert page.table.game.encode(page.table.position) == position
    assert page.model.notice is None


def test_a_game_link_opens_the_game_at_the_ply_looked_at() -> None:
    page = for_two("Sb2", "Sb3", "Tb4e")
    page.press(actions.BACK)
    shared = game_link(page.table)
    other = Page(shared)
    assert other.moves == "Sb2 Sb3"
    other.press(actions.LAST)
    assert other.moves == "Sb2 Sb3 Tb4e"


def test_a_position_link_opens_the_position_and_play_goes_on() -> None:
    page = Page("#/pyrga?v=1&g=Sb2.Sb3")
    shared = position_link(page.table)
    other = Page(shared)
    assert other.table.position == page.table.position
    other.type("Tb4e")
    again = Page(game_link(other.table))
    assert again.table.position == other.table.position


def test_a_frame_shows_the_board_in_the_colourway_that_its_link_asks_for() -> None:
    page = Page("#/zaic?v=1&g=Bh8&way=cb", embed=True)
    assert page.moves == "Bh8"
    assert 'data-way="cb"' in page.regions["page"]
    assert 'data-way="wb"' in Page("#/zaic?v=1&g=Bh8", embed=True).regions["page"]


def test_a_colourway_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadInput):
        links.parse("#/zaic?way=x")


def test_outside_a_frame_the_colourway_is_the_users_choice() -> None:
    page = Page("#/zaic?v=1&g=Bh8&way=cb")
    assert page.moves == "Bh8"
    assert 'data-way="wb"' in page.regions["page"]


def test_a_damaged_link_opens_as_far_as_it_goes_and_says_so() -> None:
    page = Page("#/pyrga?v=1&g=Sb2.Sb3.Sd4.Sa1")
    assert page.moves == "Sb2 Sb3"
    assert "damaged: 2. Sd4 is not possible" in page.regions["notice"]


@pytest.mark.parametrize(
    ("link", "shown", "refused"),
    [
        ("#/pyrga?v=1&g=Sb2.agree", "Sb2", "1... agree"),
        ("#/zaic?v=1&g=Bh8.agree", "Bh8", "1... agree"),
        ("#/pyrga/study?v=1&g=Sb2.agree", "Sb2", "1... agree"),
        ("#/zaic/study?v=1&m=Bh8+agree", "Bh8", "1... agree"),
        ("#/pyrga?v=1&g=Sb2.resign3", "Sb2", "1... resign3"),
        ("#/pyrga?v=1&g=Sb2.resign1.Sb3", "Sb2", "1... Sb3"),
        ("#/pyrga?v=1&g=Sb2.resign1.resign2", "Sb2", "1... resign2"),
        ("#/pyrga?v=1&g=Sb2.time2.agree", "Sb2", "1... agree"),
    ],
)
@pytest.mark.parametrize("embed", [False, True])
def test_no_ending_is_dropped_in_silence(link: str, shown: str, refused: str, embed: bool) -> None:
    page = Page(link, embed=embed)
    assert page.moves == shown
    assert f"damaged: {refused} is not possible" in page.regions["notice"]
    if not embed:
        page.send("hash", hash="#/")
        page.send("given", text=link)
        assert f"damaged: {refused} is not possible" in page.regions["notice"]


@pytest.mark.parametrize("slug", ["pyrga", "tetrad"])
def test_the_notice_of_a_damaged_link_counts_as_the_list_of_moves_does(slug: str) -> None:
    whole = max((link for link, *_ in golden() if link.startswith(f"#/{slug}?v=1&g=")), key=len)
    head, _, moves = whole.partition("&at")[0].partition("g=")
    plies = moves.split(".")
    page = Page(whole)
    rows = "".join(page.regions[name] for name in page.regions if name.startswith("moves-"))
    for ply in range(1, min(len(plies), 60)):
        before = rows.partition(f'id="ply-{ply}"')[0]
        round = re.findall(r'class="number">(\d+)\.<', before)[-1]
        dots = (".", "...")[page.table.record.positions[ply].turn]
        damaged = Page(f"{head}g={'.'.join([*plies[:ply], 'Zz9', *plies[ply:]])}")
        assert f"damaged: {round}{dots} Zz9 is not possible" in damaged.regions["notice"]


@pytest.mark.parametrize(
    "go_on",
    [
        lambda page: page.send("hash", hash="#/"),
        lambda page: page.send("hash", hash="#/tetrad"),
        lambda page: page.send("hash", hash="#/pyrga?v=1&g=Sb2"),
        lambda page: page.press(actions.RESUME(page.model.tables[-1].id)),
        lambda page: page.send("given", text="#/tetrad"),
    ],
)
@pytest.mark.parametrize("fragment", ["#/pyrga?v=1&g=Sb2.Zz9", "#/zaic/nope", "#/chess"])
def test_what_was_amiss_with_a_link_is_said_until_one_goes_on(
    fragment: str, go_on: Callable[[Page], None]
) -> None:
    page = for_two("Sb2", "Sb3")
    page.send("hash", hash="#/pyrga?v=1&g=Cb2")
    page.send("hash", hash=fragment)
    page.press(actions.FLIP)
    assert page.model.notice is not None
    go_on(page)
    assert page.model.notice is None


def test_other_news_stay_where_one_goes_on() -> None:
    page = Page()
    page.send("hash", hash="#/chess")
    page.send("unsaved")
    page.send("hash", hash="#/")
    assert page.notice == "error.unsaved"


NASTY = [
    "#/nope",
    "#/pyrga/nope",
    "#/pyrga/rules/x",
    "#/pyrga?v=2&g=Sb2",
    "#/pyrga?g=Sb2",
    "#/pyrga?v=1",
    "#/pyrga?v=1&v=1&g=Sb2",
    "#/pyrga?v=1&g=Sb2&x=1",
    "#/pyrga?v=1&g=Sb2&at=-1",
    "#/pyrga?v=1&g=Sb2&at=99999999999",
    "#/pyrga?v=1&g=Sb2&at=١",
    "#/pyrga?v=1&p=",
    "#/pyrga?v=1&p=" + "a" * 199,
    "#/pyrga?v=1&p=<script>alert(1)</script>",
    "#/pyrga?v=1&g=" + "Sb2." * 9000,
    "#/pyrga?v=1&g=Zz9",
    "#/pyrga?v=1&g=Zz9.Sb2",
    "#/pyrga?v=1&g=resign1",
    "#/pyrga?v=1&g=agree",
    "#/pyrga?v=1&p=a1S~Sa1&g=Zz9",
    "#/pyrga?level=9",
    "#/pyrga?theme=x",
    "#/pyrga?way=bg",
    "#/?way=bg",
    "#/<img src=x onerror=alert(1)>",
    "#/\u202eabc",
    "#" + "/" * 30_000,
    "#/pyrga?" + "v=1&" * 6000,
]


@pytest.mark.parametrize("fragment", NASTY)
def test_a_bad_link_leaves_the_running_game_as_it_was_or_begins_with_a_page(fragment: str) -> None:
    page = for_two("Sb2", "Sb3")
    before = page.model.tables
    page.send("hash", hash=fragment)
    assert page.model.tables == before
    assert page.model.notice is not None
    assert "<script" not in "".join(page.regions.values())
    assert "<img" not in "".join(page.regions.values())
    begun = Page(fragment)
    assert begun.model.notice is not None
    assert begun.regions["page"]


def test_opening_a_link_keeps_the_running_game() -> None:
    page = for_two("Sb2", "Sb3")
    page.send("hash", hash="#/pyrga?v=1&g=Tc2s")
    assert page.moves == "Tc2s"
    assert [len(t.record.variation) for t in page.model.tables] == [1, 2]


def test_the_address_is_the_link_until_the_game_goes_on() -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    assert page.model.hash == "#/pyrga?v=1&g=Sb2"
    page.type("Sb3")
    own = f"#/pyrga?id={page.table.id}"
    assert page.model.hash == own
    assert page.did("url")[-1] == {"do": "url", "hash": own, "push": False}


def test_a_game_that_has_begun_is_named_in_its_address() -> None:
    page = Page("#/zaic")
    assert page.model.hash == "#/zaic"
    page.type("Vh8")
    own = page.model.hash
    page.send("hash", hash="#/zaic?v=1&g=Bh8")
    page.type("Bi10")
    page.send("hash", hash=own)
    assert page.moves == "Vh8"
    page.send("hash", hash="#/zaic")
    assert page.model.hash == own


def test_a_game_that_was_not_used_last_is_loaded_by_its_address() -> None:
    page = Page("#/zaic?v=1&g=Vh8", "Vi8")
    own = page.model.hash
    page.send("hash", hash="#/zaic?v=1&g=Bh8")
    page.type("Bi10")
    assert Page(own, device=page.device).moves == "Vh8 Vi8"


@pytest.mark.parametrize("id", ["zz", "0" * 64])
def test_a_game_that_is_not_here_is_told_of(id: str) -> None:
    page = Page(f"#/pyrga?id={id}")
    assert "not on this device" in page.regions["notice"]
    assert (page.moves, page.model.hash) == ("", "#/pyrga")


def test_a_study_is_no_game_by_its_id() -> None:
    page = Page("#/pyrga/study", "Sb2")
    page.send("hash", hash=f"#/pyrga?id={page.table.id}")
    assert "not on this device" in page.regions["notice"]
    assert not page.table.study


@pytest.mark.parametrize("query", ["id=a.b.c", "id=%3Cb%3E", "id=a&v=1&g=Sb2", "id=a&at=1"])
def test_an_id_stands_alone(query: str) -> None:
    with pytest.raises(BadInput):
        links.parse(f"#/pyrga?{query}")


def test_back_to_a_link_shows_what_it_showed_and_forward_goes_on() -> None:
    first, second = "#/pyrga?v=1&g=Sb2", "#/pyrga?v=1&g=Tc2s"
    page = Page(first)
    page.send("hash", hash=second)
    page.send("hash", hash=first)
    assert page.moves == "Sb2"
    page.send("hash", hash=second)
    assert page.moves == "Tc2s"
    assert len(page.model.tables) == 2


def test_the_rules_page_and_back_keeps_the_link() -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    page.send("hash", hash="#/pyrga/rules")
    assert isinstance(page.model.screen, RulesPage)
    page.send("hash", hash="#/pyrga?v=1&g=Sb2")
    assert page.moves == "Sb2"
    assert len(page.model.tables) == 1


@pytest.mark.parametrize(
    ("languages", "expected"),
    [(["fr-CA", "en"], "fr"), (["de", "fr"], "fr"), (["de"], "en"), ([], "en"), (["EN-gb"], "en")],
)
def test_the_browsers_languages_choose_the_language(languages: list[str], expected: str) -> None:
    assert Page(languages=languages).model.language == expected


def test_the_snippet_escapes_what_it_is_given() -> None:
    for kind in (embed_code.element, embed_code.frame):
        snippet = kind('https://x/"><script>', '#/pyrga?v=1&g=Sb2"><i>', '"><b>')
        for tag in ("<script>", "<i>", "<b>"):
            assert tag not in snippet


def test_a_frame_keeps_nothing_and_takes_its_options_from_the_link() -> None:
    page = Page("#/pyrga?v=1&g=Sb2&theme=dark&lang=fr&level=2&bare=1", embed=True)
    assert (page.model.language, page.model.theme) == ("fr", "dark")
    assert page.frame.bare
    assert page.table.seats == (2, 0)
    assert not page.did("save")
    assert not page.did("url")


def test_the_game_on_the_page_cannot_be_removed() -> None:
    page = Page("#/pyrga")
    page.press(actions.ASK_TO_REMOVE(page.table.id))
    assert page.model.dialog.open == ""
    page.press(actions.REMOVE)
    assert page.model.table is not None
