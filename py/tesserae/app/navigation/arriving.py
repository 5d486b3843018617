"""Links as they arrive: mangled by messengers, mails and print.

`texts/links.py` is strict. A link that it does not take whole is mended step by step, until it
takes the result whole. If it never does, a part that it takes opens with a notice; otherwise the
link is refused with a sentence that quotes the unreadable part. Only the text around a link is
dropped, and fields that others add to count clicks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple
from urllib.parse import parse_qsl

from tesserae.app.model.screen import Home
from tesserae.app.sharing import reply_code
from tesserae.app.texts import links
from tesserae.app.texts.frame_options import OPTIONS
from tesserae.core.errors import BadInput
from tesserae.core.numerals import is_number
from tesserae.core.record import go
from tesserae.core.text import Text, text
from tesserae.games import catalog

_MOST_READ: Final = 10 * links.LONGEST
"""Maximum number of characters given to the strict reader in all: long texts get fewer tries."""

_MOST_ESCAPES: Final = 3
"""Maximum number of times that all of a link was percent-encoded."""

_MOST_SIGNS: Final = 6
"""Maximum number of signs that alone mean the home page; more are not a link."""

_MOST_FIELDS: Final = 12
_MOST_QUOTED: Final = 40
_FIELDS: Final = links.FIELDS | {"m", "s", "c"}
"""The names of all fields, those of studies included."""

_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
_FINAL_CHARACTERS: Final = _LETTERS | frozenset("_~-")
"""Characters that may end paths and values of clean links, besides brackets and escapes."""

_UNSEEN: Final = re.compile(
    r"</?wbr/?>|[\x00-\x1f\x7f\\\\\xad\u034f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe0e\ufe0f\ufeff]"
    "|%0[9AaDd]|%[Cc]2%[Aa][Dd]|%[Ee]2%80%[89Aa][0-9A-Fa-f]|%[Ee]2%81%[Aa][0-9A-Fa-f]"
    "|%[Ee][Ff]%[Bb][Bb]%[Bb][Ff]"
)
"""Invisible characters, also escaped: line breaks, zero-width ones, direction marks, joiners. And
the backslash, with which Markdown escapes signs.
"""

_AMPERSAND: Final = re.compile(r"&(?:amp;|#0*38;|#[xX]0*26;)+|&amp(?=\w+=)|\\?u0026", re.IGNORECASE)
_ENTITY: Final = re.compile(
    r"&(?:[lg]t|quot|apos|nbsp|[lr][ds]quo|#\d{1,5}|#x[\da-f]{1,4});?", re.IGNORECASE
)
"""HTML entities of other signs."""

_FULL_WIDTH: Final = dict(zip("＃！／？＆＝．％", "#!/?&=.%", strict=True))
"""Full-width signs, as keyboards for Chinese and Japanese write them."""

_ADDRESS: Final = re.compile(r"[#!/]*[A-Za-z]+://[^#]*(?=#)")
"""The address of a page before its fragment."""

_BLANKS: Final = re.compile(r"[\s>]+|%20")
"""Blanks, and the sign with which mails quote lines."""

_END_OF_LINK: Final = re.compile(
    r"""#|:~:|</?[A-Za-z]{1,6}\b[^<>]*>|["'][^"'<>]*>|\|[^|<>]*>|\]\[|\].{0,99}\[/|\[/"""
)
"""The end of a link: surrounding markup, or a text fragment."""

_EQUALS: Final = re.compile("=3D", re.IGNORECASE)
_LINE_END: Final = re.compile(r"=[ \t]*")
_ESCAPE: Final = re.compile("%[0-9A-Fa-f][0-9A-Fa-f]")
_FOREIGN_SIGN: Final = re.compile(
    "[\x80-\xa9\xab-\xb9\xbb-\xbf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe6f\uff00-\uff0f\uff1a-\uff20"
    "\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff\U0001f000-\U0001faff]"
)
"""Punctuation and pictures beyond ASCII."""

_START: Final = re.compile(r"(?:[#!/\s]|%23|%21|%2[Ff])*")
_TRACKING_FIELD: Final = re.compile(
    r"(?:utm_|mtm_|pk_|mc_|hsa_|_hs|ga_|gad_|_g|fb_|oly_|vero_|trk|at_|ss_|rdt_|wt\.mc_|_branch|__s)\w*|"
    r"(?:fb|g|d|y|tw|tt|msclk|igsh|mibext)(?:cl)?id|wbraid|gbraid|igshid|igsh|li_fat_id|mkt_tok|"
    r"srsltid|_openstat|sfnsn|epik|si|spm|ref|ref_src|ref_url|cmpid|ncid|cvid|share_id|s_kwcid",
    re.IGNORECASE,
)
"""Fields that social networks and mailings add to links, to count clicks."""


class Arrived(NamedTuple):
    """A link, repaired to its form before it was sent as far as possible, and its route."""

    link: str
    route: links.Route


