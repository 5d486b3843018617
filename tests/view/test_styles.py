"""The styles: what no picture of a page would show."""

from __future__ import annotations

import re
from pathlib import Path

from tesserae.view import standalone

CSS = Path(__file__).parents[2] / "web" / "css"
TOKENS = standalone.TOKENS


def declared(css: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+|color-scheme):\s*([^;]+);", css))


def light_and_dark() -> tuple[dict[str, str], dict[str, str]]:
    light, _, dark = map(declared, TOKENS.partition(':root[data-theme="dark"]'))
    return light, {**light, **dark}


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_nothing_looks_pointed_at_after_a_finger_has_tapped_it() -> None:
    for sheet in CSS.rglob("*.css"):
        for line in sheet.read_text().splitlines():
            assert ":hover" not in line or line.startswith("@media (hover: hover) {"), line


def test_text_is_readable_in_both_themes() -> None:
    for theme in light_and_dark():
        for text in ("--ink", "--ink-2", "--accent", "--mark", "--danger"):
            for ground in ("--paper", "--surface", "--accent-soft"):
                if text in ("--ink", "--accent") or ground != "--accent-soft":
                    assert contrast(theme[text], theme[ground]) >= 4.5, (text, ground)
        assert contrast(theme["--accent-ink"], theme["--accent"]) >= 4.5


def test_controls_and_the_focus_can_be_seen_in_both_themes() -> None:
    for theme in light_and_dark():
        for mark in ("--control", "--focus"):
            assert contrast(theme[mark], theme["--paper"]) >= 3, mark


def test_every_token_that_is_used_is_declared() -> None:
    sheets = {path.name: path.read_text() for path in CSS.rglob("*.css")}
    known = set(light_and_dark()[0]).union(*map(declared, sheets.values()))
    for name, css in sheets.items():
        assert set(re.findall(r"var\((--[\w-]+)", css)) <= known, name


def test_colours_stand_in_the_tokens_alone() -> None:
    for path in CSS.rglob("*.css"):
        assert not re.search(r"#[0-9a-f]{3,8}\b(?!.*\{)|\brgba?\(", path.read_text()), path.name
