"""What must hold after every event: a law is a function whose docstring is its sentence (law.py).

Here are those of pages, lists, studies and words; those of games are in laws_of_games.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import fromstring

from tesserae.app.model.library import ANY_SEAT
from tesserae.app.model.screen import AskingPage, GamePage, GamesPage, StatisticsPage, StudyPage
from tesserae.app.model.table import PERSON
from tesserae.app.play import coach
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.app.storage.table_text import write_table
from tesserae.core.text import Text
from tests.simulation import keeping, laws_of_games, meaning, saying
from tests.simulation.controls import Control, controls_of, read
from tests.simulation.law import Law, act_of, id_of_device, memory
from tests.simulation.tab import Moment

MOST_POSITIONS: Final = 40_000
MOST_MARKUP: Final = 1_000_000
"""What an event may take, with 1,000 games, 64 chapters, 300 plies: a start makes 22,000 positions,
and the longest sheet, of 24 boards, is 706,000 long."""

CHANGING: Final = {
    ("dialog", "close"),
    ("pause", "step"),
}
"""Controls that may become others under the finger: what they do, before and after."""


def everything_is_said(m: Moment) -> Iterator[str]:
    """No exception, no empty region, no key instead of a sentence, each page in its language."""
    for _, markup in saying.changed(*m.shown):
        yield from saying.wrong_words(markup, m.after.language)
    if m.last and isinstance(m.after.screen, GamePage) and m.after.table is not None:
        for name in ("status", "controls", "board-spots", "moves"):
            if name in m.shown[1] and not m.shown[1][name]:
                yield f"an empty region: {name}"


def nothing_deleted_is_lost(m: Moment) -> Iterator[str]:
    """Nothing that was deleted is beyond undo."""
    table, old = m.after.table, m.before.table
    if not isinstance(m.before.screen, StudyPage) or old is None or m.by != "person":
        return
    kept = memory(m, "deleted")
    if m.event["type"] not in ("press", "key") or table is None or table.id != old.id:
        return
    if keeping.is_undoing(act_of(m)):
        return
    if table.record is old.record and table.chapters is old.chapters:
        return
    key = id_of_device(m), table.id
    lost = keeping.content(old) - keeping.content(table)
    since: frozenset[object] = kept.get(key, frozenset()) - keeping.content(table)
    kept[key] = since | lost
    if lost:
        back = keeping.content(table)
        for model in keeping.brought_back(m.after):
            if model.table is not None and model.table.id == table.id:
                back |= keeping.content(model.table)
        for what in kept[key] - back:
            yield f"beyond undo: after {act_of(m) or 'a key'}, {what}"


def an_address_shows_what_it_showed(m: Moment) -> Iterator[str]:
    """Back and Forward lead to the same game, study, chapter, step."""
    if not m.last or m.after.frame is not None:
        return
    known = memory(m, "addresses").setdefault(m.tab.name, {})
    awaited = m.after.library.awaited is not None
    place, at = keeping.place(m.after), m.tab.at
    if m.step.verb in ("back", "forward") and m.step.tab == m.tab.name and not awaited:
        old = known.get(at)
        there = {it.id for it in keeping.stored(m.tab)} | {it.id for it in m.before.tables}
        named = old is not None and old[0] in ("GamePage", "StudyPage", "AskingPage")
        asks_no_more = old is not None and old[0] == "AskingPage" and place[:1] == ("StudyPage",)
        if asks_no_more and old[1] == place[1]:
            old = place  # the study has been changed meanwhile, and has nothing to ask
        if old not in (None, place) and not (named and old[1] not in there):
            yield f"{old[0]} is another: {old} {place} {m.tab.hash}"
    for later in [it for it in known if it > len(m.tab.entries) - 1]:
        del known[later]
    if not awaited:
        known[at] = place


def what_is_kept_is_listed(m: Moment) -> Iterator[str]:
    """ "All" has every saved game and study, and its counts are those of the list."""
    if not m.last or not isinstance(m.after.screen, GamesPage) or not keeping.is_quiet(m):
        return
    library = m.after.library
    if (library.listed_slug, library.listed_seat, library.listed_result) != ("", ANY_SEAT, ""):
        return
    listed = {
        it.arg for it in read(m.shown[1].get("games-list", "")).controls if it.act == "resume"
    }
    kept = {
        id: game["about"]
        for id, game in m.tab.device.games.items()
        if game["about"]["plies"] or game["about"].get("chapters", 1) > 1
    }
    missing = [id for id in kept if id not in listed]
    if missing and len(kept) <= 30:
        what = "a study" if kept[missing[0]].get("study") else "a game"
        yield f"{what} is not listed: {missing}"


def statistics_add_up(m: Moment) -> Iterator[str]:
    """Statistics add up to what was played and solved."""
    if not m.last or not isinstance(m.after.screen, StatisticsPage) or not keeping.is_quiet(m):
        return
    model = m.after
    tables = fromstring(f"<x>{m.shown[1].get('statistics', '')}</x>").iter("table")
    for table in tables:
        rows = [
            [int(cell.text or 0) for cell in row.iter("td") if (cell.text or "").isdecimal()]
            for row in table.iter("tr")
        ]
        named = table.get("aria-labelledby", "")
        if named.startswith(("puzzles", "tiers", "themes")):
            solved = [model.practice.progress[slug] for slug in model.practice.progress]
            tried = sum(len(it.solved | it.failed) for it in solved)
            if sum(row[1] for row in rows if row) > tried:
                yield f"puzzles are counted twice: {rows} {tried}"
        if named.startswith("results"):
            games = [it for it in summaries_by_use(model) if it.result]
            played = [it for it in games if PERSON in it.seats and max(it.seats) > PERSON]
            if sum(sum(row) for row in rows) != len(played):
                yield f"games do not add up: {rows} {len(played)}"


def a_solution_is_hidden(m: Moment) -> Iterator[str]:
    """Nobody who reads a chapter that asks sees its solution before they asked for it."""
    shown = memory(m, "solutions")
    table, old = m.after.table, m.before.table
    if act_of(m) in ("read-study", "read-author") and isinstance(m.before.screen, AskingPage):
        study = m.before.screen.study
        if study is not None:
            shown[id_of_device(m), study.id] = "asked"
    if table is None or not isinstance(m.after.screen, StudyPage):
        return
    key = id_of_device(m), table.id
    same = old is not None and old.id == table.id
    if same and m.by == "person" and old is not None:
        edited = old.record.comments != table.record.comments or len(table.chapters.before) + len(
            table.chapters.after
        ) != len(old.chapters.before) + len(old.chapters.after)
        if edited and act_of(m) not in ("chapter", "chapter-step"):
            shown[key] = "written here"
    came = m.event["type"] in ("boot", "hash", "given")
    shown.setdefault(key, "came from elsewhere" if came else "written here")
    if m.last and shown[key] == "came from elsewhere" and keeping.is_asking(table):
        yield f"the study of a reader: {table.record.variation}"


def what_is_said_is_so(m: Moment) -> Iterator[str]:
    """What is said is so: changes, counts, leads, whose turn it is, what is offered."""
    slug = m.after.screen.slug
    for _, markup in saying.changed(*m.shown):
        yield from saying.wrong_numbers(markup, slug)
    table = m.after.game_table
    if not m.last or table is None or m.after.dialog.open or m.after.frame is not None:
        return
    if table.entered_here and table.record.at_end and m.after.play.held is None:
        offered = [it for it in controls_of(m.shown[1]).values() if it.likely and not it.off]
        if not offered and table.seat == PERSON and not table.engine_builds(table.position):
            yield f"nothing to do for who is to move: {m.after.screen.link}"


def advice_can_be_followed(m: Moment) -> Iterator[str]:
    """What a coach advises follows from the position, and can be done."""
    table = m.after.game_table
    if table is None or table is m.before.table:
        return
    said = coach.advice(m.after, table)
    if said is not None:
        for part in (said, *(arg for _, arg in said.args if isinstance(arg, Text))):
            yield from meaning.impossible(part, table.position)


def a_control_stays_what_it_is(m: Moment) -> Iterator[str]:
    """A control does not become another under the finger, nor by itself."""
    if m.before.screen.slug != m.after.screen.slug or m.event["type"] in ("boot", "hash"):
        return
    if type(m.before.screen) is not type(m.after.screen) or m.step.verb == "arrive":
        return
    before, after = m.shown
    if bool(before.get("dialog")) != bool(after.get("dialog")):
        return
    for name, markup in saying.changed(before, after):
        if not before.get(name):
            continue
        new = by_place(markup)
        for place, control in by_place(before[name]).items():
            other = new.get(place)
            if other is None or other.act == control.act or control.off or other.off:
                continue
            if (control.act, other.act) in CHANGING:
                continue
            under_finger = (control.act, control.arg) == (act_of(m), m.event.get("arg", ""))
            if under_finger or m.by in ("time", "engine", "news"):
                yield f"{control.act} became {other.act}: by {m.by}, {name}"


def by_place(markup: str) -> dict[object, Control]:
    """The buttons of a region, by their names, or by where they stand among how many."""
    return {
        it.id or (it.place, it.siblings): it for it in read(markup).controls if it.verb == "press"
    }


def today_is_today(m: Moment) -> Iterator[str]:
    """Today is today: in every tab, also after midnight."""
    seen = m.by == "person" and not m.tab.hidden and m.step.verb != "hide"
    if m.last and seen and m.after.device.today != m.world.today:
        yield f"yesterday's date: {m.after.device.today} {m.world.today}"


def a_notice_is_true(m: Moment) -> Iterator[str]:
    """A notice stays exactly as long as what it says is true."""
    notice, library = m.after.notice, m.after.library
    if not m.last or notice is None or notice.key != "error.unsaved" or m.after.frame is not None:
        return
    if m.by == "person" and m.event["type"] == "boot":
        return
    if not keeping.is_quiet(m) or m.tab.device.cramped:
        return
    kept = {id: game["text"] for id, game in m.tab.device.games.items()}
    if all(
        kept.get(it.id) == write_table(it) for it in m.after.tables if it.id in library.last_saved
    ):
        yield "it is no longer so: error.unsaved"


def work_is_bounded(m: Moment) -> Iterator[str]:
    """Every event is answered in bounded work."""
    if m.positions > MOST_POSITIONS:
        yield f"too many positions: {m.event['type']}, {m.positions}"
    markup = sum(len(it) for _, it in saying.changed(*m.shown))
    if markup > MOST_MARKUP:
        yield f"too much markup: {m.event['type']}, {markup}"


LAWS: Final[tuple[Law, ...]] = (
    everything_is_said,
    nothing_deleted_is_lost,
    an_address_shows_what_it_showed,
    what_is_kept_is_listed,
    statistics_add_up,
    a_solution_is_hidden,
    what_is_said_is_so,
    advice_can_be_followed,
    a_control_stays_what_it_is,
    today_is_today,
    a_notice_is_true,
    work_is_bounded,
    laws_of_games.what_was_played_stays,
    laws_of_games.what_was_saved_is_there,
    laws_of_games.a_link_has_it_all,
    laws_of_games.a_result_stays,
    laws_of_games.who_plays_stays,
    laws_of_games.a_link_arrives,
    laws_of_games.games_are_begun_by_people,
    laws_of_games.undo_and_redo_are_inverse,
    laws_of_games.what_is_typed_stays_in_its_field,
    laws_of_games.the_engine_keeps_to_its_side,
    laws_of_games.the_engine_moves_on_its_turn,
    laws_of_games.the_engine_agrees_to_no_loss,
)
