"""The colours and the font of a site: taken as styles, or refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.embedding import theming
from tesserae.app.messages.commands import Tint, name_of
from tesserae.core.errors import BadInput
from tests.app.framed import Framed

GREEN = "paper=eef4ea&ink=1c2a16&accent=1f5c2e&board=dfe9d6&font=Georgia,serif&theme=light"


def tints(page: Framed) -> list[dict[str, Any]]:
    found = page.did(name_of(Tint))
    page.effects.clear()
    return found


def opened(look: str, path: str = "#/pyrga") -> Framed:
    return Framed(f"{path}?{look}")


def test_a_frame_has_the_colours_and_the_font_of_its_link() -> None:
    page = opened(GREEN)
    [tint] = tints(page)
    css = tint["css"]
    for token, colour in (("paper", "eef4ea"), ("surface", "eef4ea"), ("ink-2", "1c2a16")):
        assert f"--{token}:#{colour}!important;" in css
    assert "--accent-ink:#ffffff!important;" in css
    assert "--cell-edge:var(--control)!important;" in css
    assert '--font-ui:"Georgia",serif!important;' in css
    assert not tint["refusal"]
    assert [it["type"] for it in page.ask("hello")] == ["ready"]
    svg = page.ask("picture", shade="light")[0]["picture"]
    assert "#dfe9d6" in svg


def test_a_game_may_have_a_token_of_its_own_for_its_board() -> None:
    css = tints(opened("board=dfe9d6&theme=light", "#/zaic"))[0]["css"]
    assert css.endswith(" .zaic{--z-ground:#dfe9d6!important;}")


def test_a_frame_without_any_is_not_tinted() -> None:
    page = Framed("#/pyrga?theme=dark")
    page.ask("set", options="theme=light")
    assert tints(page) == []


def test_they_change_with_the_options_and_go_with_them() -> None:
    page = opened(GREEN)
    tints(page)
    page.say('{"tesserae":1,"type":"set","options":"paper=ffffff&theme=light"}')
    assert "--paper:#ffffff" in tints(page)[0]["css"]
    page.say('{"tesserae":1,"type":"set","options":"theme=light"}')
    assert tints(page) == [{"do": "tint", "css": "", "refusal": ""}]


@pytest.mark.parametrize(
    ("look", "code"),
    [
        ("paper=444444&theme=light", "host.contrast"),
        ("paper=ffffff&theme=dark", "host.contrast"),
        ("paper=ffffff&theme=system", "host.contrast"),  # at night it would be unreadable
        ("ink=cccccc&theme=light", "host.contrast"),
        ("accent=ffee88&theme=light", "host.contrast"),
        ("board=0f6e6a&theme=light", "host.contrast"),
        ("paper=red&theme=light", "host.colour_bad"),
        ("paper=fff;}&theme=light", "host.colour_bad"),
        ("font=url(x)&theme=light", "host.font_bad"),
        ("font=A%22}*{color:red&theme=light", "host.font_bad"),
        ("font=&theme=light&font=,", "error.bad_link"),
    ],
)
def test_what_is_hard_to_see_or_malformed_is_refused_with_a_sentence(look: str, code: str) -> None:
    page = opened(GREEN)
    tints(page)
    answers = page.ask("set", options=look)
    assert answers[-1]["code"] == code
    assert answers[-1]["message"].endswith(".")
    if code.startswith("host."):
        assert (answers[0]["type"], answers[1]["id"]) == ("done", 0)
        said = opened(look)
        assert not said.did("tell")  # it is told once, with the answer to hello
        [tint] = tints(said)
        assert (tint["css"], tint["refusal"]) == ("", answers[-1]["message"])
        assert [it.get("code") for it in said.ask("hello")] == [None, code]


def test_too_long_a_value_is_no_option() -> None:
    page = Framed()
    assert page.ask("set", options=f"font={'A' * 101}")[0]["code"] == "error.bad_link"


def test_the_contrast_is_that_of_wcag() -> None:
    assert theming._contrast("#000000", "#ffffff") == pytest.approx(21)
    assert theming._contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


SEEN = {
    "paper": "ink ink-2 accent danger control focus",
    "surface": "ink ink-2",
    "accent": "accent-ink",
    "board": "ink-2 accent mark danger control focus",
}


@pytest.mark.parametrize(("ground", "name"), [(it, n) for it in SEEN for n in SEEN[it].split()])
def test_all_that_is_seen_stands_out(ground: str, name: str) -> None:
    names = {"accent-ink", "mark", *SEEN, *" ".join(SEEN.values()).split()}
    values = {
        f"--{it}": "#ffffff" if it in ("paper", "surface", "board") else "#000000" for it in names
    }
    values["--accent-ink"] = "#ffffff"
    given = {f"--{ground}": values[f"--{ground}"]}
    theming._check(given, values)
    with pytest.raises(BadInput):
        theming._check(given, {**values, f"--{name}": given[f"--{ground}"]})
