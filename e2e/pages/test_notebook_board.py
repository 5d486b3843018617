"""The board of notebooks in a browser: its module on a page with a stand-in for anywidget's model.

Python answers as in a notebook, but in the process of the test.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tesserae as ts
from e2e.support.axe import clean
from tesserae.adapters.interactive.markup import SCRIPT, styles
from tesserae.adapters.interactive.session import Session
from tools.serve import Site

pytestmark = pytest.mark.slow

PAGE = """<!doctype html><html lang="en"><title>A notebook</title>
<body style="background: white"><main><h1>A notebook</h1></main>
<script type="module">
  import widget from "./board.js";
  const values = await (await fetch("model.json")).json();
  const listeners = new Map();
  const model = {
    get: (name) => values[name],
    set: (name, value) => (values[name] = value),
    on: (name, listener) => listeners.set(name, listener),
    off: (name) => listeners.delete(name),
    async save_changes() {
      for (const view of await tell(values.sent)) {
        values.view = view;
        listeners.get("change:view")();
      }
    },
  };
  const el = Object.assign(document.createElement("div"), { id: "cell" });
  window.end = widget.render({ model, el });
  setTimeout(() => document.querySelector("main").append(el), 50); // as JupyterLab does
  window.listening = () => listeners.size;
</script>"""


class Notebook:
    """A page with a board, and the session behind it."""

    def __init__(self, page: Page, folder: Path, shown: Any, **options: Any) -> None:
        self.page, self._views = page, list[dict[str, Any]]()
        self.session = Session(self._views.append, shown, **options)
        self.session.go_on()
        view = self._views[-1]
        model = {"view": view, "styles": styles(view["game"]), "theme": "auto", "size": 460}
        (folder / "model.json").write_text(json.dumps(model))
        (folder / "board.js").write_text(SCRIPT)
        (folder / "index.html").write_text(PAGE)
        self.asked: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.expose_function("tell", self._told)

    def _told(self, sent: Mapping[str, Any]) -> list[dict[str, Any]]:
        self._views.clear()
        self.session.handle(sent)
        return list(self._views)

    def has_played(self, moves: str) -> None:
        expect(self.page.locator(".moves [aria-current]")).to_have_text(
            moves.rsplit(maxsplit=1)[-1]
        )
        assert " ".join(self.session.table.board.move_stack) == moves


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    served = Site(tmp_path)
    yield served
    served.stop()


def opened(page: Page, site: Site, shown: Any, **options: Any) -> Notebook:
    notebook = Notebook(page, site.folder, shown, **options)
    page.goto(site.address + "index.html")
    expect(page.locator(".board .spot").first).to_be_attached()
    return notebook


def test_moves_are_clicked_and_answered_and_nothing_is_fetched(page: Page, site: Site) -> None:
    notebook = opened(page, site, "pyrga", opponent=lambda board: board.legal_moves[-1])
    page.click("#spot-c2")
    page.click("#stock-S")
    notebook.has_played("Sc2 Cc3")
    page.click("#spot-d4")
    expect(page.locator(".status .refused, .status .last").first).to_be_visible()
    page.click("#go-first")
    expect(page.locator("#go-back")).to_have_attribute("aria-disabled", "true")
    page.click("#ply-1")
    notebook.has_played("Sc2 Cc3")
    assert {url.rsplit("/", 1)[-1] for url in notebook.asked} <= {
        *("index.html", "board.js", "model.json", "favicon.ico")
    }


def test_the_keyboard_plays_and_the_notebook_does_not_hear_it(page: Page, site: Site) -> None:
    notebook = opened(page, site, "pyrga")
    page.evaluate("window.heard = 0; addEventListener('keydown', () => heard++)")
    page.locator("#spot-a4").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#spot-c2")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#spot-c2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#spot-c2")).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    expect(page.locator("#stock-S")).to_be_focused()
    page.keyboard.press("Enter")
    notebook.has_played("Sc2")
    assert page.evaluate("heard") == 0
    assert page.locator("#cell").get_attribute("data-lm-suppress-shortcuts") == "true"


def test_it_is_as_dark_as_the_notebook_and_axe_finds_nothing(page: Page, site: Site) -> None:
    opened(page, site, ts.Board("pyrga", moves="Tc2s"), values=True)
    host = page.locator("#cell > div")
    expect(host).to_have_attribute("data-theme", "light")
    clean(page)
    for behind, ink, theme in (
        ("rgb(20, 20, 20)", "white", "dark"),
        ("oklch(1 0 0)", "black", "light"),
    ):
        page.evaluate(f"document.body.style = 'background: {behind}; color: {ink}'")
        expect(host).to_have_attribute("data-theme", theme)
        clean(page)


@pytest.mark.parametrize("game", ts.GAMES)
def test_it_is_no_wider_than_its_cell(page: Page, site: Site, game: str) -> None:
    opened(page, site, game)
    for width in (320, 768, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_it_ends_without_a_trace(page: Page, site: Site) -> None:
    opened(page, site, "zaic")
    assert page.evaluate("[listening(), end(), listening()]")[::2] == [4, 0]
