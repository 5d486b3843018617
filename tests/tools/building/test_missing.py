"""404.html: one page that needs no other, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from tesserae.app.model.settings import LANGUAGES
from tools import build
from tools.building import missing, offline

PAGE = missing.write(build.fill)


def within(tag: str) -> str:
    found = re.search(rf"<{tag}>(.*?)</{tag}>", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_its_policy_allows_its_own_script_and_style_and_nothing_else() -> None:
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', PAGE)
    assert policy
    rules = dict(it.split(" ", 1) for it in policy[1].split("; "))
    assert rules == {
        "default-src": "'none'",
        "script-src": f"'{offline.integrity(within('script').encode())}'",
        "style-src": f"'{offline.integrity(within('style').encode())}'",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }


def test_it_refers_to_no_other_file_as_it_may_be_shown_at_any_address() -> None:
    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert not {"src", "href", "style"} & dict(attrs).keys(), tag
            assert not [name for name, _ in attrs if name.startswith("on")]

    Tags().feed(PAGE)
    assert "url(" not in within("style")
    assert "@import" not in within("style")
    assert "{{" not in PAGE


def test_it_says_what_is_wrong_in_every_language() -> None:
    for language in LANGUAGES:
        assert f'<div lang="{language}"><p>' in PAGE
    assert PAGE.count("<q></q>") == len(LANGUAGES)


def test_it_is_not_kept_for_offline_use() -> None:
    assert not offline.is_kept("404.html")
