"""Sessions of random but sensible events, with the replies of CPython's App."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from tesserae.app.main import Reply
from tesserae.app.messages import actions
from tesserae.app.texts.game_links import game_link, position_link
from tests.app.device import Device
from tests.app.page import Page
from tests.search.positions import some_moves

KEYS: Final = (
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Escape", "Enter",
    "S", "t", "n", "4", "u", "z", "é",
)  # fmt: skip
OFFLINE: Final = ("none", "saving", "ready", "update", "failed", "unable", "file", "odd")
STRANGE: Final = (
    "", "{", "[]", '{"type": 1}', '{"type": "aim", "type": "aim"}', '{"type": "key", "key": NaN}',
    '{"type": "press", "act": "nonsense"}', '{"type": "aim", "target": "\\u00e9\\ud83d\\ude00"}',
    '{"type": "offline", "state": "saving", "loaded": 1e2, "total": 7}', "[" * 60 + "]" * 60,
    '{"type": "offline", "state": "saving", "loaded": 12, "total": 70}',
    '{"type": "boot", "x": 01}',
)  # fmt: skip
TYPED: Final = ("", "b2", "Sb2", "xx", "  tB2N ", "é", "H" * 300, "end", "\u00a0Sh8")


class Exchange(NamedTuple):
    """An event, and the reply to it."""

    event: str
    reply: Reply


class Recorded(Page):
    """A page that writes down what is said on the line."""

    def __init__(self, hash: str, **boot: Any) -> None:
        self.said: list[Exchange] = []
        super().__init__(hash, **boot)

    def send(self, type: str, **fields: Any) -> None:
        self.say(self.event(type, **fields))

    def say(self, event: str) -> None:
        """An event as text."""
        reply = self.app.handle(event)
        self.said.append(Exchange(event, [str(part) for part in reply]))
        self._take(reply)

    def elements(self) -> Iterator[Element]:
        """Everything on the page that does something."""
        for markup in self.regions.values():
            for element in fromstring(f"<x>{markup}</x>").iter():
                if "data-act" in element.attrib:
                    yield element


def random_session(slugs: Sequence[str], seed: int, events: int) -> list[Exchange]:
    """A session with some games. With one it does not leave that; with more it goes home, too."""
    rng = random.Random(f"{slugs} {seed}")
    start = _link(rng.choice(slugs), rng, rng.randrange(40))
    boot: dict[str, Any] = {
        "languages": rng.choice([["en"], ["fr"], ["de", "fr-CH"]]),
        "today": "2026.11.22",
        "zone": rng.choice([0, -60, 300]),
        "dark": rng.random() < 0.5,
        "share": rng.random() < 0.5,
        "embed": seed % 4 == 3,
        "device": Device({}),
    }
    page = Recorded(start, **boot)
    while len(page.said) < events:
        _next(rng, page, slugs)
    return page.said[:events]


def _link(slug: str, rng: random.Random, plies: int) -> str:
    """A link to a random game, played from the start."""
    moves = some_moves(slug, rng, plies)
    ending = rng.choice(["", "", "", "&at=2", "&level=3"])
    return f"#/{slug}?v=1&g={'.'.join(moves)}{ending if moves else ''}"


def _next(rng: random.Random, page: Recorded, slugs: Sequence[str]) -> None:
    kinds = (_click, _press, _type, _key, _aim, _go, _tell, _give, _hear)
    kind = rng.choices(kinds, (40, 25, 6, 5, 5, 5, 5 if page.model.frame else 0, 2, 7))[0]
    if len(slugs) > 1 and rng.random() < 0.1:
        page.send("hash", hash=rng.choice(["#/", "#/games", f"#/{rng.choice(slugs)}"]))
    kind(rng, page, rng.choice(slugs))


def _click(rng: random.Random, page: Recorded, _: str) -> None:
    """A target, mostly one that is offered."""
    targets = [
        element for element in page.elements() if element.get("data-act") == actions.TARGET.name
    ]
    offered = [element for element in targets if "offered" in element.get("class", "")]
    some = offered if offered and rng.random() < 0.8 else targets
    if some:
        name = rng.choice(some).get("data-arg", "")
        page.send("press", act=actions.TARGET.name, arg=name, touch=rng.random() < 0.3)


def _press(rng: random.Random, page: Recorded, _: str) -> None:
    """Anything else that can be pressed, chosen or sent."""
    others = [
        element for element in page.elements() if element.get("data-act") != actions.TARGET.name
    ]
    element = rng.choice([*others, None])
    if element is None:
        choices: list[tuple[str, str | bool]] = [("theme", "dark"), ("evaluation", True)]
        name, value = rng.choice(choices)
        page.set(**{str(name): value})
        return
    act = element.get("data-act", "")
    if element.tag == "form":
        page.send("submit", act=act, values={"move": rng.choice(TYPED)})
    elif element.tag in ("select", "input"):
        values = [option.get("value", option.text or "") for option in element.iter("option")]
        page.send("change", act=act, value=rng.choice(values or ["", "I1b1.I1d1.I1g1.I1j1.I1m1"]))
    else:
        page.send("press", act=act, arg=element.get("data-arg", ""), touch=False)


def _type(rng: random.Random, page: Recorded, _: str) -> None:
    table = page.model.table
    moves = [*TYPED]
    if table is not None and not table.over:
        legal = table.position.legal_moves()
        moves += [table.game.format_move(table.position, rng.choice(legal)) for _ in range(8)]
    page.type(rng.choice(moves))


def _key(rng: random.Random, page: Recorded, _: str) -> None:
    names = [element.get("data-arg", "") for element in page.elements()]
    page.send("key", key=rng.choice(KEYS), focus=f"spot-{rng.choice(['', *names])}")


def _aim(rng: random.Random, page: Recorded, _: str) -> None:
    names = [element.get("data-aim", "") for element in page.elements()]
    page.send("aim", target=rng.choice(["", *names]))


def _go(rng: random.Random, page: Recorded, slug: str) -> None:
    table = page.model.table
    fragments = [
        f"#/{slug}",
        f"#/{slug}/rules",
        f"#/{slug}/learn",
        f"#/{slug}/study",
        f"#/{slug}/puzzle/1",
        f"#/{slug}/mistakes",
        _link(slug, rng, 6),
        f"#/{slug}?v=1&g=Zz%C3%A99",
    ]
    if table is not None:
        fragments += [position_link(table), game_link(table)]
    page.send("hash", hash=rng.choice(fragments))


def _tell(rng: random.Random, page: Recorded, slug: str) -> None:
    """A message from the host page."""
    requests: list[dict[str, Any]] = [
        {"type": "hello"},
        {"type": "undo"},
        {"type": "go", "ply": rng.randrange(4)},
        {"type": "load", "link": _link(slug, rng, 5)},
        {"type": "set", "options": rng.choice(["bar=0&level=2", "side=2", "readonly=1", "x=é"])},
        {"type": "picture", "shade": rng.choice(["light", "dark", "odd"])},
        {"type": "play", "move": rng.choice(TYPED)},
        {"type": "highlight", "cells": rng.choice([["b2"], ["b2", "zz"], []]), "colour": "blue"},
        {
            "type": "set",
            "options": rng.choice(["board=dfe9d6&theme=light&font=A,serif", "ink=fff"]),
        },
        {"type": "comment", "text": rng.choice(["Dit\u2009oui <b>", "\n", 3])},
        {"type": "setEvaluation", "value": rng.choice([0.25, None, 2])},
        {"type": "replay", "pace": rng.choice([0.5, 0])},
    ]
    message = {"tesserae": 1, "id": rng.randrange(9), **rng.choice(requests)}
    page.send("host", text=json.dumps(message, ensure_ascii=rng.random() < 0.5))


def _give(rng: random.Random, page: Recorded, slug: str) -> None:
    """A text that is pasted: a link, a record, or nothing of the kind."""
    saved = [file["text"] for file in page.did("file") if isinstance(file.get("text"), str)]
    heads = f'[Game "{slug}"]\n[First "É\u00a0<b>"]\n\n'
    texts = [
        *saved,
        _link(slug, rng, 9),
        f"{heads}{{dit\u2009oui}} *",
        f"{heads}1. xx",
        "\ufeff\u3000#",
    ]
    page.send("given", text=rng.choice(texts))


def _hear(rng: random.Random, page: Recorded, _: str) -> None:
    """News of the browser; also what is no event."""
    news: list[tuple[str, dict[str, Any]]] = [
        ("offline", {"state": rng.choice(OFFLINE), "loaded": 1, "total": 2}),
        ("installable", {"yes": rng.random() < 0.5}),
        ("hidden", {"yes": rng.random() < 0.5}),
        ("day", {"today": rng.choice(["2026.11.29", "2026.12.05", "soon"]), "zone": -60}),
        ("copied", {"ok": rng.random() < 0.5}),
        ("failed", {}),
        ("unsaved", {}),
        ("modules", {"text": "x", "size": 21, "modules": "01" * 220 + "1"}),
    ]
    if rng.random() < 0.5:
        page.say(rng.choice(STRANGE))
    else:
        kind, fields = rng.choice(news)
        page.send(kind, **fields)
