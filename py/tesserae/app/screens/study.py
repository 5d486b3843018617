"""The page of a study."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import threat
from tesserae.app.messages import Aim, HelperFindings, Imported, Key, Studied, Weighed, actions
from tesserae.app.messages.commands import Draw, LoadPool, Scroll, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    handle,
    handle_message,
    handle_value,
    on,
    on_message,
    on_value,
    send,
    without_feedback,
)
from tesserae.app.model import Model
from tesserae.app.model.screen import StudyPage
from tesserae.app.navigation import collecting, importing
from tesserae.app.navigation.visiting import begin_reading
from tesserae.app.pages.study.page import STUDY as VIEW
from tesserae.app.play import army_setup, entering, history, replay
from tesserae.app.play.keyboard import SPOT_PREFIX
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD
from tesserae.app.screens.home import HOME
from tesserae.app.screens.page import Page
from tesserae.app.storage import study_history
from tesserae.app.study import asking, chapters, helping, keys, lines, notes, tree, weighing
from tesserae.app.texts.wording import study_words
from tesserae.core.record import START
from tesserae.view.moves import id_of


def _read(model: Model) -> Model:
    """Opens the study as its readers see it."""
    from tesserae.app.practice.asking import script

    return script.begin(model)


_ACTIONS: Final[Handlers] = {
    **on_value(actions.STUDY_PANEL, lambda model, panel: model.with_study(panel=panel)),
    **on_value(actions.STUDY_LEVEL, lambda model, level: model.with_study(level=level)),
    **on(actions.STUDY_PUZZLE, lambda model: model.with_dialog(open="share", share_kind="puzzle")),
    **on(actions.STUDY_ENGINE, lines.switch_engine),
    **on(actions.STUDY_ENDLESS, lines.switch_endless),
    **on(actions.STUDY_VALUES, lines.switch_values),
    **on_value(actions.STUDY_LINES, lambda model, count: model.with_settings(study_lines=count)),
    **on_value(actions.STUDY_WORKERS, lambda model, n: model.with_settings(study_workers=n)),
    **on_value(actions.STUDY_PLAY, lines.play),
    **handle(actions.FORWARD, tree.forward),
    **handle_value(actions.STUDY_CHOOSE, tree.choose),
    **on(actions.STUDY_RETURN, tree.go_back),
    **on(actions.STUDY_PROMOTE, tree.promote),
    **on(actions.STUDY_MAIN, tree.make_main),
    **on(actions.STUDY_CUT, tree.delete_branch),
    **on(actions.STUDY_THREAT, keys.switch_threat),
    **on(actions.STUDY_UNDO, study_history.undo),
    **on(actions.STUDY_REDO, study_history.redo),
    **send(actions.STUDY_COPY, tree.copy_line),
    **on_value(actions.TARGET, notes.press),
    **on_value(actions.NOTE, notes.write),
    **on_value(actions.NOTE_GLYPH, notes.switch_glyph),
    **on_value(actions.NOTE_EVALUATION, notes.evaluate),
    **on_value(actions.DRAW, notes.draw),
    **on_value(actions.DRAW_TOOL, notes.choose_tool),
    **on_value(actions.DRAW_COLOUR, lambda model, colour: model.with_study(colour=colour)),
    **on(actions.DRAW_CLEAR, notes.clear),
    **on_value(actions.ASKING, asking.ask),
    **on_value(actions.ASK_HINT, lambda model, words: asking.tell(model, "hint", words)),
    **on_value(actions.ASK_OTHER, lambda model, words: asking.tell(model, "other", words)),
    **on(actions.ASK_RIGHT, asking.switch_right),
    **on(actions.READ, _read),
    **on_value(actions.FOLD, tree.fold),
    **on_value(actions.GRAPH, lambda it, ply: history.go_to(it, it.table, ply) if it.table else it),
    **on_value(actions.CHAPTER, chapters.show),
    **handle_value(actions.CHAPTER_ADD, chapters.add),
    **on_value(actions.CHAPTER_TITLE, chapters.rename),
    **on_value(actions.STUDY_NAME, chapters.rename_study),
    **on_value(actions.CHAPTER_MOVE, chapters.move),
    **on(actions.CHAPTER_CUT, chapters.delete_chapter),
    **on(actions.CHAPTER_SPLIT, collecting.split),
    **on_value(actions.CHAPTER_TEXT, collecting.take_text),
    **on_value(actions.CHAPTER_OF, collecting.want),
    **on_value(actions.CHAPTER_TAKE, collecting.take),
    **on(actions.CHAPTER_TAKE_ALL, collecting.take_all),
    **on_value(actions.MOVES_TEXT, collecting.write_moves),
}


def _key(model: Model, message: Key) -> tuple[Model, list[ShellCommand]]:
    """Handles a key; while the board has the focus, letters belong to the board."""
    by = keys.UNDO_KEYS.get(message.key)
    if by is None or (len(message.key) == 1 and message.focus.startswith(SPOT_PREFIX)):
        return keys.key(model, message)
    return (study_history.undo if by < 0 else study_history.redo)(without_feedback(model)), []


_NAMES: Final = (
    *(actions.TYPED, actions.UNDO, actions.REDO, actions.JUMP, actions.FLIP),
    *(actions.REPLAY, actions.ALONG),
    *(actions.FIRST, actions.BACK, actions.LAST),
    *(actions.GRAPH_SVG, actions.GRAPH_PNG),
    actions.LEAVE_SETUP,
    *(actions.SHARE_KIND, actions.SHARE_ASK, actions.PICTURE_THEME),
    *(actions.COPY_LINK, actions.WEB_SHARE, actions.COPY_EMBED, actions.COPY_FRAME),
    *(actions.SAVE_SVG, actions.SAVE_PNG, actions.SAVE_GIF, actions.STOP_GIF),
    *(actions.SAVE_RECORD, actions.COPY_RECORD),
)
"""The actions of the page besides those of every board, without players and endings."""


def _after_change(before: Model, after: Model) -> Model:
    after = entering.play_automatic(before, army_setup.play_chosen(after))
    after = collecting.after_change(after)
    after = notes.after_change(before, tree.after_change(before, after))
    after = chapters.after_change(before, after).with_study(weighing=weighing.weighing_job(after))
    return _for_reader(before, study_history.after_change(before, after))


def _import_text(model: Model, message: Imported) -> Model:
    """Takes the chapters of a file while their dialog is open; else opens the file."""
    if model.dialog.open == "chapters":
        return collecting.take_text(model, message.text)
    return importing.import_text(without_feedback(model), message.text)


def _games_to_load(model: Model) -> frozenset[str]:
    """The game or study from which to add chapters."""
    wanted = model.dialog.collecting.wanted
    return frozenset([wanted]) if wanted else frozenset()


def _for_reader(before: Model, after: Model) -> Model:
    """Begins asking once the reader has come to a chapter that asks."""
    old, new, screen = before.table, after.table, after.screen
    if not (isinstance(screen, StudyPage) and screen.reads) or new is None:
        return after
    same = old is not None and chapters.is_same_tree(old, new)
    return after if same and isinstance(before.screen, StudyPage) else begin_reading(after)


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """Loads the drawing module as the page opens; replays.

    Loads the puzzles with the dialog for chapters, which accepts them.
    """
    known = isinstance(before.screen, StudyPage)
    commands: list[ShellCommand] = [] if known else [Draw()]
    table, opened = after.table, after.dialog.open != before.dialog.open
    if table is not None and opened and after.dialog.open == "chapters" and table.game.puzzles:
        commands += [] if table.slug in after.practice.pools else [LoadPool(table.slug)]
    return commands + replay.commands(before, after)


def _scroll(before: Model, after: Model) -> list[ShellCommand]:
    """Scrolls to the current ply in the list of moves, also when the list is opened."""
    (at, panel), was = (
        (it.table.record.cursor if it.table else START, it.study.panel) for it in (after, before)
    )
    return [] if (at, panel) == was else [Scroll(id_of(at))]


STUDY: Final[Page[StudyPage]] = Page(
    "title.study",
    lambda model: HOME.view(model) if model.table is None else VIEW,  # until it has been loaded
    words=study_words,
    style="study",
    allowed=ON_BOARD | BESIDE_BOARD | {*_ACTIONS, *(action.name for action in _NAMES)},
    actions=_ACTIONS,
    messages={
        **handle_message(Key, _key),
        **on_message(Aim, lines.aim),
        **on_message(Imported, _import_text),
        **on_message(HelperFindings, helping.add_findings),
        **on_message(Studied, lambda model, message: lines.add_findings(model, message.found)),
        **on_message(Weighed, lambda model, message: weighing.note_value(model, message.weight)),
    },
    after_change=_after_change,
    commands=_commands,
    end_pause=replay.end_pause,
    scroll=_scroll,
    analysis=lambda it: threat.threat_job(it) or lines.wanted_study(it),  # the faster one first
    help=helping.wanted_help,
    games_to_load=_games_to_load,
)
