"""QR codes as pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.view.qr import Code, draw_code, placeholder


@given(st.integers(0, 2**441 - 1))
def test_a_code_is_drawn_module_by_module(bits: int) -> None:
    modules = f"{bits:0441b}"
    root = ElementTree.fromstring(draw_code(Code("", 21, modules), "name"))
    assert root.get("viewBox") == "0 0 29 29"
    dark = set()
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", root[1].get("d", "")):
        dark |= {(int(y) - 4, int(x) - 4 + n) for n in range(int(run))}
    assert dark == {divmod(n, 21) for n, module in enumerate(modules) if module == "1"}


def test_a_code_is_dark_on_light_with_a_quiet_zone_and_a_name() -> None:
    root = ElementTree.fromstring(draw_code(Code("", 21, "1" * 441), "A & B"))
    assert (root.get("role"), root.get("aria-label")) == ("img", "A & B")
    assert root[0].attrib == {"width": "29", "height": "29", "fill": "#fff"}
    assert root[1].get("fill") == "#000"
    assert root[1].get("d", "").startswith("M4 4h21")


@pytest.mark.parametrize(("length", "look"), [(230, "qr"), (231, "qr dense")])
def test_a_dense_code_gets_room_before_it_is_there(length: int, look: str) -> None:
    text = "x" * length
    assert f'class="{look}"' in placeholder(text)
    assert f'class="{look}"' in draw_code(Code(text, 57, "0" * 57**2), "")
