"""What stands in the tags of a page."""

from __future__ import annotations

from html.parser import HTMLParser


class Tags(HTMLParser):
    """The tags of a page with their attributes, and what stands in its scripts and its style."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inline: dict[str, str] = {}
        self._inside = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.found.append((tag, attributes))
        if tag in ("script", "style"):
            self._inside = attributes.get("type") or tag

    def handle_endtag(self, _: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.inline[self._inside] = self.inline.get(self._inside, "") + data

    def properties(self, key: str) -> dict[str, str]:
        """The <meta> of a page, by `name` or `property`."""
        found = (attributes for tag, attributes in self.found if tag == "meta")
        return {it[key] or "": it["content"] or "" for it in found if key in it}

    def policy(self) -> dict[str, str]:
        """The rules of its content security policy, by directive."""
        [text] = self.properties("http-equiv").values()
        return dict(rule.split(" ", 1) for rule in text.split("; "))

    def refusable(self) -> list[str]:
        """The attributes that a strict policy does not allow: styles and handlers of events."""
        names = (name for _, attributes in self.found for name in attributes)
        return [name for name in names if name == "style" or name.startswith("on")]
