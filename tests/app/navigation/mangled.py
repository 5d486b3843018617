"""What messengers, mails and people make of a link, and links of each kind to try it on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final
from urllib.parse import quote

from tests.app.page import BASE

KINDS: Final = {
    "a game": "#/pyrga?v=1&g=Tc2s.Tc1e.Cd1",
    "a game and a ply": "#/pyrga?v=1&g=Tc2s.Tc1e.Cd1&at=2",
    "a game of Tetrad": (
        "#/tetrad?v=1&g=I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13.1e4.end"
    ),
    "a game that was resigned": "#/zaic?v=1&g=Bh8.Vg7.resign1",
    "a position and a level": "#/zaic?v=1&p=Bh8&level=2",
    "a setup": "#/tetrad?v=1&p=I1b1~",
    "conditional replies": (
        "#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1&if=AgIfNXBwP5Ke9Ub6srwvaP2swjKB6GxjXdS55w"
    ),
    "a section of the rules": "#/pyrga/rules/towers",
    "a puzzle": "#/pyrga/puzzle/17",
    "the puzzle of the day": "#/zaic/puzzle/today",
    "a step of a lesson": "#/tetrad/learn/3",
    "a study": "#/pyrga/study?v=1&g=Sb2.Sb3.(.Cb3.Tb3n.).Tb4s&at=5",
    "a study with notes": (
        "#/pyrga/study?v=1&m=%7B%5B%25csl+Ga1%5D+D%C3%A9but.%7D+Sb2%21%3F+%28Cb2%29+Sb3&at=1"
    ),
    "a win to keep": "#/pyrga/keep?v=1&p=b2S~Sb2",
    "an opening": "#/pyrga/book?v=1&g=Sb2.Sb3",
}

TAILS: Final = (
    *")>,;:!?'\"”’»›]}`|\\^…。、）】%@$&*~",
    ".", "..", "...", "**", "***", "__", "),", ").", "))", ">)", "'\"", "?!", "&)",
    "\u200b", "\u200d", "\ufeff", "\u2060", "\xa0", "👍", "\xad",
    "%0A", "%0D%0A", "%20", "%29", "%3E", "%2C", "%22", "%E2%80%8B", "%E2%80%9D", "%EF%BB%BF%0A",
    "`).", "**.", "]).", "」", "』。", "！", "》", "\u200e", "\u2069", "\u2067\u2069.",
    "%E2%81%A9", "%22%2F%3E",
    "&quot;", "&gt;", "&lt;", "&#39;", "&nbsp;", "&rsquo;", "&apos;.",
    "<br>", "</a>", "</p>", '">here</a>',
    "[/url]", "]here[/url]", "][here]]", "|here>", "#comment-12", "#:~:text=x", "🏆🏆", "\u3000",
)  # fmt: skip

COUNTING: Final = (
    "fbclid=IwAR0x_y-z",
    "utm_source=x&utm_medium=social",
    "gclid=Cj0",
    "igshid=abc",
    "mc_cid=1&mc_eid=2",
    "si=AbC",
    "gad_source=1&gbraid=0A",
    "at_medium=x&at_campaign=y",
    "wt.mc_id=1",
    "_branch_match_id=1",
)


def with_tail(link: str, tail: str) -> str:
    return link + tail


def with_field(link: str, field: str) -> str:
    return f"{link}{'&' if '?' in link else '?'}{field}"


def capitals(link: str) -> str:
    """As a keyboard for sentences begins them."""
    return link[:2] + link[2:3].upper() + link[3:]


def json_escaped(link: str) -> str:
    return link.replace("&", "\\u0026")


def fields_without_a_mark(link: str) -> str:
    """As what counts clicks adds to links that it takes to have a query."""
    return f"{link}&fbclid=x"


VARIANTS: Final[dict[str, Callable[[str], str]]] = {
    **{f"before {tail!r}": partial(with_tail, tail=tail) for tail in TAILS},
    **{f"with {it}": partial(with_field, field=it) for it in COUNTING},
    "counted twice": lambda link: link + "?utm_source=x&fbclid=y",
    "in brackets, counted": lambda link: with_field(link + ")", "fbclid=x"),
    "with entities": lambda link: link.replace("&", "&amp;"),
    "with entities twice": lambda link: link.replace("&", "&amp;amp;"),
    "with entities by number": lambda link: link.replace("&", "&#38;"),
    "encoded": lambda link: "#" + quote(link[1:], safe=""),
    "encoded with its #": lambda link: "#" + quote(link, safe=""),
    "encoded but for the slashes": lambda link: "#" + quote(link[1:], safe="/"),
    "encoded twice": lambda link: "#" + quote(quote(link[1:], safe=""), safe=""),
    "encoded in small letters": lambda link: (
        "#" + quote(link[1:], safe="").replace("%2F", "%2f").replace("%3F", "%3f")
    ),
    "encoded, in brackets": lambda link: "#" + quote(link[1:], safe="") + ")",
    "encoded, and a bracket with it": lambda link: "#" + quote(link[1:] + ")", safe=""),
    "quoted-printable": lambda link: link.replace("=", "=3D"),
    "quoted-printable, a line ended": lambda link: (
        (link[:-1] + "=" + link[-1]).replace("=", "=3D", link.count("=")) if "=" in link else link
    ),
    "in a capital": capitals,
    "with two #": lambda link: "#" + link,
    "with #!": lambda link: "#!" + link[1:],
    "with an escaped #": lambda link: "#%23" + link[1:],
    "without the slash": lambda link: "#" + link[2:],
    "with two slashes": lambda link: "#/" + link[1:],
    "with an escaped slash": lambda link: "#%2F" + link[2:],
    "with a slash at the end of its path": lambda link: link.replace("?", "/?", 1),
    "with a zero-width space in it": lambda link: link[:8] + "\u200b" + link[8:],
    "with a soft hyphen in it": lambda link: link[:9] + "\xad" + link[9:],
    "with a joiner escaped in it": lambda link: link[:5] + "%E2%81%A0" + link[5:],
    "with a line break in it": lambda link: link[:-1] + "\n" + link[-1],
    "with a field after the path": fields_without_a_mark,
    "in brackets, counted after the path": lambda link: fields_without_a_mark(link + ")."),
    "with an address before it": lambda link: f"#{BASE}{link}",
    "twice": lambda link: link + link,
    "twice, in two lines": lambda link: f"{link}\n{link}",
    "with a blank in it": lambda link: f"{link[:10]} {link[10:]}",
    "in two lines of an answer": lambda link: f"{link[:12]}\n> {link[12:]}",
    "with a tag for a break in it": lambda link: f"{link[:9]}<wbr>{link[9:]}",
    "with wide signs": lambda link: link.translate(str.maketrans("/?&=", "／？＆＝")),
    "with a wide #": lambda link: f"#＃{link[1:]}",
    "with unfinished entities": lambda link: link.replace("&", "&amp"),
    "escaped as in JSON": json_escaped,
    "in italics of Markdown": lambda link: link + "_",
    "with a Markdown backslash": lambda link: link.replace("&", "\\&").replace("_", "\\_"),
}

URL: Final = f"{BASE}{{link}}"


def quoted(text: str) -> str:
    """As an answer quotes it."""
    return "\n".join(f"> {line}" for line in text.split("\n"))


def wrapped(address: str, width: int = 72) -> str:
    return "\n".join(address[at : at + width] for at in range(0, len(address), width))


PASTES: Final[dict[str, Callable[[str], str]]] = {
    "alone": lambda url: url,
    "with blanks": lambda url: f"  {url} \n",
    "in angle brackets": lambda url: f"<{url}>",
    "in Markdown": lambda url: f"[my move]({url})",
    "in Markdown, both ways": lambda url: f"[{url}]({url}).",
    "in HTML": lambda url: f'<a href="{url.replace("&", "&amp;")}">my move</a>',
    "within a sentence": lambda url: f"I have moved: {url} – your turn!",
    "at the end of a sentence": lambda url: f"I have moved, see {url}.\n\nAda",
    "in brackets": lambda url: f"I have moved ({url}), your turn.",
    "in quotation marks": lambda url: f"Open “{url}” please.",
    "over lines": wrapped,
    "over short lines": lambda url: wrapped(url, 40),
    "over lines, in angle brackets": lambda url: f"See <{wrapped(url, 50)}> please.",
    "over lines of a sentence": lambda url: f"Look:\n{wrapped(url + ' please')}",
    "over lines, before a word": lambda url: f"{wrapped(url, 64)}\nAda",
    "in an answer": lambda url: quoted(f"Hello,\n{url}\nAda"),
    "in an answer to an answer": lambda url: quoted(quoted(f"{url}\nAda")),
    "in an answer, over lines": lambda url: quoted(f"Hello,\n{wrapped(url, 50)}\n\nAda"),
    "with entities": lambda url: url.replace("&", "&amp;"),
    "with %23": lambda url: url.replace("#", "%23"),
    "with %23, in a sentence": lambda url: f"See {url.replace('#', '%23')}, please.",
    "by Outlook": lambda url: (
        f"https://eur01.safelinks.protection.outlook.com/?url={quote(url, safe='')}"
        "&data=05%7C02%7C&sdata=a%2Fb%3D&reserved=0"
    ),
    "by Google": lambda url: f"https://www.google.com/url?q={quote(url, safe='')}&sa=D&ust=1",
    "quoted-printable": lambda url: wrapped(url.replace("=", "=3D"), 60).replace("\n", "=\n"),
    "after a link home": lambda url: f"I play at {BASE}#/ now: {url}",
    "before a signature": lambda url: f"{url}\n-- \nAda\nhttps://ada.example/#about",
}
