"""Every place where a text comes in, and what must hold of it whatever the text is.

A trial raises for what must not be; a refusal with BadInput, or a sentence on the page, is
as good as success, but it leaves the games as they were.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from urllib.parse import quote

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.settings import Settings
from tesserae.app.navigation import arriving, pasted
from tesserae.app.play.clock import restore
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES, read_mistakes, write_mistakes
from tesserae.app.sharing import reply_code
from tesserae.app.storage.adapted_text import read_adapted, write_adapted
from tesserae.app.storage.settings_text import SETTINGS, read_settings, write_settings
from tesserae.app.storage.table_text import read_table, write_table
from tesserae.app.texts import links
from tesserae.app.texts.study_links import study_link
from tesserae.cli.go_limits import parse_go
from tesserae.cli.reading import Refused
from tesserae.core.clock import read_control
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, Game, Position
from tesserae.core.record import movetext
from tesserae.core.record import text as record_text
from tesserae.core.scene import Marks
from tesserae.games.catalog import GAMES, by_slug
from tesserae.games.tetrad.armies import read_army
from tesserae.library.engines.limits import clock_for, limit_level
from tesserae.library.matches.game_records import GamesFile
from tesserae.library.matches.openings import parse_openings
from tesserae.library.matches.players import LevelPlayer
from tesserae.library.matches.tournament import Entrant, Tournament
from tesserae.search.levels import STRONGEST
from tests.app.navigation.mangled import KINDS, PASTES, VARIANTS
from tests.app.page import BASE, Page
from tests.cli.talk import talk
from tests.fuzz import examples
from tests.fuzz.pages import check, check_page, check_reply, check_usable, playing

LEVELS: Final = '{"pyrga":{"level":3,"games":7},"zaic":{"level":1,"games":2}}'
GAMES_FILE: Final = """[Game "pyrga"]
[Rules "1"]
[First "Ada"]
[Second "Bob"]
[Result "*"]
[Match "seed=0"]
[Round "1"]
[Termination "abandoned"]
[Forfeit "First"]

*

[Game "pyrga"]
[Rules "1"]
[First "Bob"]
[Second "Ada"]
[Result "0-1"]
[Match "seed=0"]
[Round "1"]
[Termination "rules infraction"]
[Forfeit "First"]

1. Tc2s Tc1e {[%emt 0:00:00.312] Bob loses.} resign1 0-1

