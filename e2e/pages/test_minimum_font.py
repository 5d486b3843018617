"""With a smallest text size of 22 px, a setting of browsers, texts of games keep their place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, BrowserType, expect

from e2e.support.axe import go
from e2e.support.faults import Faults
from e2e.support.layout import findings
from e2e.support.playing.board import Board
from e2e.support.states import MIDDLES, READY
from tests.tiers import by_turns
from tools.chromium import ARGUMENTS, find
from tools.serve import Site

pytestmark = pytest.mark.slow

PREFERENCES: Final = {"webkit": {"webprefs": {"minimum_font_size": 22}}}

WINDOWS: Final = ((360, 640), (390, 844), (768, 1024), (1280, 800))

STATES: Final = {
    **{it: f"[data-game={slug}] #tray button" for slug, it in MIDDLES.items()},
    "#/tetrad?v=1&g=": "#ready-0",
    READY: "#tray-end",
}


@pytest.fixture(params=by_turns(["en", "fr"]))
def context_of_large_text(
    request: pytest.FixtureRequest, browser_type: BrowserType, tmp_path: Path, site: Site
) -> Iterator[BrowserContext]:
    """A browser with that setting, and the page in a language."""
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(PREFERENCES))
    context = browser_type.launch_persistent_context(
        tmp_path, executable_path=find(), args=list(ARGUMENTS), service_workers="block"
    )
    settings = json.dumps(json.dumps({"language": request.param, "animation": False}))
    keep = f"localStorage['tesserae.settings'] = {settings}"
    context.add_init_script(f"if (origin !== 'null') {keep}")
    faults = Faults(context)
    faults.at_home(site.address)
    yield context
    context.close()
    faults.check()


def test_no_text_runs_out_of_its_button_or_lies_on_another(
    context_of_large_text: BrowserContext, site: Site
) -> None:
    page = context_of_large_text.new_page()
    board = Board(page, site.address)
    board.open("#/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<small id=try>|</small>')")
    assert page.locator("#try").evaluate("(it) => it.offsetHeight") > 20, "there is no setting"
    wrong = []
    for fragment, part in STATES.items():
        go(board, fragment, part)
        if page.locator("#open-anew").count():
            page.click("#open-anew")
            expect(page.locator("#open-anew")).to_have_count(0)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise(requestAnimationFrame)")
            found = (it for it in findings(page) if not it.startswith("broken"))  # better than cut
            wrong += [f"{fragment[:12]}, {width} x {height}: {it}" for it in found]
    assert wrong == [], "\n".join(wrong)
