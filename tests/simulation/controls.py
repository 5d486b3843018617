"""What a page offers, read from its markup: controls, links, fields, keys, and what it says.

Knows neither the app nor the world: a browser's driver reads the same from what it serializes
(`new XMLSerializer().serializeToString(element)`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias
from xml.etree.ElementTree import Element, fromstring

Verb: TypeAlias = Literal["press", "change", "submit", "write", "follow", "file"]
"""What a person does with a control. write: letter by letter."""

DIALOG: Final = "dialog"
"""The region whose controls alone can be reached while it is open."""

_FIELDS: Final = ("select", "input", "textarea")
_TELLING: Final = frozenset(
    {"id", "data-act", "data-keys", "aria-label", "title", "name", "type", "href"}
)
_SILENT: Final = ("svg", "defs", "style")


class Control(NamedTuple):
    """Something that a person can use.

    act: the name of its action; the field of a form has that of the form. arg: its argument; the
    address of a link; the name of a form's field. label: what it is called. place: where it stands
    within its region; siblings: how many controls stand beside it, itself included. values: of a
    choice. off: it is there, but does nothing now. likely: the page
    marks it as what can be chosen.
    """

    verb: Verb
    act: str
    arg: str = ""
    label: str = ""
    id: str = ""
    place: str = ""
    siblings: int = 1
    values: tuple[str, ...] = ()
    value: str = ""
    off: bool = False
    likely: bool = False


class Said(NamedTuple):
    """A text of the page, also of a label; spoken: it is for everybody, not in another language."""

    text: str
    foreign: bool


class Reading(NamedTuple):
    """What stands in some markup. holds: ids in it, of which some are other regions."""

    controls: tuple[Control, ...] = ()
    said: tuple[Said, ...] = ()
    holds: frozenset[str] = frozenset()
    keys: tuple[str, ...] = ()


@lru_cache(maxsize=20_000)
def read(markup: str) -> Reading:
    """What stands in the markup of a region. ParseError unless it is well-formed."""
    if not markup:
        return Reading()
    found = _Reader()
    found.children(fromstring(f"<x>{markup}</x>"), "", foreign=False, form="")
    return Reading(
        tuple(found.controls), tuple(found.said), frozenset(found.ids), tuple(found.keys)
    )


class _Reader:
    def __init__(self) -> None:
        self.controls: list[Control] = []
        self.said: list[Said] = []
        self.ids: list[str] = []
        self.keys: list[str] = []

    def children(self, parent: Element, path: str, *, foreign: bool, form: str) -> None:
        self.say(parent.text, foreign)
        acting = sum("data-act" in child.attrib for child in parent)
        for n, child in enumerate(parent):
            if len(child) or child.text or not _TELLING.isdisjoint(child.attrib):
                self.element(child, f"{path}/{n}", acting, foreign=foreign, form=form)
            self.say(child.tail, foreign)

    def say(self, text: str | None, foreign: bool) -> None:
        if text and text.strip():
            self.said.append(Said(text.strip(), foreign))

    def element(self, it: Element, path: str, acting: int, *, foreign: bool, form: str) -> None:
        get, tag = it.attrib.get, it.tag.rpartition("}")[2]
        foreign = foreign or "lang" in it.attrib
        if id := get("id"):
            self.ids.append(id)
        self.keys += get("data-keys", "").split()
        for name in ("aria-label", "title", "placeholder"):
            if name in it.attrib:
                self.say(get(name), foreign)
        act = get("data-act", "")
        if tag == "form":
            form = act
        use = self.use(it, tag, act, form)
        if use is not None:
            off = get("aria-disabled") == "true" or "disabled" in it.attrib
            label = get("aria-label") or " ".join("".join(it.itertext()).split())[:40]
            likely = "offered" in get("class", "").split()
            verb, act, arg, values, value = use
            named = (verb, act, arg, label, get("id", ""), path, acting)
            self.controls.append(Control(*named, values, value, off, likely))
        if tag not in _SILENT and tag not in _FIELDS and len(it) + len(it.text or ""):
            self.children(it, path, foreign=foreign, form=form)

    def use(
        self, it: Element, tag: str, act: str, form: str
    ) -> tuple[Verb, str, str, tuple[str, ...], str] | None:
        """What one does with an element: verb, act, arg, values, value."""
        get = it.attrib.get
        if tag == "a" and not act:
            link = get("href", "")
            return ("follow", "", link, (), "") if link.startswith("#") else None
        if tag == "select" and act:
            values = tuple([child.get("value", child.text or "") for child in it.iter("option")])
            return "change", act, "", values, ""
        if tag == "textarea" and act:
            return "write", act, "", (), it.text or ""
        if tag == "input" and get("type") == "file":
            return "file", "", get("accept", ""), (), ""
        if tag in ("input", "textarea") and form:
            return "submit", form, get("name", ""), (), ""
        if tag == "input" and act:
            if get("type") == "range":
                ends = (get("min", "0"), get("max", "0"), get("value", "0"))
                return "change", act, "", ends, ""
            return "change", act, "", (), get("value", "")
        if act and tag not in ("form", "main"):
            return "press", act, get("data-arg", ""), (), ""
        return None


def regions_within(name: str, regions: Mapping[str, str]) -> Iterator[str]:
    """A region and those that it holds, in depth."""
    yield name
    for inner in sorted(read(regions.get(name, "")).holds & regions.keys() - {name}):
        yield from regions_within(inner, regions)


def reachable(regions: Mapping[str, str]) -> list[str]:
    """The regions that can be used: those of an open dialog, else all."""
    if regions.get(DIALOG):
        return list(regions_within(DIALOG, regions))
    return sorted(regions)


def controls_of(regions: Mapping[str, str]) -> dict[str, Control]:
    """All that can be used on a page, by its place."""
    return {
        f"{name}{it.place}": it
        for name in reachable(regions)
        for it in read(regions[name]).controls
    }


def keys_of(regions: Mapping[str, str]) -> tuple[str, ...]:
    """The names of the keys that the page listens to; a dialog has its own."""
    if regions.get(DIALOG):
        return ("Escape",)
    return tuple(sorted({key for it in regions.values() for key in read(it).keys}))
