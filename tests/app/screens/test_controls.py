"""Whatever a page shows is answered there, as tests/app/page.py checks after each event."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.table import entries_of
from tests.app.page import Page
from tests.app.screens.test_registry import LINKS

DIALOG: Final = re.compile(r'data-act="dialog" data-arg="(\w+)"')


def open_dialogs(page: Page) -> None:
    """Opens and closes every dialog that the page offers."""
    for name in sorted(set(DIALOG.findall("".join(page.regions.values())))):
        page.press(actions.DIALOG(name), actions.CLOSE)


@pytest.mark.parametrize("link", [*LINKS, "#/zaic/study", "#/tetrad/puzzle/1"])
def test_nothing_is_dead_on_a_page_nor_in_its_dialogs(link: str) -> None:
    page = Page(link, file=14_600_000, share=True)
    page.send("installable", yes=True)
    page.send("offline", state="update", loaded=0, total=1)
    open_dialogs(page)
    page.set(confirm=True)
    for entry in entries_of(page.table)[:1] if page.model.table else ():
        page.click(*[it.name for it in entry.targets])
