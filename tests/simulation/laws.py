"""What must hold after every event: a law is a function whose docstring is its sentence (law.py).

Here are those of pages, lists and studies; laws_of_games.py has those of games, saying.py those of
what is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import fromstring

from tesserae.app.embedding.reading import follow
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.saved_games import ANY_SEAT
from tesserae.app.model.screen import AskingPage, GamesPage, StatisticsPage, StudyPage
from tesserae.app.model.table import PERSON
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.app.storage.table_text import write_table
from tesserae.app.study.keys import UNDO_KEYS
from tesserae.core import record as records
from tesserae.core.record import asking
from tests.simulation import law, laws_of_games, saying
from tests.simulation.controls import Control, read
from tests.simulation.law import Law, act_of, memory
from tests.simulation.tab import Moment

MOST_POSITIONS: Final = 40_000
MOST_MARKUP: Final = 1_000_000
"""What an event may take, with 1,000 games, 64 chapters, 300 plies: a start makes 22,000 positions,
and the longest sheet, of 24 boards, is 706,000 long."""

CHANGING: Final = {("dialog", "close"), ("pause", "step")}
"""Controls that may become others under the finger: what they do, before and after."""


def nothing_deleted_is_lost(m: Moment) -> Iterator[str]:
    """Nothing that was deleted is beyond undo; in a frame readers' tries are no part of a study."""
    table, old, kept = m.after.table, follow(m.before).table, memory(m, "deleted")
    if m.step.verb == "kill":
        kept.clear()  # what was not stored yet is gone, and what was deleted of it
    if not isinstance(m.before.screen, StudyPage) or old is None or m.by != "person":
        return
    if m.event["type"] not in ("press", "key") or table is None or table.id != old.id:
        return
    if table.record is old.record and table.chapters is old.chapters:
        return
    if law.is_undoing(act_of(m)) or m.event.get("key") in UNDO_KEYS:
        kept[table.id] = kept.get(table.id, frozenset()) - law.content(old) - law.content(table)
        return
    lost = law.content(old) - law.content(table)
    since: frozenset[object] = kept.get(table.id, frozenset()) - law.content(table)
    kept[table.id] = since | lost
    if lost:
        tables = [model.table for model in law.brought_back(m.after)]
        back = [law.content(it) for it in tables if it is not None and it.id == table.id]
        for what in kept[table.id].difference(*back):
            yield f"beyond undo: after {act_of(m) or 'a key'}, {what}"


def an_address_shows_what_it_showed(m: Moment) -> Iterator[str]:
    """Back and Forward lead to the same game, study, chapter, step."""
    if not m.last or m.after.frame is not None or m.after.saved_games.awaited is not None:
        return
    known = memory(m, "addresses").setdefault(m.tab.name, {})
    place, at = law.place(m.after), m.tab.at
    if m.step.verb in ("back", "forward") and m.step.tab == m.tab.name:
        old = known.get(at)
        there = {*law.stored(m.tab.device.games.values()), *(it.id for it in m.before.tables)}
        named = old is not None and old[0] in ("GamePage", "StudyPage", "AskingPage")
        asks_no_more = old is not None and old[0] == "AskingPage" and place[:1] == ("StudyPage",)
        if asks_no_more and old[1] == place[1]:
            old = place  # the study has been changed meanwhile, and has nothing to ask
        study = m.after.loaded_table(old[1]) if named and old is not None else None
        chapters = () if study is None else chapter_list(study).chapters
        if old is not None and named and len(old) > 2 and old[2] not in {it.id for it in chapters}:
            old = None  # the chapter has been deleted meanwhile
        if old not in (None, place) and not (named and old[1] not in there):
            yield f"{old[0]} is another: {old} {place} {m.tab.hash}"
    for later in [it for it in known if it > len(m.tab.entries) - 1]:
        del known[later]
    known[at] = place


def what_is_kept_is_listed(m: Moment) -> Iterator[str]:
    """ "All" has every saved game and study, and its counts are those of the list."""
    saved = m.after.saved_games
    if not m.last or not isinstance(m.after.screen, GamesPage) or not law.is_quiet(m):
        return
    if (saved.listed_slug, saved.listed_seat, saved.listed_result) != ("", ANY_SEAT, ""):
        return
    if saved.listed_search:
        return
    shown = read(m.shown[1].get("games-list", "")).controls
    listed = {it.arg for it in shown if it.act == "resume"}
    kept = {id: game["about"] for id, game in m.tab.device.games.items()}
    used = {id for id, it in kept.items() if it["plies"] or it.get("chapters", 1) > 1}
    missing = sorted(used - listed)
    if missing and len(used) <= 30:
        what = "a study" if kept[missing[0]].get("study") else "a game"
        yield f"{what} is not listed: {missing}"


