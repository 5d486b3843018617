"""The stand-in for a browser's storage passes the cases that `web/storage` passes, too."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.app.device import ASIDE, GAME, RESCUED, Device, Tab

CASES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "storage_cases.json").read_text()
)
ABOUT: Final = {"plies": 1, "seats": [0, 0], "turn": 1, "result": "", "linked": False}

Fields = dict[str, Any]


class Names:
    """Names for what storage chose: v1, v2 and so on, greater and greater versions; id1, an id."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}

    def meant(self, it: Any, found: Any = None) -> Any:
        """What a value is expected to be; a name that is new stands for what was found."""
        if not isinstance(it, str) or not re.fullmatch(r"(v|id)\d", it):
            return it
        if it not in self.known:
            versions = {
                name: value for name, value in self.known.items() if name[0] == it[0] == "v"
            }
            assert all((found > value) == (it > name) for name, value in versions.items())
            self.known[it] = found
        return self.known[it]

    def check(self, expected: Any, found: Any) -> None:
        """Asserts that what was found has all that is expected."""
        if isinstance(expected, dict):
            for name, it in expected.items():
                self.check(it, found.get(self.known.get(name, name)))
        elif isinstance(expected, list):
            assert len(found) == len(expected)
            for it, other in zip(expected, found, strict=True):
                self.check(it, other)
        else:
            assert found == self.meant(expected, found)


def whole(id: str, summary: Any) -> Any:
    """A summary of the table with all its fields; anything else as it is."""
    if not isinstance(summary, dict):
        return summary
    times = dict.fromkeys(("version", "updated", "used"), summary["version"])
    return {"id": id, "game": "pyrga", "about": ABOUT, **times, **summary}


def put(device: Device, games: Fields) -> None:
    """Stores games as they are."""
    for id, it in games.items():
        summary = whole(id, it["summary"])
        fields = {**summary, "text": it["text"]} if isinstance(summary, dict) else summary
        device.texts[GAME + id] = json.dumps(fields)


def begin(case: Fields) -> Device:
    """The device of a case."""
    device = Device({})
    games = case.get("games", {}).items()
    put(device, {id: {"summary": {"version": it["version"]}, **it} for id, it in games})
    put(device, case.get("raw", {}))
    for name, it in case.get("texts", {}).items():
        summary = it.get("summary") if isinstance(it, dict) else None
        full = {**it, "summary": whole(summary["id"], summary)} if summary else it
        device.texts[name] = full if isinstance(full, str) else json.dumps(full)
    return device


def take(names: Names, device: Device, tab: Tab, step: Fields) -> None:
    """Takes a step in a tab."""
    if "boot" in step:
        event, expected = device.boot(tab), step["boot"]
        old = [[it["id"], it["text"]] for it in event["games"] if not it["version"]]
        known = {it["id"]: it["version"] for it in event["games"] if it["version"]}
        names.check(expected, {**event, "old": old, "known": known})
        if "known" in expected:
            assert known.keys() == {names.known.get(id, id) for id in expected["known"]}
    if "leave" in step:
        assert device.leave(tab) == step["leave"]["asks"]
    if "do" in step:
        defaults = {"game": "pyrga", "about": ABOUT, "updated": 0, "used": 0}
        effect = {name: names.meant(it) for name, it in step["do"].items()}
        answer = device.carry_out({**defaults, **effect}, tab)
        if "answer" in step:
            names.check(step["answer"], answer)


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_stand_in_passes(case: Fields) -> None:
    names, device = Names(), begin(case)
    tabs: dict[str, Tab] = {}
    for step in case["steps"]:
        device.full = step.get("full", device.full)
        device.cramped = step.get("cramped", device.cramped)
        device.held = step.get("hold", device.held)
        put(device, step.get("put", {}))
        if "tab" in step:
            take(names, device, tabs.setdefault(step["tab"], Tab(step["tab"])), step)
    left = case["left"]
    assert device.named(GAME).keys() == {names.known.get(id, id) for id in left["games"]}
    names.check(left["games"], {id: game["text"] for id, game in device.games.items()})
    assert len(device.named(RESCUED)) == left["rescued"]
    assert len(device.named(ASIDE)) == left["aside"]
    if "texts" in left:
        inner = (GAME, RESCUED, ASIDE)
        assert [name for name in device.texts if not name.startswith(inner)] == left["texts"]
