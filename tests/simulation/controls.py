"""What a page offers, read from its markup: controls, links, fields, keys, and what it says.

Knows neither the app nor the world: a browser's driver reads the same from what it serializes
(`new XMLSerializer().serializeToString(element)`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias
from xml.etree.ElementTree import Element, fromstring

Verb: TypeAlias = Literal["press", "change", "submit", "write", "follow", "file"]
"""What a person does with a control. write: letter by letter."""

DIALOG: Final = "dialog"
"""The region whose controls alone can be reached while it is open."""

_TELLING: Final = frozenset(
    {"id", "data-act", "data-keys", "aria-label", "title", "name", "type", "href"}
)
_Use: TypeAlias = tuple[Verb, str, str, tuple[str, ...], str]
_SILENT: Final = ("svg", "defs", "style", "select", "input", "textarea")

_RING: Final = re.compile(r'<rect [^<]* class="ring"/>')
"""Half of a board's markup, which says nothing."""


class Control(NamedTuple):
    """Something that a person can use.

    act: the name of its action, or of its form's. arg: its argument; the address of a link; the
    name of a field. place: where it stands within its region; siblings: how many controls stand
    there, itself included. off: it does nothing now. likely: marked as what can be chosen.
    """

    verb: Verb
    act: str
    arg: str = ""
    values: tuple[str, ...] = ()
    value: str = ""
    label: str = ""
    id: str = ""
    place: str = ""
    siblings: int = 1
    off: bool = False
    likely: bool = False


class Said(NamedTuple):
    """A text of the page, also of a label; foreign: it may be in another language."""

    text: str
    foreign: bool


class Reading(NamedTuple):
    """What stands in some markup. holds: ids in it, of which some are other regions."""

    controls: list[Control]
    said: list[Said]
    holds: set[str]
    keys: list[str]


@lru_cache(maxsize=20_000)
def read(markup: str) -> Reading:
    """What stands in the markup of a region. ParseError unless it is well-formed."""
    found = Reading([], [], set(), [])
    if markup:
        told = _RING.sub("", markup)
        _children(found, fromstring(f"<x>{told}</x>"), "", foreign=False, form="")
    return found


def _children(found: Reading, parent: Element, path: str, *, foreign: bool, form: str) -> None:
    _say(found, parent.text, foreign)
    acting = sum(["data-act" in child.attrib for child in parent])
    for n, child in enumerate(parent):
        if len(child) or child.text or not _TELLING.isdisjoint(child.attrib):
            _element(found, child, f"{path}/{n}", acting, foreign=foreign, form=form)
        if child.tail:
            _say(found, child.tail, foreign)


def _say(found: Reading, text: str | None, foreign: bool) -> None:
    if text and not text.isspace():
        found.said.append(Said(text.strip(), foreign))


def _element(
    found: Reading, it: Element, path: str, acting: int, *, foreign: bool, form: str
) -> None:
    about, tag = it.attrib, it.tag.rpartition("}")[2]
    foreign = foreign or "lang" in about
    id, act, classes = about.get("id", ""), about.get("data-act", ""), about.get("class", "")
    if id:
        found.holds.add(id)
    if "data-keys" in about:
        found.keys.extend(about["data-keys"].split())
    for name in ("aria-label", "title", "placeholder"):
        if name in about:
            _say(found, about[name], foreign)
    form = act if tag == "form" else form
    use = _use(it, tag, act, form)
    if use is not None:
        label = about.get("aria-label") or " ".join("".join(it.itertext()).split())[:40]
        off = about.get("aria-disabled") == "true" or "disabled" in about
        likely = "offered" in classes and "offered" in classes.split()
        found.controls.append(Control(*use, label, id, path, acting, off, likely))
    if (len(it) or it.text) and tag not in _SILENT:
        _children(found, it, path, foreign=foreign, form=form)


def _use(it: Element, tag: str, act: str, form: str) -> _Use | None:
    """What one does with an element; None if nothing."""
    get = it.attrib.get
    if tag == "a" and not act:
        link = get("href", "")
        return ("follow", "", link, (), "") if link.startswith("#") else None
    if tag == "select" and act:
        values = [child.get("value", child.text or "") for child in it.iter("option")]
        return "change", act, "", tuple(values), ""
    if tag == "textarea" and act:
        return "write", act, "", (), it.text or ""
    if tag == "input" and get("type") == "file":
        return "file", "", get("id", ""), (), ""
    if tag in ("input", "textarea") and form:
        return "submit", form, get("name", ""), (), ""
    if tag == "input" and act:
        ends = [get(name, "0") for name in ("min", "max", "value") if get("type") == "range"]
        return "change", act, "", tuple(ends), get("value", "")
    if act and tag not in ("form", "main"):
        return "press", act, get("data-arg", ""), (), ""
    return None


def regions_within(name: str, regions: Mapping[str, str]) -> Iterator[str]:
    """A region and those that it holds, in depth."""
    yield name
    for inner in sorted(read(regions.get(name, "")).holds & regions.keys() - {name}):
        yield from regions_within(inner, regions)


def controls_of(regions: Mapping[str, str]) -> dict[str, Control]:
    """All that can be used on a page, by its place: of an open dialog, or else of all."""
    reachable = regions_within(DIALOG, regions) if regions.get(DIALOG) else sorted(regions)
    return {f"{name}{it.place}": it for name in reachable for it in read(regions[name]).controls}


def keys_of(regions: Mapping[str, str]) -> tuple[str, ...]:
    """The names of the keys that the page listens to; a dialog has its own."""
    if regions.get(DIALOG):
        return ("Escape",)
    return tuple(sorted({key for it in regions.values() for key in read(it).keys}))
