"""Plays as those do who do not see the board: by keys, and by what the accessibility tree says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

from playwright.sync_api import Page

from e2e.support.patience import PATIENCE

T = TypeVar("T")

MOST_TABS: Final = 80
CELL: Final = re.compile(r"([a-z]\d{1,2})\b(?: to ([a-z]\d{1,2}))?")


class Node(NamedTuple):
    """A node of the accessibility tree."""

    role: str
    name: str


class Choices(NamedTuple):
    """What a player is told that can be chosen: names of cells, and of what is beside them."""

    cells: list[str]
    others: list[str]

    def __bool__(self) -> bool:
        return bool(self.cells or self.others)


class Listener:
    """Hears what a screen reader would say, and presses keys."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._turned: bool | None = None
        self._devtools = page.context.new_cdp_session(page)

    def press(self, key: str) -> None:
        """Presses a key, and waits until something is another than it was."""
        before = [_about(it) for it in self.tree().values()]
        self._page.keyboard.press(key)
        self._once(lambda: [_about(it) for it in self.tree().values()] != before, key)

    def _step(self, key: str) -> None:
        """Presses an arrow, and waits until another cell has the focus."""
        before = self.focused()
        self._page.keyboard.press(key)
        self._once(lambda: self.focused() != before, key)

    def _once(self, heard: Callable[[], T], key: str) -> T:
        for _ in range(PATIENCE // 20):
            if told := heard():
                return told
            self._page.wait_for_timeout(20)
        raise AssertionError(f"nothing is said on {key}")

    def focused(self) -> Node:
        """What has the focus."""
        element = self._devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})
        query = {"objectId": element["result"]["objectId"], "fetchRelatives": False}
        [node] = self._devtools.send("Accessibility.getPartialAXTree", query)["nodes"]
        return Node(value(node, "role"), value(node, "name"))

    def tree(self) -> dict[str, Any]:
        """The nodes of the accessibility tree by their ids; a screen reader passes over some."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in nodes}

    def live(self) -> str:
        """The texts of the live regions."""
        nodes = self.tree()
        regions = (it for it in nodes.values() if value(it, "role") in ("status", "alert"))
        texts = ([value(it, "name") for it in within(region, nodes)] for region in regions)
        return " | ".join("".join(it) for it in texts)

    def until(self, pattern: str) -> str:
        """The texts of the live regions, once they match."""
        for _ in range(PATIENCE // 100):
            live = self.live()
            if re.search(pattern, live):
                return live
            self._page.wait_for_timeout(100)
        raise AssertionError(f"nothing is said of {pattern}: {self.live()}")

    def tab_to(self, role: str, name: str = "") -> None:
        """Presses Tab until that has the focus; name: how its name begins."""
        for _ in range(MOST_TABS):
            node = self.focused()
            if node.role == role and node.name.startswith(name):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {role} {name}")

    def ask(self, key: str, begin: str) -> str:
        """What is said on a key of the board, which begins as a pattern says."""
        self.tab_to("gridcell")
        before = self.live().split(" | ")
        self._page.keyboard.press(key)

        def told() -> str | None:
            new = [it.strip() for it in self.live().split(" | ") if it not in before]
            return next((it for it in new if re.match(begin, it)), None)

        return self._once(told, key) or ""

    def choices(self) -> Choices:
        """What can be chosen."""
        said, others = self.ask(";", r"Beside the cells|Nothing can|[a-z]\d"), []
        if beside := re.match(r"Beside the cells: (.*?)\. ?(?=[a-z]\d|\s|$)", said):
            others = re.split(", | and ", beside[1])
            said = said[beside.end() :]
        heads = [it.partition(":")[0] for it in said.split(". ") if ":" in it]
        return Choices([cell for head in heads for cell in _cells(head)], others)

    def _is_turned(self) -> bool:
        """Whether the board is seen from the second side, as its columns tell."""
        if self._turned is None:
            column = self.ask("Shift+ArrowUp", CELL.pattern)
            ranks = [int(it) for it in re.findall(r"\b[a-z](\d+)", column)]
            self._turned = ranks[0] > ranks[-1]
        return self._turned

    def choose(self, name: str) -> None:
        """Chooses a cell, or a button, by its name."""
        if CELL.fullmatch(name):
            self.tab_to("gridcell")
            while not re.match(rf"{name}\b", at := self.focused().name):
                here = re.match(r"([a-z])(\d+)", at)
                assert here, at
                right, up = ord(name[0]) - ord(here[1]), int(name[1:]) - int(here[2])
                if self._is_turned():
                    right, up = -right, -up
                across = "ArrowRight" if right > 0 else "ArrowLeft"
                key = across if right else "ArrowUp" if up > 0 else "ArrowDown"
                self._step(key)
        else:
            self.tab_to("button", name)
        self.press("Enter")


def value(node: Any, part: str) -> str:
    """The role, or the name, of a node of the tree."""
    value: str = node.get(part, {}).get("value", "")
    return value


def _about(node: Any) -> Any:
    """What may change of a node: its name, and whether it is focused, selected or disabled."""
    return value(node, "name"), node.get("properties")


def within(node: Any, tree: dict[str, Any]) -> Iterator[Any]:
    """The nodes below one that a screen reader finds; of texts not their lines."""
    for child in (tree[it] for it in node.get("childIds", ()) if it in tree):
        if not child["ignored"]:
            yield child
        if value(child, "role") != "StaticText":
            yield from within(child, tree)


def _cells(head: str) -> Iterator[str]:
    """The cells that a text names: "a1 to c1 and d4"."""
    for first, last in CELL.findall(head):
        files = range(ord(first[0]), ord((last or first)[0]) + 1)
        ranks = range(int(first[1:]), int((last or first)[1:]) + 1)
        yield from (f"{chr(file)}{rank}" for rank in ranks for file in files)
