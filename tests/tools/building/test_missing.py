"""404.html: one page that needs no other, in every language."""

from __future__ import annotations

import re

from tesserae.app.model.settings import LANGUAGES
from tests.tools.building.tags import Tags
from tools import build
from tools.building import missing, offline

PAGE = missing.write(build.fill)


def within(tag: str) -> str:
    found = re.search(rf"<{tag}>(.*?)</{tag}>", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_its_policy_allows_its_own_script_and_style_and_nothing_else() -> None:
    assert Tags(PAGE).policy() == {
        "default-src": "'none'",
        "script-src": f"'{offline.integrity(within('script').encode())}'",
        "style-src": f"'{offline.integrity(within('style').encode())}'",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }


def test_it_refers_to_no_other_file_as_it_may_be_shown_at_any_address() -> None:
    tags = Tags(PAGE)
    assert tags.refusable() == []
    assert not [tag for tag, attributes in tags.found if {"src", "href"} & attributes.keys()]
    assert "url(" not in within("style")
    assert "@import" not in within("style")
    assert "{{" not in PAGE


def test_it_says_what_is_wrong_in_every_language() -> None:
    for language in LANGUAGES:
        assert f'<div lang="{language}"><p>' in PAGE
    assert PAGE.count("<q></q>") == len(LANGUAGES)


def test_it_is_not_kept_for_offline_use() -> None:
    assert not offline.is_kept("404.html")
