"""Notes in a study: written, drawn, told, undone, and kept wherever the study goes."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given

from tesserae.app.messages import actions
from tesserae.app.sharing.exporting import record as file_of
from tesserae.app.sharing.share_links import fragment
from tesserae.app.study.notes import LONGEST
from tesserae.core.record import START
from tesserae.core.record.annotations import MOST_DRAWINGS
from tesserae.games import catalog
from tests.app.device import Device
from tests.app.page import Page
from tests.app.study.test_tree import beside, studied, to
from tests.core.record.test_annotations import SCRIPT, said


def write(page: Page, words: str) -> None:
    page.send("change", act=actions.NOTE.name, value=words)


def evaluate(page: Page, glyph: int) -> None:
    page.send("change", act=actions.NOTE_EVALUATION.name, value=str(glyph))


def comment(page: Page) -> str:
    return dict(page.table.record.comments).get(page.table.record.cursor, "")


def told(page: Page) -> str:
    return re.sub("<[^>]*>", "", page.regions["note-told"])


def noted() -> Page:
    """A study with a note of each kind on its first move."""
    page = studied()
    write(page, "Why not?")
    page.press(actions.NOTE_GLYPH(5))
    evaluate(page, 14)
    page.press(actions.DRAW("Ra1"), actions.DRAW("b2b3"))
    return page


def test_a_note_is_in_the_list_of_moves_and_read_with_its_move() -> None:
    page = noted()
    assert comment(page) == "[%csl Ra1] [%cal Gb2b3] Why not?"
    chunk = page.regions["moves-0"]
    label = "Sb2, White: Square on b2, interesting move, slight advantage for White"
    assert f'aria-label="{label}"' in chunk
    assert 'aria-describedby="comment-0"' in chunk
    assert '<p class="comment" id="comment-0">Why not?</p>' in chunk
    page.press(actions.FIRST)
    assert told(page) == ""
    page.press(actions.FORWARD)
    assert told(page) == (
        "interesting move. slight advantage for White. Why not? a1 red. green arrow from b2 to b3."
    )


def test_what_is_drawn_is_on_the_board_and_in_the_names_of_cells() -> None:
    page = noted()
    picture = page.regions["board-picture"]
    assert all(it in picture for it in ('class="red cell"', 'class="green shaft"', "green head"))
    spots = page.regions["board-spots"]
    assert "coloured red" in spots
    assert "green arrow to b3" in spots
    to(page, "Sb2 Sb3")
    assert "drawings" not in page.regions["board-picture"]


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_every_board_is_drawn_on_from_either_side(slug: str) -> None:
    page = Page(f"#/{slug}/study")
    for drawing in ("Gh8", "Rb2c3", "Yb3", "Bc1"):
        page.press(actions.DRAW(drawing))
    flipped = page.regions["board-picture"]
    page.press(actions.FLIP)
    assert page.regions["board-picture"].count("<") == flipped.count("<")
    assert page.regions["board-picture"] != flipped


@pytest.mark.parametrize("bad", ["", "G", "Gz9", "Gb9", "Xa1", "a1b2c3", "<b>", "Ga1b2,Ra1", "S"])
def test_what_the_board_does_not_have_is_not_drawn(bad: str) -> None:
    page = studied()
    page.press(actions.DRAW(bad))
    assert not page.table.record.comments


def test_a_click_draws_while_a_tool_is_chosen_and_then_plays_again() -> None:
    page = studied()
    before = page.moves
    page.press(actions.DRAW_COLOUR("B"), actions.DRAW_TOOL("cell"))
    page.click("b3")
    assert comment(page) == "[%csl Bb3]"
    page.press(actions.DRAW_TOOL("arrow"))
    page.click("b2", "b3")
    assert comment(page) == "[%csl Bb3] [%cal Bb2b3]"
    assert told(page) == "blue arrow from b2 to b3."
    page.click("b2", "b2")
    assert not page.model.study.begun, "the same cell again ends the arrow"
    page.press(actions.DRAW_TOOL(""))
    page.click("S")
    assert page.moves == before
    assert page.model.play.selection


def test_the_keys() -> None:
    page = studied()
    beside(page, "d")
    assert page.model.study.tool == "cell"
    beside(page, "d", "d")
    assert not page.model.study.tool
    beside(page, "d", "d")
    page.click("b2")
    page.send("key", key="Escape", focus="spot-b2")
    assert (page.model.study.tool, page.model.study.begun) == ("arrow", "")
    page.send("key", key="Escape", focus="spot-b2")
    assert page.model.study.tool == ""
    beside(page, "n")
    assert page.did("focus")[-1]["id"] == "note-1"
    assert 'id="note-1"' in page.regions["note"]


def test_one_change_is_undone_and_all_that_was_typed_is_one() -> None:
    page = noted()
    before = page.table.record
    for words in ("B", "Be", "Better"):
        write(page, words)
    page.press(actions.STUDY_UNDO)
    assert (comment(page), page.table.record.glyphs) == (
        dict(before.comments)[before.cursor],
        before.glyphs,
    )
    page.press(actions.DRAW_CLEAR)
    assert comment(page) == "Why not?"
    to(page, "Sb2 Cb3")
    page.press(actions.STUDY_MAIN)
    beside(page, "z", "z")
    assert dict(page.table.record.comments) == dict(before.comments)


def test_a_move_has_one_glyph_and_one_evaluation_and_the_start_none() -> None:
    page = noted()
    page.press(actions.NOTE_GLYPH(1))
    evaluate(page, 19)
    assert page.table.record.glyphs == ((0, 1), (0, 19))
    page.press(actions.NOTE_GLYPH(1))
    evaluate(page, 0)
    assert not page.table.record.glyphs
    page.press(actions.FIRST, actions.NOTE_GLYPH(1))
    evaluate(page, 19)
    assert not page.table.record.glyphs
    write(page, "The start")
    assert page.table.record.comments[0] == (START, "The start")


def test_a_comment_is_cut_and_leaves_room_for_drawings() -> None:
    page = studied()
    write(page, "é" * 3000)
    cells = [f"{file}{rank}" for file in "abcd" for rank in range(1, 5)]
    pairs = [one + other for one in cells for other in cells if one != other]
    for pair in pairs[: MOST_DRAWINGS + 1]:
        page.press(actions.DRAW(pair))
    assert comment(page).count("é") == LONGEST
    assert comment(page).count("G") == MOST_DRAWINGS
    assert page.notice == "note.full"


def test_a_script_in_a_comment_is_text() -> None:
    page = studied()
    write(page, SCRIPT)
    assert not [name for name, markup in page.regions.items() if "<script" in markup]
    assert "&lt;script&gt;" in page.regions["note"]
    assert "&lt;script&gt;" in page.regions["moves-0"]


@given(said)
@example("half a pair: \ud83d")
@example("One [%csl Ga1].\n\nTwo.\nThree.")
def test_a_note_comes_through_file_link_and_device(words: str) -> None:
    page = studied(device=Device({}))
    write(page, words)
    page.press(actions.DRAW("Yb2b4"))
    notes = page.table.record.comments
    file, link = file_of(page.model, page.table), fragment(page.model)
    again = Page("#/pyrga/study", device=page.device)
    assert again.table.record.comments == notes
    opened = Page(link)
    assert opened.table.record.comments == notes
    opened.send("given", text=file)
    assert opened.table.record.comments == notes


def test_paragraphs_stay_in_the_field_the_list_of_moves_and_a_print() -> None:
    page = studied()
    write(page, "One [%csl Ga1].\n\n\n Two\nThree ")
    shown = "One [%csl Ga1].\n\nTwo\n\nThree"
    assert f">{shown}</textarea>" in page.regions["note"]
    assert f">{shown}</p>" in page.regions["moves-0"]
    assert "drawings" not in page.regions["board-picture"]
    page.send("hash", hash="#/pyrga/study/print")
    for paragraph in shown.split("\n\n"):
        assert f"<p>{paragraph}</p>" in page.regions["sheet-figures"]


def test_a_study_with_a_comment_alone_shows_and_lists_it() -> None:
    device = Device({})
    page = Page("#/pyrga/study", device=device)
    write(page, "What a tower is.")
    assert "What a tower is." in page.regions["moves-start"]
    assert "No moves yet" not in page.regions["moves"]
    for again in (page, Page("#/games", device=device, seed=2)):
        again.send("hash", hash="#/games")
        assert "Pyrga, study" in again.regions["games-list"]


def test_a_picture_shows_what_is_drawn_in_the_colours_of_its_theme() -> None:
    page = noted()
    page.press(actions.SAVE_SVG)
    svg = page.did("download")[-1]["text"]
    assert 'class="green head"' in svg
    assert re.search(r"\.drawings \.red\{stroke:#[0-9a-f]{6}\}", svg)
    assert ".blue" not in svg


def test_notes_of_two_tabs_are_kept_both() -> None:
    page = noted()
    other = Page("#/pyrga/study", device=page.device)
    to(other, "Sb2")
    page.press(actions.DRAW("Yc3"))
    other.press(actions.DRAW("Bd4"))
    drawn = {name for name in ("Yc3", "Bd4") if name in comment(other)}
    assert drawn == {"Yc3", "Bd4"}


def test_a_link_opens_what_others_have_drawn() -> None:
    page = Page(f"#/pyrga/study?v=1&m=Sb2+%7B%5B%25csl+{'%2C'.join(['Ra1'] * 300)}%5D%7D")
    assert page.regions["board-picture"].count("red cell case") == 1


def test_a_study_with_notes_alone_is_there_again() -> None:
    page = Page("#/zaic/study")
    page.press(actions.DRAW("Gg8i10"))
    device = page.device
    more = device.listed()["games"]
    again = Page("#/zaic/study", device=device, seed=2, games=[], more=more)
    assert again.table.record.comments == page.table.record.comments


def test_a_study_with_notes_alone_outlasts_other_games() -> None:
    page = Page("#/zaic/study")
    page.press(actions.DRAW("Gg8i10"))
    notes = page.table.record.comments
    for other in ("#/zaic?v=1&g=Hh8", "#/pyrga", "#/zaic/study?v=1&g=Sh8"):
        page.send("hash", hash=other)
    kept = [it["text"] for it in page.device.games.values()]
    assert any("Gg8i10" in it for it in kept)
    assert any(it.record.comments == notes for it in page.model.tables)


def test_two_notes_of_two_tabs_on_one_ply_are_both_kept() -> None:
    device = Device({})
    one = Page("#/pyrga/study", "Sb2", device=device)
    two = Page(one.model.hash, device=device, seed=2)
    write(one, "From one.")
    write(two, "From two.")
    for page in (one, two, one):
        page.send(**device.listed())
    for page in (one, two):
        assert {"From one.", "From two."} <= {comment(page)[:9], comment(page)[-9:]}
