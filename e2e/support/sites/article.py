"""A page of another site with boards, whose content security policy allows only the app's site."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Frame, Locator, Page, expect

from e2e.support.patience import PATIENCE
from tools.serve import Site

ARTICLE: Final = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';
  script-src {app}; {frames}; img-src {app} data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Elsewhere</title><link rel="icon" href="data:,"><script src="{app}embed.js" async></script>
<main><h1>An article</h1>{body}</main>"""

LISTEN: Final = """
window.heard = [];
for (const name of ["ready", "move", "look", "gameover", "solved", "failed", "resize", "key",
    "error"]) {
  addEventListener(name, ({ type, detail, target }) => {
    if (target.localName === "tesserae-game") heard.push({ ...detail, type });
  }, true);
}
"""
"""Records the events of boards from the beginning, as some start by themselves."""

UP: Final = "() => customElements.get('tesserae-game') !== undefined"


class Article:
    """A page of another site with boards."""

    def __init__(self, page: Page, host: Site, app: Site) -> None:
        self.page = page
        self._host = host
        self._app = app
        page.add_init_script(LISTEN)

    def open(self, body: str, frames: str = "frame-src http://127.0.0.1:*") -> None:
        """Opens a page with this content; frames: what its policy says of them."""
        text = ARTICLE.format(app=self._app.address, body=body, frames=frames)
        (self._host.folder / "index.html").write_text(text)
        self._app.asked.clear()
        self.page.goto(self._host.address)
        self.page.wait_for_function(UP)

    def board(self, number: int = 0) -> Locator:
        return self.page.locator("tesserae-game").nth(number)

    def start(self, number: int = 0) -> Frame:
        """Starts a board as a reader does, and waits for its game."""
        frame = self.clicked(number)
        frame.wait_for_selector("html[data-ready]", timeout=PATIENCE)
        return frame

    def clicked(self, number: int = 0) -> Frame:
        self.board(number).locator("button").click()
        handle = self.board(number).locator("iframe").element_handle()
        frame = handle.content_frame()
        assert frame is not None
        return frame

    def do(self, method: str, *arguments: Any, number: int = 0) -> Any:
        """The value of a method's promise, or the code of its error."""
        call_arguments = ", ".join(map(json.dumps, arguments))
        call = f"it => it.{method}({call_arguments}).catch((error) => error.code)"
        return self.board(number).evaluate(call)

    def set(self, name: str, value: str) -> None:
        self.board().evaluate("(it, [name, value]) => it.setAttribute(name, value)", [name, value])

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind so far."""
        events: list[dict[str, Any]] = self.page.evaluate("heard")
        return [it for it in events if it["type"] == kind]

    def await_heard(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        condition = "([kind, count]) => heard.filter((it) => it.type === kind).length >= count"
        self.page.wait_for_function(condition, arg=[kind, count], timeout=PATIENCE)
        return self.heard(kind)

    def frames(self) -> int:
        return self.page.locator("tesserae-game iframe").count()

    def height(self, number: int = 0) -> float:
        height: float = self.board(number).evaluate("it => it.offsetHeight")
        return height


def at(frame: Frame, ply: int) -> None:
    """Asserts that the bar of a frame shows this ply."""
    expect(frame.locator("#bar .at")).to_contain_text(f"{ply} of")
