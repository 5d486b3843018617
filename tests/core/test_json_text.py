"""JSON from outside: what is too long, too deep or ambiguous is refused before it is parsed."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesserae.core.json_text import DEEPEST, compact, depth, load_object
from tests.tiers import examples

MOST = 2_000_000

texts = st.text(st.sampled_from('[]{}"\\ua\n,:'), max_size=12)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), texts),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
)


def deep(levels: int) -> str:
    """An object of our own that is nested so deep."""
    return '{"a":' * levels + "1" + "}" * levels


def measured(value: Any) -> int:
    """How deep a value is nested, by another road."""
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(measured, value), default=0) if isinstance(value, list) else 0


def walked(text: str) -> int:
    """How deep a parser gets that goes from character to character, up to what is no JSON."""
    level = deepest = 0
    within = escaped = False
    for letter in text:
        if within:
            within = escaped or letter != '"'
            escaped = letter == "\\" and not escaped
        elif letter == "\\":
            break
        else:
            within = letter == '"'
            level += (letter in "[{") - (letter in "]}")
            deepest = max(deepest, level)
    return deepest


def test_an_object_is_read() -> None:
    assert load_object('{"a": [1, 2.5, "é", null, true]}', 40) == {"a": [1, 2.5, "é", None, True]}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", ".+"),
        ("[]", "not an object"),
        ("[1]", "not an object"),
        ("7", "not an object"),
        ("null", "not an object"),
        ("{", ".+"),
        ("{'a': 1}", ".+"),
        ('{"a": NaN}', "NaN"),
        ('{"a": Infinity}', "Infinity"),
        ('{"a": -Infinity}', "-Infinity"),
        ('{"a": 1e999}', "not finite"),
        ('{"a": 1, "a": 2}', "a name twice"),
        ('{"b": {"a": 1, "\\u0061": 2}}', "a name twice"),
        ('{"a": ' + "9" * 5000 + "}", ".+"),
    ],
)
def test_what_is_no_plain_object_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}"):
        load_object(text, 5_050)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (r"\ud800", "\ufffd"),
        ("\ud800", "\ufffd"),
        (r"a\uDFFFb\udbff", "a\ufffdb\ufffd"),
        (r"\udc00\ud800", "\ufffd\ufffd"),
        (r"\ud83d\ud83d\ude00", "\ufffd\U0001f600"),
        (r"\uD83D\uDE00", "\U0001f600"),
        ("\ud83dx\U0001f600", "\ufffdx\U0001f600"),
        ("\ufeffé", "\ufeffé"),
        (r"\\ud800", r"\ud800"),
        (r"\\\ud800", "\\\ufffd"),
        (r"\ud7ff\ue000", "\ud7ff\ue000"),
    ],
)
def test_half_a_surrogate_pair_becomes_a_character_that_can_be_sent(text: str, read: str) -> None:
    assert load_object(f'{{"a": "{text}"}}', 60) == {"a": read}
    assert load_object(f'{{"{text}": 1}}', 60) == {read: 1}


def test_depth_is_limited_before_anything_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_object(deep(DEEPEST), 1_000)
    parsed: list[str] = []
    monkeypatch.setattr(json, "loads", parsed.append)
    for text in (deep(DEEPEST + 1), deep(4_000), "[" * 4_000, '{"a":' * 400_000):
        with pytest.raises(ValueError, match="deep"):
            load_object(text, MOST)
    assert parsed == []


def test_a_length_is_a_limit() -> None:
    text = deep(1)
    assert load_object(text, len(text))
    with pytest.raises(ValueError, match="long"):
        load_object(text, len(text) - 1)


@settings(max_examples=examples(300))
@given(values, st.booleans())
def test_the_depth_is_that_of_the_value_whatever_its_strings_hold(value: Any, plain: bool) -> None:
    assert depth(json.dumps(value, ensure_ascii=plain)) == measured(value)


@settings(max_examples=examples(300))
@given(st.text(st.sampled_from('[]{}"\\u1,: '), max_size=60))
def test_no_text_is_nested_deeper_than_was_measured_before_it_goes_wrong(text: str) -> None:
    assert walked(text) <= depth(text)


@pytest.mark.parametrize(
    "text",
    ["[" * MOST, "[]" * (MOST // 2), "[" * (MOST // 2) + "]" * (MOST // 2), '"' * MOST]
    + ["\\" * MOST, '\\"' * (MOST // 2), '["a",' * (MOST // 5), "\U0001f600" * MOST],
    ids=range(8),
)
def test_two_million_characters_are_measured_at_once(text: str) -> None:
    began = time.process_time()
    depth(text)
    assert time.process_time() - began < 1.5, "a tenth of that, where nothing else runs"


def test_what_is_deep_does_not_need_the_stack() -> None:
    limit = sys.getrecursionlimit()
    assert depth("[" * (limit * 10)) == limit * 10


def test_what_is_written_has_no_spaces_and_is_read_again() -> None:
    value = {"é": [1, None, "\u2028"], "b": {}}
    assert compact(value) == r'{"\u00e9":[1,null,"\u2028"],"b":{}}'
    assert compact(value, ascii_only=False) == '{"é":[1,null,"\u2028"],"b":{}}'
    assert load_object(compact(value), MOST) == value
