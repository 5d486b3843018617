"""A board accepts messages from its own page and frame alone, and only of the protocol."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from e2e.support.sites.article import Article, at
from tools.serve import Site

FORGED: Final = {
    "a move that was not played": {"tesserae": 1, "type": "move", "game": "pyrga", "move": "Sa1"},
    "a height": {"tesserae": 1, "type": "resize", "height": 4000},
    "an error": {"tesserae": 1, "type": "error", "code": "x", "message": "x"},
}


def stranger(serve: Callable[..., Site], folder: Path, script: str) -> str:
    """The address of a page of a third site that posts messages."""
    folder.mkdir()
    head = '<!doctype html><title>Third</title><link rel="icon" href="data:,">'
    (folder / "index.html").write_text(f"{head}<script>{script}</script>")
    return serve(folder).address


def test_strangers_are_heard_on_neither_side(
    article: Article, serve: Callable[..., Site], tmp_path: Path
) -> None:
    lies = json.dumps([json.dumps(it) for it in FORGED.values()])
    undo = json.dumps(json.dumps({"tesserae": 1, "type": "undo", "id": 1}))
    script = f"""
      for (const lie of {lies}) parent.postMessage(lie, "*");
      for (let i = 0; i < parent.frames.length; i += 1) parent.frames[i].postMessage({undo}, "*");
      parent.postMessage("done", "*");"""
    address = stranger(serve, tmp_path / "third", script)
    article.open('<tesserae-game moves="Sb2 Sb3"></tesserae-game>')
    frame = article.start()
    article.await_heard("resize")
    before = article.page.evaluate("heard.length")
    article.page.evaluate(
        """(address) => new Promise((said) => {
          addEventListener("message", ({ data }) => data === "done" && said());
          const frame = document.createElement("iframe");
          frame.src = address;
          document.body.append(frame);
        })""",
        address,
    )
    assert article.do("go", 2)["ply"] == 2
    at(frame, 2)
    assert article.page.evaluate("heard.length") == before


JUNK: Final = (
    '{"tesserae":1,"type":"undo"',
    '{"tesserae":1,"type":"undo","id":-1}',
    '{"tesserae":1,"type":"go","id":900001,"ply":"0"}',
    '{"tesserae":1,"type":"load","id":900002,"link":"#/nowhere"}',
    '{"tesserae":1,"type":"undo","x":"' + "x" * 30_000 + '"}',
    '{"tesserae":2,"type":"undo"}',
    "x" * 100_000,
    '{"tesserae":1,"type":"undo","id":900003,"x":' + "[" * 4_000 + "]" * 4_000 + "}",
    '{"tesserae":1,"type":"undo","id":900004,"x":' + '{"x":' * 4_000 + "1" + "}" * 4_001,
    '{"tesserae":1,"type":"undo","x":' + "[" * 23_900,
)
ANSWERED: Final = 7
"""All but those that are no JSON, of another version, or of another protocol."""


def test_junk_from_the_page_itself_changes_nothing(article: Article) -> None:
    article.open('<tesserae-game moves="Sb2 Sb3"></tesserae-game>')
    frame = article.start()
    article.board().evaluate(
        """(it, junk) => {
          const frame = it.shadowRoot.querySelector("iframe").contentWindow;
          for (const text of junk) frame.postMessage(text, "*");
          frame.postMessage({ tesserae: 1, type: "undo" }, "*");
        }""",
        list(JUNK),
    )
    assert article.do("go", 2)["ply"] == 2
    at(frame, 2)
    codes = [it["code"] for it in article.await_heard("error", ANSWERED)]
    assert len(codes) == ANSWERED
    assert codes.count("error.bad_event") == ANSWERED - 3