"""
SLOW_COMMANDS: Final = frozenset({"perft", "exact"})
"""Commands that take as long as they are told to."""


class Target(NamedTuple):
    """A place where texts come in, real texts of its kind, and a trial of any other."""

    name: str
    seeds: Sequence[str]
    trial: Callable[[str], object]


def a_link(text: str) -> None:
    route = links.parse(text)
    if route.record is not None:
        game = by_slug(route.screen.slug)
        assert route.record.position.legal_moves() is not None
        assert game.decode(game.encode(route.record.position)) == route.record.position


def an_arriving_link(text: str) -> None:
    """What is found is a link that the strict reader takes; a clean one stays as it is."""
    arrived = arriving.read(text)
    assert links.parse(arrived.link) == arrived.route
    with suppress(BadInput):
        if links.parse(text).notice is None and not links.parse(text).replies:
            assert links.parse(text) == arrived.route


def a_text_with_a_link(text: str) -> None:
    link = pasted.link_in(f"Look: {text} – your turn")
    assert len(link) <= pasted.LONGEST


def some_replies(text: str) -> None:
    """As they stand in a link, and without its disguise."""
    with suppress(BadInput):
        assert reply_code.conceal(reply_code.reveal(text, "key"), "key") == text
    link = "#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1"
    page = Page(f"{link}&if={quote(text[:2_000], errors='replace')}")
    assert page.moves == "Tb2w Ta2s Ta1e Cb1"
    code = reply_code.conceal(text, page.table.game.encode(page.table.position))
    page = Page(f"{link}&if={code}", "Tb1e")
    page.press(actions.PLAY_TURN)
    check(page)


def a_position(game: Game[Position], text: str) -> None:
    position = game.decode(text)
    assert game.encode(position) == text
    assert bool(position.legal_moves()) == (position.outcome() is None)


def a_draft(game: Game[Position], text: str) -> None:
    if game.editor is None:
        return
    editor = game.editor()
    draft = editor.begin(text)
    assert draft.written == text
    assert editor.scene(draft, Marks()).spots
    with suppress(BadInput):
        assert game.encode(editor.position(draft)) == text


def a_move(game: Game[Position], text: str) -> None:
    position = examples.middle(game.slug)
    move = game.parse_move(position, text)
    assert move in position.legal_moves()
    assert game.format_move(position, move).lower() == text.strip(" ").lower()


def a_record(text: str) -> None:
    sheet = record_text.read(text, by_slug)
    written = record_text.write(sheet)
    assert record_text.write(record_text.read(written, by_slug)) == written


def some_moves(game: Game[Position], text: str) -> None:
    record = movetext.read(game, game.initial(), text)
    written = movetext.write(game, record)
    assert movetext.write(game, movetext.read(game, record.start, written)) == written


def some_openings(text: str) -> None:
    for history in parse_openings(by_slug("pyrga"), text, "openings.txt"):
        assert history.position.outcome() is None


def a_file_of_games(text: str) -> None:
    """What is refused stays as it is; of what is read at most the end is cut off."""
    make = partial(LevelPlayer, level=STRONGEST)
    entrants = tuple(Entrant(name, make, {}) for name in ("Ada", "Bob"))
    with TemporaryDirectory() as folder:
        file = Path(folder, "games.txt")
        file.write_bytes(written := text.encode(errors="surrogatepass"))
        try:
            points = GamesFile(str(file), Tournament("pyrga", entrants, 1), "seed=0").points
        except BadInput:
            assert file.read_bytes() == written
            raise
        assert written.startswith(file.read_bytes())
        assert len(points) <= text.count("[Game")


def an_army(text: str) -> None:
    for side in (0, 1):
        assert len(read_army(text, side)) == 5


def some_settings(text: str) -> None:
    settings = read_settings(text, Settings())
    assert read_settings(write_settings(settings), Settings()) == settings


def some_levels(text: str) -> None:
    adapted = read_adapted(text)
    assert read_adapted(write_adapted(adapted)) == adapted


def a_time_control(text: str) -> None:
    control = read_control(text)
    assert read_control(control.header) == control


def a_noted_clock(text: str) -> None:
    """It means nothing where there is no such game."""
    assert restore(Model(), text) == Model()


def a_stored_game(text: str) -> None:
    """What is read can be stored again, and is the same then."""
    written = write_table(read_table(text, "x"))
    assert write_table(read_table(written, "x")) == written


def some_mistakes(text: str) -> None:
    """What is read can be stored again; what is impossible in it is no matter."""
    kept = read_mistakes(text)
    assert read_mistakes(write_mistakes(kept)) == kept
    page = Page("#/mistakes", stored={MISTAKES: text})
    page.press(actions.MISTAKES_AHEAD)
    check(page)


def a_start(text: str) -> None:
    """What was stored never keeps the app from starting."""
    about = {"plies": 1, "seats": [0, 0], "turn": 1, "result": "", "linked": False}
    game = {"id": "x", "game": "pyrga", "version": 1, "updated": 1, "used": 1, "text": text}
    games = [game | {"about": about | {"players": ["", ""]}}, game | {"id": text, "about": text}]
    page = Page("#/pyrga", stored={SETTINGS: text, text[:40]: text}, games=games, more=games[1:])
    check(page)


def an_event(text: str) -> None:
    page = playing()
    before = page.model
    reply = page.app.handle(text)
    if not reply:
        assert page.model is before
    check_reply(reply)
    page._take(reply)
    check_usable(page)


def an_address(text: str) -> None:
    page = playing()
    before = page.model.tables
    page.send("hash", hash=text)
    if page.model.notice is not None and page.model.notice.key != "error.link_damaged":
        assert set(before) <= set(page.model.tables)
        assert len(page.model.tables) <= len(before) + 1  # the page of a game that is named
    check(page)


def something_given(text: str) -> None:
    page = playing()
    before = page.model.tables
    page.send("given", text=text)
    assert set(before) <= set(page.model.tables)
    check(page)


def something_typed(text: str) -> None:
    page = playing()
    before = page.model.tables
    page.type(text)
    if page.model.play.typed_refusal is not None:
        assert page.model.tables == before
    check(page)


def a_note(text: str) -> None:
    """What is written of a move goes wherever the study goes."""
    page = playing()
    page.press(actions.STUDY(""))
    page.send("change", act=actions.NOTE.name, value=text)
    check_page(page)
    table = page.table
    shown = Page(study_link(table)).table.record
    assert shown.plies == table.record.plies
    if len(text) < links.LONGEST // 12:  # no longer than a link, whatever it is made of
        assert shown.comments == table.record.comments
    check_usable(page)


def a_host_message(text: str) -> None:
    page = playing(embed=True)
    before = page.model
    page.send("host", text=text)
    answers = [json.loads(effect["text"]) for effect in page.did("tell")]
    assert answers, "it is answered"
    assert all(answer["tesserae"] == 1 for answer in answers)
    if answers[0]["type"] == "error":
        assert page.model == before
    check(page)


def a_line(text: str) -> None:
    words = text.split()
    if words and words[0] in SLOW_COMMANDS:
        return
    if words and words[0] == "go":
        with suppress(Refused):
            limits, _ = parse_go(words[1:])
            clock_for(limits, FIRST, 1.0)
            limit_level(STRONGEST, limits, long_turns=True)
        return
    answers = talk(*text.splitlines(), "isready")
    assert answers[-1] == "readyok" or "quit" in text
    assert all(len(line) < 2_000 or line.startswith("legalmoves") for line in answers)
    assert all(line.isascii() and line.isprintable() for line in answers)


def _per_game(
    name: str, seeds: Callable[[str], list[str]], trial: Callable[[Game[Position], str], None]
) -> list[Target]:
    return [
        Target(f"{name} of {game.slug}", seeds(game.slug), partial(trial, game)) for game in GAMES
    ]


def mangled_links() -> list[str]:
    """Links as messengers leave them."""
    return [mangle(link) for link in KINDS.values() for mangle in VARIANTS.values()]


def pastes() -> list[str]:
    """Texts in which a link stands."""
    return [around(BASE + link) for link in KINDS.values() for around in PASTES.values()]


def targets() -> list[Target]:
    """All of them."""
    typed = [text for game in GAMES for text in examples.moves(game.slug)]
    lines = [*examples.UGI, "\n".join(examples.UGI[:8])]
    return [
        Target("links", examples.links(), a_link),
        Target("arriving links", mangled_links(), an_arriving_link),
        Target("texts with links", pastes(), a_text_with_a_link),
        *_per_game("positions", examples.positions, a_position),
        *_per_game("drafts", examples.positions, a_draft),
        *_per_game("moves", examples.moves, a_move),
        *_per_game("move texts", examples.movetexts, some_moves),
        Target("replies", ["Tb1e.Td1w Tb1w.Sa1", "Tb1e.Td1w.Sb1.Sc1"], some_replies),
        Target("records", examples.records(), a_record),
        Target(
            "openings", ["Tc2s\nSa1.Ta2n\n", "# none\nSa1 Ta2n", *examples.records()], some_openings
        ),
        Target("files of games", [GAMES_FILE, *examples.records()], a_file_of_games),
        Target("armies", [examples.ARMY, "T2c1.O0f1.I1h1.L0i1.S0l1"], an_army),
        Target("stored games", examples.stored_games(), a_stored_game),
        Target("stored settings", examples.stored_settings(), some_settings),
        Target("stored mistakes", examples.stored_mistakes(), some_mistakes),
        Target("stored levels", [LEVELS], some_levels),
        Target("time controls", ["300+3", "60.5d10", "300"], a_time_control),
        Target("noted clocks", ['{"id": "1-0", "plies": 3, "spent": 2500}'], a_noted_clock),
        Target("starts", examples.stored_games() + examples.stored_settings(), a_start),
        Target("events", examples.events(), an_event),
        Target("addresses", examples.links(), an_address),
        Target("given texts", examples.records() + examples.links(), something_given),
        Target("typed moves", typed, something_typed),
        Target("notes", ["Better than [%csl Ga1] Sb2, I think: 1-0?", "Why not? 50 % + 1"], a_note),
        Target("host messages", [json.dumps(it) for it in examples.HOST], a_host_message),
        Target("lines of UGI", lines, a_line),
    ]


def refusing(trial: Callable[[str], object]) -> Callable[[str], None]:
    """A trial for which a refusal is as good as success."""

    def tried(text: str) -> None:
        with suppress(BadInput):
            trial(text)

    return tried
