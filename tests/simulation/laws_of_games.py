"""Laws of games: what was played, how it ended, who plays, links, undo, the engine.

Each law is a function whose docstring is its sentence; laws.py lists them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.app.engine import pacing
from tesserae.app.model.screen import GamePage
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play import lazy_clock
from tesserae.app.texts import links
from tesserae.core.errors import BadInput
from tesserae.core.record import Record
from tests.app.device import GAME
from tests.simulation import law
from tests.simulation.law import act_of, memory, paths, plies_of, sent_links, stored
from tests.simulation.tab import Moment
from tests.simulation.world import LATER

SEATING: Final = frozenset({"seat-0", "seat-1", "swap"})
"""The actions by which people say who plays."""

LINKING: Final = ("copy-answer", "send-answer", "copy-link", "web-share")


def what_was_played_stays(m: Moment) -> Iterator[str]:
    """A ply that a page has shown as played is there ever after, in its game."""
    if m.after.frame is not None or m.after.tables is m.before.tables:
        return
    for table in m.after.tables:
        old = m.before.loaded_table(table.id)
        if old is None or old is table or table.study or old.record.plies == table.record.plies:
            continue
        lost = plies_of(old) - plies_of(table)
        if lost:
            yield f"gone from its game: {len(lost)} of {table.id}"


def what_was_saved_is_there(m: Moment) -> Iterator[str]:
    """A ply that was played and saved is there after reload and kill, in every tab.

    So is what a backup brings, and what only a later version can read.
    """
    saved, removed = memory(m, "saved plies"), memory(m, "removed games")
    removed |= {it["id"]: True for it in m.commands if it["do"] in ("removegame", "asidegame")}
    if m.after.frame is None and m.event["type"] in ("boot", "backup-read"):
        there = stored(m.tab.device.games.values())
        known = {id: it for id, it in saved.items() if id not in removed}
        if m.event["type"] == "backup-read" and law.is_quiet(m):
            backup = stored(m.world.backup["games"])
            known |= {f"{id} of the backup": plies_of(it) for id, it in backup.items()}
        for id, plies in known.items():
            if not plies <= plies_of(there.get(id.partition(" ")[0])):
                yield f"not stored: {id} {len(plies)} plies"
        if memory(m, "later") and not any(LATER in it for it in m.tab.device.texts.values()):
            yield "a later version has lost a game: "
    for table in m.after.tables if m.after.saved_games is not m.before.saved_games else ():
        there_now = GAME + table.id in m.tab.device.texts  # it may have been cleared
        if there_now and not table.study and law.is_settled(m.after, table):
            saved[table.id] = plies_of(table)


def a_link_has_it_all(m: Moment) -> Iterator[str]:
    """The link that a page offers opens its position and record, until another has to choose."""
    table, act = m.before.table, act_of(m)
    if act not in LINKING or table is None or m.before.screen.board is not None:
        return
    answer = act in ("copy-answer", "send-answer")
    for link in sent_links(m):
        try:
            route = links.parse(link)
        except BadInput as bad:
            yield f"a link that leads nowhere: {bad.text.key} {link}"
            continue
        if route.record is None or route.notice is not None:
            if route.screen.board is None:
                yield f"a link that opens no game: {link}"
            continue
        if not answer and route.record.position != table.position:
            yield f"another position: {link}"
        if table.study or m.before.frame or not (answer or m.before.dialog.share_kind == "game"):
            continue
        sent, shown = route.record.moves, table.record.moves
        length = len(sent)
        if shown[:length] != sent:
            yield f"another game than is shown: {link}"
        elif length < (table.record.ply if answer else len(shown)) and is_to_send(table, length):
            yield f"plies are missing: {link}"


def is_to_send(table: Table, ply: int) -> bool:
    """Whether nobody but the sender decides on what comes after so many plies."""
    position, exchange = table.record.positions[ply], table.correspondence
    forced = table.game.automatic(position) is not None
    return exchange is not None and (position.to_move == exchange.side or forced)


def a_result_stays(m: Moment) -> Iterator[str]:
    """A game that is over keeps its result, its reason and its clocks; going on is another line."""
    if m.after.frame is not None or m.after.tables is m.before.tables:
        return
    known = memory(m, "results")
    for table in m.after.tables:
        if table.study or not table.id or m.before.loaded_table(table.id) is table:
            continue
        plies, end = zip(paths(table.record), table.record.plies, strict=True), law.end_of(table)
        endings = {path: ply.ending for path, ply in plies if ply.ending}
        old_endings, old_end = known.get(table.id, ({}, None))
        for path, ending in old_endings.items():
            if endings.get(path) != ending:
                there = "another" if path in endings else "none"
                yield f"its end has become {there}: {ending} {endings.get(path)}"
        line = [table.record.plies[number] for number in table.record.variation]
        if any(ply.ending for ply in line[:-1]):
            yield f"it goes on after its end: {act_of(m) or m.event['type']}"
        if end and end[1] and end[1].late and all(end[2]):
            yield f"time that was lost is there: {end[2]}"
        # A clock is told a moment after the end, of the time until then.
        same = old_end and end and end[:2] == old_end[:2] and m.event["type"] != "clock"
        if same and end != old_end:
            yield f"its clocks go on: {old_end} {end}"
        known[table.id] = endings, end or old_end


def who_plays_stays(m: Moment) -> Iterator[str]:
    """Who plays which side, and at which level, changes only where people set it."""
    act = act_of(m)
    if act in SEATING or m.event["type"] == "host" or m.by in ("news", "answer"):
        return
    for table in m.after.tables:
        old = m.before.loaded_table(table.id)
        if old is None or not table.id or old.slug != table.slug or old.swap or table.study:
            continue
        if (old.seats, old.adaptive) != (table.seats, table.adaptive) and m.event["type"] != "boot":
            yield f"by {act or m.event['type']}: {old.seats} to {table.seats}"


def a_link_arrives(m: Moment) -> Iterator[str]:
    """A link leads to the game that was sent, whatever a chat has made of it."""
    table, opened = m.after.game_table, opened_game(m) if m.world.sent(m.step.what) else None
    if m.event["type"] in ("boot", "hash", "given") and m.by == "person" and opened is not None:
        there = () if table is None else table.record.moves[: len(opened.moves)]
        if m.after.frame is None and there != opened.moves:
            yield f"another game than was sent: {m.step.what} {m.after.screen.link}"


def games_are_begun_by_people(m: Moment) -> Iterator[str]:
    """Saved games grow only by those that somebody began; a link of a game leads to that game.

    A reply to a game against the computer whose link was shared is a game of its own.
    """
    if m.after.frame is not None:
        return
    linked, ids = memory(m, "linked games"), memory(m, "begun games")
    new = [it for it in m.after.tables if it.id not in ids and not it.study and it.record.plies]
    if m.before.game_table is not None and any(True for _ in sent_links(m)):
        linked[m.before.game_table.id] = True
    if new and m.event["type"] in ("boot", "hash", "given"):
        opened = opened_game(m) if not any(new[0].seats) else None  # which asks for a computer
        here = stored(m.tab.device.games.values()) | {it.id: it for it in m.before.tables}
        for table in [it for id, it in here.items() if id in ids and not it.study]:
            if opened is None or (table.slug, table.record.start) != (new[0].slug, opened.start):
                continue
            line, played = opened.moves, table.record.moves
            by_link = table.correspondence or table.link or table.id in linked
            length = min(len(line), len(played))
            same = by_link and length and played[:length] == line[:length]
            if same and length == len(line):
                yield f"an older link opens a new game: {m.event.get('hash')}"
            elif same and not any(table.seats):
                yield f"a reply opens a new game: {m.event.get('hash')}"
        linked |= {table.id: True for table in new}
    ids |= {table.id: True for table in m.after.tables}


def opened_game(m: Moment) -> Record | None:
    """The game of a link that was opened."""
    source = m.world.sent(m.step.what) or m.event.get("hash") or m.event.get("text", "")
    try:
        route = links.parse("#" + source.partition("#")[2])
    except BadInput:
        return None
    return route.record if isinstance(route.screen, GamePage) else None


def undo_and_redo_are_inverse(m: Moment) -> Iterator[str]:
    """Undo and redo are inverse, for games, setups and editor."""
    if act_of(m) == "study-undo" and m.before.table is not None and m.after.table is not None:
        again, old = law.act(m.after, "study-redo").table, law.content(m.before.table)
        undone = law.content(m.after.table) != old
        if undone and again is not None and law.content(again) != old:
            yield f"a study is another: {m.before.table.id}"
    if act_of(m) != "undo" or m.before.table is None:
        return
    table, after = m.before.table, m.after
    if after.table == table or (table.record.ending and not table.study):
        return
    for _ in range(60):
        later, after = after, law.act(after, "redo")
        if after.table in (later.table, table):
            break
    got, shown = after.table, law.place(after) == law.place(m.before)
    same = got is not None and shown and got.position == table.position
    if not same and table.record.at_end:
        yield f"not where it was: {m.before.screen.link}"


def what_is_typed_stays_in_its_field(m: Moment) -> Iterator[str]:
    """What is written in a field plays nothing, and is said of the ply of which it was begun."""
    old, table, begun = m.before.table, m.after.table, memory(m, "begun notes")
    if m.step.tab != m.tab.name or m.by != "person" or old is None or table is None:
        return
    if m.step.verb != "write":
        begun.pop(m.tab.name, None)
    elif m.event["type"] == "key" and old.record != table.record:
        yield f"a letter moves: {m.event}"
    else:
        at = old.chapters.id, old.record.cursor
        if begun.setdefault(m.tab.name, at) != at:
            yield f"a letter goes to another ply: {begun[m.tab.name]} {at}"


def the_engine_keeps_to_its_side(m: Moment) -> Iterator[str]:
    """The engine never moves for a person, and stops when stopped."""
    old, table = m.before.game_table, m.after.game_table
    if table is None or old is None or m.after.frame is not None or old.id != table.id:
        return
    job = m.before.engine.job
    moved = m.by == "engine" and len(table.record.plies) > len(old.record.plies)
    if moved and (job is None or job.purpose != "ply" or old.seat == PERSON):
        yield f"it moves for a person: {old.seats}"
    if m.last and act_of(m) == "stop" and job is not None and m.after.engine.job == job:
        yield f"it goes on: {job.purpose}"


def the_engine_moves_on_its_turn(m: Moment) -> Iterator[str]:
    """The engine moves when it is its turn, unless it is paused."""
    table, model = m.after.game_table, m.after
    if table is None or model.frame is not None or not m.last or act_of(m) == "stop":
        return
    waits = pacing.is_paused(model) or lazy_clock.holds_engine(model)
    if table.seat <= PERSON or not table.record.at_end or table.over or waits:
        return
    if table.id not in model.saved_games.in_other_tab and model.engine.job is None:
        yield f"it does not move: {table.seats} {model.screen.link}"


def the_engine_agrees_to_no_loss(m: Moment) -> Iterator[str]:
    """The engine agrees to nothing by which it loses."""
    old, table = m.before.game_table, m.after.game_table
    if act_of(m) != "agree" or old is None or table is None or old.over or not table.over:
        return
    result = table.outcome
    if result and result.winner is not None and table.seats[1 - result.winner] > PERSON:
        yield f"{table.slug} gives up by agreement: {table.seats} {table.record.moves}"