def read(given: str) -> Arrived:
    """The route of an address's fragment, repaired if chats or mails have mangled it.

    BadInput, quoting the unreadable part, if it cannot be opened even in part.
    """
    return read_first([given])


def read_first(given: Iterable[str]) -> Arrived:
    """The route of the first text that is a whole link, or else of the one with most moves.

    A link to the home page counts only if there is no other: nobody sends one. BadInput, about the
    first text, if none can be opened.
    """
    candidates = list(given)
    home: Arrived | None = None
    most: Arrived | None = None
    for arrived in _readable(candidates):
        if not _is_whole(arrived.route):
            if most is None or _plies(arrived.route) > _plies(most.route):
                most = arrived
        elif not isinstance(arrived.route.screen, Home):
            return _without_full_stop(arrived)
        else:
            home = home or arrived
    found = most or home
    if found is None:
        raise BadInput(_refusal(candidates[0]))
    return found


def _readable(candidates: Iterable[str]) -> Iterator[Arrived]:
    """The routes that the strict reader finds, even in part, in texts and their repaired forms."""
    left = _MOST_READ
    for candidate in candidates:
        for link in _readings(candidate) if len(candidate) <= links.LONGEST else ():
            if left < 0:
                return
            left -= len(link) + 100  # short texts take time, too
            try:
                route = links.parse(link)
            except BadInput:
                continue
            yield Arrived(link, route)


def _without_full_stop(found: Arrived) -> Arrived:
    """A link without trailing full stops and blanks, which the strict reader ignores."""
    link = _without_tail(found.link)
    try:
        return found._replace(link=link) if links.parse(link) == found.route else found
    except BadInput:
        return found


def _is_whole(route: links.Route) -> bool:
    """Whether the reader has read all of a link."""
    record = route.record
    if route.replies and record is not None:
        end = go(record, len(record.variation)).position
        try:
            reply_code.reveal(route.replies, catalog.by_slug(route.screen.slug).encode(end))
        except BadInput:
            return False
    return route.notice is None


def _plies(route: links.Route) -> int:
    return 0 if route.record is None else len(route.record.plies)


def _readings(given: str) -> Iterator[str]:
    """A text as it is, then after each mend in turn, as it came and decoded."""
    seen: set[str] = set()
    for decoded in _decodings(given):
        link = decoded
        for mend in (lambda it: it, *_MENDS):
            link = mend(link)
            if link not in seen:
                seen.add(link)
                yield link


def _decodings(given: str) -> Iterator[str]:
    """A text, then without one layer of percent-encoding after another."""
    yield given
    for _ in range(_MOST_ESCAPES):
        given, before = _without_escapes(given), given
        if given == before:
            return
        yield given


def _without_escapes(written: str) -> str:
    """A text without one layer of percent-encoding."""
    value = written.replace("&", "%26").replace("+", "%2B")
    return dict(parse_qsl(f"x={value}", keep_blank_values=True, strict_parsing=True))["x"]


# The repairs, in their order


def _without_unseen(link: str) -> str:
    return _UNSEEN.sub("", link)


def _without_entities(link: str) -> str:
    """Decodes HTML entities, such as "&amp;", which some programs leave in text."""
    return _ENTITY.sub(" ", _AMPERSAND.sub("&", link))


def _without_quoted_printable(link: str) -> str:
    """Decodes quoted-printable, the encoding of mails: "=3D" is "=", any other "=" ends a line."""
    if "=3D" not in link and "=3d" not in link:
        return link
    return _LINE_END.sub("", _EQUALS.sub("\x01", link)).replace("\x01", "=")


def _with_plain_start(link: str) -> str:
    """A link with the path in lower case, preceded by one "#/" and no address."""
    for wide, sign in _FULL_WIDTH.items():
        link = link.replace(wide, sign)
    address = _ADDRESS.match(link)
    link = link[len(address[0]) :] if address else link
    begun = _START.match(link)
    path, mark, query = link[len(begun[0]) if begun else 0 :].partition("?")
    return f"#/{path if '%' in path else path.lower()}{mark}{query}"


def _without_counting(link: str) -> str:
    """Without the tracking fields that others add to links."""
    path, _, query = (link if "?" in link else link.replace("&", "?", 1)).partition("?")
    fields = query.replace("?", "&").split("&") if _counts(query) else query.split("&")
    kept = "&".join(
        [it for it in fields if _TRACKING_FIELD.fullmatch(it.partition("=")[0]) is None]
    )
    return f"{path}?{kept}" if kept else path


def _counts(query: str) -> bool:
    """Whether such a field was added as if it were the first."""
    return any(_TRACKING_FIELD.fullmatch(it.partition("=")[0]) for it in query.split("?")[1:])


def _without_rest(link: str) -> str:
    """Without the rest of the surrounding markup, another link, or a place on its page."""
    found = _END_OF_LINK.search(link[len("#/") :])
    if found is None or found.start() == 0:
        return link
    end = found.start() + len("#/")
    rest = link[end:].partition("#")[0]
    return link if "?" in rest or "&" in rest else link[:end]


