"""Markup comes from `el` alone, and nothing plain gets through it as markup."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.view.html import Markup, el, join

printable = st.text(
    st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff")
)


@given(printable)
def test_a_child_is_text_and_an_attribute_keeps_its_value_whatever_they_hold(text: str) -> None:
    parsed = ElementTree.fromstring(el("p", text, title=text))
    assert len(parsed) == 0
    assert (parsed.text or "") == text
    assert parsed.attrib == {"title": text}


@given(st.text())
def test_any_text_at_all_gives_well_formed_markup(text: str) -> None:
    parsed = ElementTree.fromstring(el("p", text, title=text))
    assert len(parsed) == 0


def test_markup_is_left_as_it_is() -> None:
    assert el("p", el("b", "&")) == "<p><b>&amp;</b></p>"


def test_none_and_false_leave_an_attribute_out_and_true_gives_it_no_value() -> None:
    button = el("button", disabled=True, hidden=False, title=None, tabindex=0)
    assert button == '<button disabled="" tabindex="0"></button>'


def test_underscores_of_attribute_names_become_hyphens() -> None:
    assert el("p", class_="a", data_act="b") == '<p class="a" data-act="b"></p>'


def test_children_may_be_nested_and_none_is_left_out() -> None:
    assert el("p", ["a", ("b", None)], None, "c") == "<p>abc</p>"
    assert join(["<", Markup("<br/>")]) == "&lt;<br/>"


@pytest.mark.parametrize("tag", ["br", "hr", "img", "input"])
def test_void_elements_have_no_end_tag(tag: str) -> None:
    assert el(tag) == f"<{tag}/>"
