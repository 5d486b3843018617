"""Text that grows with the reader's text size."""

from __future__ import annotations

import re

import pytest

from tools import build
from tools.building import styles


@pytest.mark.parametrize(
    ("written", "built"),
    [
        ("a { font-size: 14.5px; }", "a { font-size: 0.90625rem; }"),
        ("a { font: 400 16px/1.5 serif; }", "a { font: 400 1rem/1.5 serif; }"),
        ("a { border: 1px solid; }", "a { border: 1px solid; }"),
        (
            "a { min-height: 44px; padding: 4px 16px; }",
            "a { min-height: 2.75rem; padding: 4px 16px; }",
        ),
        ("a { height: 2px; }", "a { height: 2px; }"),
        ("a { width: 20px; height: 20px; }", "a { width: 1.25rem; height: 1.25rem; }"),
        (
            "@media (max-width: 699px) { a { top: 14px; } }",
            "@media (max-width: 43.6875em) { a { top: 14px; } }",
        ),
        (
            "a { font-size: clamp(30px, 4vw, 46px); }",
            "a { font-size: clamp(1.875rem, 4vw, 2.875rem); }",
        ),
    ],
)
def test_what_holds_text_is_in_rem(written: str, built: str) -> None:
    assert styles.scale(written) == built


def test_no_text_of_the_pages_has_a_size_of_its_own() -> None:
    """The boards are drawn in units of their own, and grow with the space they have."""
    style = build.page_styles()
    assert re.findall(r"font(?:-size)?:[^;}]*\dpx", style) == []
    assert re.findall(r"@media[^{]*\dpx", style) == []


def test_the_dark_theme_follows_the_system_and_paper_is_light() -> None:
    dark = ':root[data-theme="dark"] .cell { --cell: #000; }'
    assert styles.with_system_theme(f".cell {{ fill: red; }}\n{dark}\n") == (
        ".cell { fill: red; }\n"
        f"@media screen {{ {dark} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ {dark.replace('dark', 'system')} }}\n"
    )


def test_every_dark_rule_follows_the_system() -> None:
    """None is written otherwise than the build expects."""
    rules = re.split(r"@media screen\b", build.styles())
    assert "data-theme" not in rules[0]
    chosen = [rule for rule in rules if '[data-theme="dark"]' in rule]
    by_system = [rule for rule in rules if '[data-theme="system"]' in rule]
    assert all(rule.count("[data-theme=") == 1 for rule in (*chosen, *by_system))
    assert len(chosen) == len(by_system) == build.styles().count("[data-theme=") / 2