def _without_tail(link: str) -> str:
    """Without the punctuation after the path and after every field."""
    return _with_ends(link, lambda part: _cut_after_last(part, _FINAL_CHARACTERS))


def _without_escaped_tail(link: str) -> str:
    """The same for percent-encoded punctuation."""
    return _with_ends(link, lambda part: _cut_after_last(part, _FINAL_CHARACTERS, escapes=True))


def _without_underline(link: str) -> str:
    """Without Markdown's sign for italics."""
    return _with_ends(
        link, lambda part: _cut_after_last(part, _FINAL_CHARACTERS - {"_"}, escapes=True)
    )


def _without_blanks(link: str) -> str:
    """Without blanks and quote signs at broken lines."""
    return _BLANKS.sub("", link)


def _without_any_tail(link: str) -> str:
    """Without everything after the last letter or digit of the path and of every field."""
    return _with_ends(link, lambda part: _cut_after_last(part, _LETTERS, escapes=True))


_MENDS: Final[tuple[Callable[[str], str], ...]] = (
    _without_unseen,
    _without_entities,
    _without_quoted_printable,
    _with_plain_start,
    _without_rest,
    _without_counting,
    _without_tail,
    _without_escaped_tail,
    _without_underline,
    _without_blanks,
    _without_any_tail,
)


def _with_ends(link: str, strip: Callable[[str], str]) -> str:
    """A link with trimmed ends of its path and fields; drops those with nothing left."""
    path, _, query = link.partition("?")
    path = strip(path) or (path if len(path) > _MOST_SIGNS else "#/")
    kept = "&".join([it for it in map(strip, query.split("&")) if it])
    return f"{path}?{kept}" if kept else path


def _cut_after_last(part: str, last: frozenset[str], *, escapes: bool = False) -> str:
    """A text up to its last letter that is in `last`, or beyond ASCII.

    A bracket that closes one in the text belongs to it; a percent-encoded sign does not.
    """
    end, opened = len(part), part.count("(") - part.count(")")
    while end:
        escaped = _escaped_sign(part, end) if escapes else 0
        letter = part[end - 1]
        if not escaped and (
            letter in last or _is_foreign(letter) or (letter == ")" and opened >= 0)
        ):
            break
        opened += 0 if escaped else {"(": -1, ")": 1}.get(letter, 0)
        end -= escaped or 1
    return part[:end]


def _escaped_sign(part: str, end: int) -> int:
    """The length of the percent-encoded sign that ends there; 0 without one."""
    begin = end
    while begin > max(2, end - 12) and _ESCAPE.match(part[begin - 3 : begin]):
        begin -= 3
        letter = _without_escapes(part[begin:end])
        if len(letter) == 1 and letter != "\ufffd":
            is_letter = letter in _LETTERS or _is_foreign(letter)
            return 0 if is_letter else end - begin
    return 3 if begin < end else 0


def _is_foreign(letter: str) -> bool:
    """Whether a letter is neither ASCII nor a sign."""
    return letter >= "\x80" and _FOREIGN_SIGN.match(letter) is None


# Refusals


def _refusal(given: str) -> Text:
    """Why a text cannot be opened, with its unreadable part."""
    if len(given) > links.LONGEST:
        return text("error.link_too_long")
    mended = [_mend_link(it) for it in _decodings(given)]
    link = next((it for it in mended if _why_not(it.partition("?")[0]) is None), mended[-1])
    why = _why_not(link)
    if why is None or why.key not in ("error.bad_link", "error.link_version"):
        return why or text("error.bad_link")
    part = _unreadable(link)
    if why.key == "error.link_version" and (part[:2] != "v=" or is_number(part[2:], 5)):
        return why
    return text("error.link_part", part=part[:_MOST_QUOTED]) if part else why


def _mend_link(link: str) -> str:
    for mend in _MENDS[:8]:
        link = mend(link)
    return link


def _why_not(link: str) -> Text | None:
    """Why a link cannot be opened; None if it can."""
    try:
        links.parse(link)
    except BadInput as bad:
        return bad.text
    return None


def _unreadable(link: str) -> str:
    """The part of a link without which it would open, or else the first suspect."""
    path, _, query = link.partition("?")
    why = _why_not(path)
    if why is not None and why.key == "error.bad_link":
        return path.removeprefix("#/")
    fields = query.split("&") if query else []
    version = [it for it in fields if it.startswith("v=") and it != "v=1"]
    if version:
        return version[0]
    for at in range(min(len(fields), _MOST_FIELDS)):
        others = "&".join(fields[:at] + fields[at + 1 :])
        if _why_not(f"{path}?{others}" if others else path) is None:
            return fields[at]
    names = [it.partition("=")[0] for it in fields]
    unknown = [it for it, name in zip(fields, names, strict=True) if name not in _FIELDS]
    told = [it for it, name in zip(fields, names, strict=True) if name not in {"v", *OPTIONS}]
    return (unknown or told or fields or [""])[0]
