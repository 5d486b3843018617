"""Links open however they arrive: as the clean link does, or with what cannot be read."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.navigation import arriving
from tesserae.app.texts import links
from tesserae.core.errors import BadInput
from tests.app.navigation.mangled import KINDS, PASTES, VARIANTS
from tests.app.page import BASE, Page

GAME = KINDS["a game"]

REFUSED = [("a setup", "before '~'")]
"""Where nobody can tell what belongs to the link: it ends with that sign."""


def test_the_table_is_as_large_as_it_says() -> None:
    assert len(KINDS) >= 12
    assert len(VARIANTS) >= 60
    assert len(PASTES) >= 12


@pytest.mark.parametrize("kind", KINDS)
def test_a_mangled_link_opens_what_the_clean_one_does(kind: str) -> None:
    clean = links.parse(KINDS[kind])
    for variant, mangle in VARIANTS.items():
        if (kind, variant) in REFUSED:
            continue
        arrived = arriving.read(mangle(KINDS[kind]))
        assert arrived.route == clean, variant
        assert arrived.route.notice is None, variant


@pytest.mark.parametrize(("kind", "variant"), REFUSED)
def test_what_nobody_can_tell_is_refused(kind: str, variant: str) -> None:
    with pytest.raises(BadInput):
        arriving.read(VARIANTS[variant](KINDS[kind]))


@pytest.mark.parametrize("kind", KINDS)
def test_the_address_becomes_the_clean_one_in_place_of_the_mangled(kind: str) -> None:
    clean = Page(KINDS[kind])
    for variant in ("before ')'", "encoded", "with entities", "with #!", "before '.'"):
        page = Page("#/")
        mangled = VARIANTS[variant](KINDS[kind])
        page.effects.clear()
        page.send("hash", hash=mangled)
        assert page.model.hash == clean.model.hash, variant
        if mangled != page.model.hash:
            assert page.did("url") == [{"do": "url", "hash": clean.model.hash, "push": False}]
        booted = Page(mangled)
        assert booted.model.hash == clean.model.hash
        assert shown(booted.model) == shown(clean.model)
        assert booted.model.notice is None


def shown(model: Model) -> object:
    return (model.screen.link, model.table and (model.table.record, model.table.link))


@pytest.mark.parametrize("kind", KINDS)
def test_a_pasted_link_is_found_in_what_stands_around_it(kind: str) -> None:
    clean = shown(Page(KINDS[kind]).model)
    page = Page("#/")
    for paste, around in PASTES.items():
        page.send("hash", hash="#/")
        page.send("given", text=around(BASE + KINDS[kind]))
        assert page.model.notice is None, paste
        assert shown(page.model) == clean, paste


@pytest.mark.parametrize(
    ("mangled", "part"),
    [
        (f"{GAME}&foo=bar)", "“foo=bar” in it"),
        (f"{GAME}&level=9", "“level=9” in it"),
        ("#/pyrga?v=1&g=Zz9.Tc1e&fbclid=x", "“g=Zz9.Tc1e” in it"),
        (f"{GAME}&foo=bar&bar=foo", "“foo=bar” in it"),
        ("#/pyrga/nope)", "“pyrga/nope” in it"),
        ("#/pyrga/puzzle/seventeen", "“pyrga/puzzle/seventeen” in it"),
        ("#%2Fchess%3Fv%3D1", "no game called “chess”"),
        ("#/pyrga?v=one&g=Sb2", "“v=one” in it"),
        ("#/pyrga?v=2&g=Sb2", "another version"),
        ("#/pyrga?v=1&g=" + "Sb2." * 6_000, "too long"),
    ],
)
def test_what_leads_nowhere_is_refused_with_what_could_not_be_read(mangled: str, part: str) -> None:
    page = Page(GAME)
    before = page.table
    page.send("hash", hash=mangled)
    assert part in page.regions["notice"]
    assert before in page.model.tables


def test_what_was_lost_of_a_mangled_link_is_said() -> None:
    page = Page("#/pyrga?v=1&amp;g=Tc2s.Tc1e.Zz9.Cd1)")
    assert page.moves == "Tc2s Tc1e"
    assert "2. Zz9 is not possible" in page.regions["notice"]
    assert page.model.hash == "#/pyrga?v=1&g=Tc2s.Tc1e.Zz9.Cd1)"


def test_of_the_replies_in_a_link_nothing_is_lost_in_silence() -> None:
    replies = KINDS["conditional replies"]
    assert "replies" not in Page(f"{replies})").regions.get("notice", "")
    assert "replies in this link cannot be read" in Page(f"{replies[:-3]})").regions["notice"]


def test_a_link_in_two_lines_is_not_cut_where_a_move_ends() -> None:
    address = f"{BASE}#/pyrga?v=1&g=Tc2s.Tc1e."
    page = Page("#/", given=f"{'Look: ' * 4}{address}\nCd1 – your turn")
    assert page.moves == "Tc2s Tc1e Cd1"
    page.send("given", text=f"I moved: {BASE}#/zaic?v=1&g=Bh8.\nVg7 would be a good answer")
    assert page.moves == "Bh8"


def test_a_record_with_a_link_in_it_is_a_record() -> None:
    page = Page("#/", given=f'[Game "zaic"]\n[Site "{BASE}{GAME}"]\n\n1. Bh8 {{{BASE}{GAME}}} *')
    assert (page.model.screen.slug, page.moves) == ("zaic", "Bh8")


def test_a_host_page_may_hand_on_a_mangled_link() -> None:
    page = Page("#/pyrga", embed=True)
    page.send(
        "host", text=f'{{"tesserae":1,"id":1,"type":"load","link":"{GAME.replace("&", "&amp;")})"}}'
    )
    assert page.moves == "Tc2s Tc1e Cd1"
    framed = Page(f"{GAME})&theme=dark", embed=True)
    assert framed.moves == "Tc2s Tc1e Cd1"


def test_a_mangled_link_to_a_game_that_is_there_opens_that_game() -> None:
    page = Page(GAME, "Sa1")
    played = page.table.id
    page.send("hash", hash="#/")
    for mangled in (f"{GAME})", f"{GAME}.", GAME.replace("&", "&amp;")):
        page.send("hash", hash=mangled)
        assert page.table.id == played


def test_a_mangled_link_waits_for_the_games_that_it_may_lead_to() -> None:
    first = Page(GAME, "Sa1")
    later = Page(f"{GAME})", device=first.device)
    assert later.table.id == first.table.id
    assert later.model.hash == first.model.hash


def test_going_back_does_not_lead_to_the_mangled_link() -> None:
    page = Page("#/zaic")
    page.effects.clear()
    page.send("hash", hash="#/pyrga/rules)")
    page.press(actions.DISMISS)
    assert page.did("url") == [{"do": "url", "hash": "#/pyrga/rules", "push": False}]


@pytest.mark.parametrize("tail", ["<br>&g=Sb2", "|here>?g=Sb2", "[/url]&at=1"])
def test_fields_are_not_taken_for_what_follows_a_link(tail: str) -> None:
    with pytest.raises(BadInput):
        arriving.read(f"#/pyrga?v=1{tail}")


def test_long_texts_are_given_up_early() -> None:
    with pytest.raises(BadInput):
        arriving.read("#" + "%25" * 6_000)


@pytest.mark.parametrize("mangled", [f"{GAME}é", f"{GAME}%C3%A9", f"{GAME}и)"])
def test_letters_are_no_punctuation(mangled: str) -> None:
    page = Page(mangled)
    assert page.moves == "Tc2s Tc1e"
    assert "2. Cd1" in page.regions["notice"]
