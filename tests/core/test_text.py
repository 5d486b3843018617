"""Texts without a language."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.errors import BadInput
from tesserae.core.text import Listed, Text, text

arguments = st.dictionaries(
    st.from_regex(r"[a-z]{1,5}", fullmatch=True).filter(lambda name: name != "key"),
    st.one_of(st.text(), st.integers(), st.just(text("inner", n=1))),
)


@given(arguments)
def test_the_order_of_arguments_does_not_matter(args: dict[str, str]) -> None:
    backwards = dict(reversed(args.items()))
    assert text("some.key", **args) == text("some.key", **backwards)
    assert hash(text("some.key", **args)) == hash(text("some.key", **backwards))


def test_texts_differ_by_key_and_by_arguments() -> None:
    assert len({text("a"), text("b"), text("a", n=1), text("a", n=2), text("a", m=1)}) == 5


def test_texts_hold_texts_and_lists() -> None:
    inner = text("kind.S")
    outer = text("do", kinds=Listed((inner, "b3"), "or"))
    assert dict(outer.args)["kinds"] == Listed((inner, "b3"), "or")
    assert isinstance(hash(outer), int)


def test_a_text_without_arguments_is_its_key() -> None:
    assert text("over") == Text("over", ())


def test_bad_input_carries_its_sentence_and_can_be_read_by_a_developer() -> None:
    message = text("error.x", name="a")
    bad = BadInput(message)
    assert bad.text == message
    assert isinstance(bad, ValueError)
    assert "error.x" in str(bad)