def statistics_add_up(m: Moment) -> Iterator[str]:
    """Statistics add up to what was played and solved."""
    if not m.last or not isinstance(m.after.screen, StatisticsPage) or not law.is_quiet(m):
        return
    for table in fromstring(f"<x>{m.shown[1].get('statistics', '')}</x>").iter("table"):
        cells = [[cell.text or "" for cell in row.iter("td")] for row in table.iter("tr")]
        rows = [[int(it) for it in row if it.isdecimal()] for row in cells]
        named = table.get("aria-labelledby", "")
        if named.startswith(("puzzles", "tiers", "themes")):
            solved = m.after.practice.progress.values()
            tried = sum(len(it.solved | it.failed) for it in solved)
            if sum(row[1] for row in rows if row) > tried:
                yield f"puzzles are counted twice: {rows} {tried}"
        if named.startswith("results"):
            games = [it for it in summaries_by_use(m.after) if it.result]
            played = [it for it in games if PERSON in it.seats and max(it.seats) > PERSON]
            if sum(map(sum, rows)) != len(played):
                yield f"games do not add up: {rows} {len(played)}"


def a_solution_is_hidden(m: Moment) -> Iterator[str]:
    """Nobody who reads a chapter that asks sees its solution before they asked for it."""
    table, old, shown = m.after.table, m.before.table, memory(m, "solutions")
    if act_of(m) in ("read-study", "read-author") and isinstance(m.before.screen, AskingPage):
        study = m.before.screen.study
        if study is not None:
            shown[study.id] = "asked"
    if table is None or not isinstance(m.after.screen, StudyPage):
        return
    if m.by == "person" and old is not None and old.id == table.id:
        chapters = [len(it.chapters.before) + len(it.chapters.after) for it in (old, table)]
        edited = old.record.comments != table.record.comments or chapters[0] != chapters[1]
        if edited and act_of(m) not in ("chapter", "chapter-step"):
            shown[table.id] = "written here"
    came = m.event["type"] in ("boot", "hash", "given")
    shown.setdefault(table.id, "came from elsewhere" if came else "written here")
    side = asking.asks(table.record)
    to_find = side is not None and asking.to_find(records.main_line(table.record), side)
    if m.last and shown[table.id] == "came from elsewhere" and to_find:
        yield f"the study of a reader: {table.record.variation}"


def a_control_stays_what_it_is(m: Moment) -> Iterator[str]:
    """A control does not become another under the finger, nor by itself."""
    (old, new), (before, after) = (m.before.screen, m.after.screen), m.shown
    if (type(old), old.slug) != (type(new), new.slug) or m.event["type"] in ("boot", "hash"):
        return
    if m.step.verb == "arrive" or bool(before.get("dialog")) != bool(after.get("dialog")):
        return
    for name, markup in saying.changed(before, after):
        others = by_place(markup)
        for place, control in by_place(before.get(name, "")).items():
            other = others.get(place, control)
            if other.act == control.act or control.off or other.off:
                continue
            under_finger = (control.act, control.arg) == (act_of(m), m.event.get("arg", ""))
            itself = under_finger or m.by in ("time", "engine", "news")
            if itself and (control.act, other.act) not in CHANGING:
                yield f"{control.act} became {other.act}: by {m.by}, {name}"


def by_place(markup: str) -> dict[object, Control]:
    """The buttons of a region, by their names, or by where they stand among how many."""
    buttons = [it for it in read(markup).controls if it.verb == "press"]
    return {it.id or (it.place, it.siblings): it for it in buttons}


def today_is_today(m: Moment) -> Iterator[str]:
    """Today is today: in every tab, also after midnight, and when clocks are put forward."""
    device, day = m.after.device, m.world.day
    if m.last and m.by == "person" and not m.tab.hidden and m.step.verb != "hide":
        if device.today != day["today"]:
            yield f"yesterday's date: {device.today} {day}"
        elif device.zone != day["zone"]:
            yield f"another zone: {device.zone} {day}"


def a_notice_is_true(m: Moment) -> Iterator[str]:
    """A notice stays exactly as long as what it says is true."""
    notice, saved = m.after.notice, m.after.saved_games
    if not m.last or notice is None or notice.key != "error.unsaved" or m.after.frame is not None:
        return
    if not law.is_quiet(m) or m.tab.device.cramped or m.event["type"] == "boot":
        return
    kept = {id: game["text"] for id, game in m.tab.device.games.items()}
    tables = [it for it in m.after.tables if it.id in saved.last_saved]
    if all(kept.get(it.id) == write_table(it) for it in tables):
        yield "it is no longer so: error.unsaved"


def work_is_bounded(m: Moment) -> Iterator[str]:
    """Every event is answered in bounded work."""
    if m.positions > MOST_POSITIONS:
        yield f"too many positions: {m.event['type']}, {m.positions}"
    markup = sum(len(it) for _, it in saying.changed(*m.shown))
    if markup > MOST_MARKUP:
        yield f"too much markup: {m.event['type']}, {markup}"


LAWS: Final[tuple[Law, ...]] = tuple(
    it
    for names in (vars(saying), vars(laws_of_games), globals().copy())
    for it in names.values()
    if getattr(it, "__annotations__", {}) == {"m": "Moment", "return": "Iterator[str]"}
    and it.__module__ == names["__name__"]
)
"""All of them: to write one is enough."""
