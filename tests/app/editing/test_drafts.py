"""The page where a position is set up: edits, reasons, undoing, text, and what leads on."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.screen import EditorPage, OwnPuzzle, StudyPage
from tesserae.app.model.table import PERSON
from tesserae.games import catalog
from tests import having
from tests.app.page import BASE, Page
from tests.toy import breakthrough
from tests.toy.listed import beside_the_others

TOWERS = "a1s.b1tnC.c1te.d1sC.a2SteC.b2sTeC.c2sTs.d2STn.c3Te.d3stwc~Tb1"
DAMAGED = "R1b3.T0d4.R1j5.O0i1.J3l3~T2k11.V0i9.T3g11.J3b10.T2a12~w"


def editor(page: Page) -> EditorPage:
    assert isinstance(page.model.screen, EditorPage)
    return page.model.screen


def test_a_click_puts_the_piece_in_hand_and_the_address_says_so() -> None:
    page = Page("#/pyrga/editor")
    assert page.model.hash == "#/pyrga/editor"
    page.click("b2")
    assert page.model.hash == "#/pyrga/editor?v=1&p=b2S~Sb2"
    assert "A game can reach this position." in page.regions["status"]
    assert "Black to move." in page.regions["status"]
    assert "b2: White Square." in page.regions["status"]
    assert 'href="#/pyrga?v=1&amp;p=b2S~Sb2"' in page.regions["editor-acts"]


def test_edits_are_one_entry_of_the_history() -> None:
    page = Page("#/pyrga/editor")
    page.click("b2", "b2", "b3")
    assert {effect["push"] for effect in page.did("url")} == {False}


def test_what_no_game_leads_to_is_told_at_once_and_leads_nowhere() -> None:
    page = Page("#/pyrga/editor")
    page.click("b2", "b3")
    assert "White and Black have not taken turns" in page.regions["status"]
    assert page.model.table is None
    assert "href" not in page.regions["editor-acts"]
    page.press(actions.DIALOG("share"), actions.EDITOR_PUZZLE)
    assert not page.model.dialog.open


def test_what_cannot_be_put_is_refused_until_the_next_edit() -> None:
    page = Page("#/pyrga/editor")
    page.click("a1", "b1", "c1", "d1", "a2")
    before = editor(page).draft
    page.click("b2")
    assert "more than 5 pieces of a kind" in page.regions["status"]
    assert editor(page).draft == before
    page.press(actions.EDITOR_TOOL("c"))
    assert "more than 5" not in page.regions["status"]


def test_edits_are_undone_and_made_again() -> None:
    page = Page("#/pyrga/editor")
    page.click("b2")
    page.press(actions.EDITOR_TOOL("c"))
    page.click("b3")
    drafts = [editor(page).draft]
    for _ in range(3):
        page.press(actions.UNDO)
        drafts.append(editor(page).draft)
    assert drafts == ["b2S.b3c~Cb3", "b2S~Sb2", "", ""]
    page.press(actions.REDO, actions.REDO, actions.REDO)
    assert editor(page).draft == "b2S.b3c~Cb3"
    page.press(actions.UNDO)
    page.click("c4")
    page.press(actions.REDO)
    assert editor(page).draft == "b2S.c4c~Cc4"


def test_a_text_is_set_up_also_one_to_which_no_game_leads() -> None:
    page = Page("#/pyrga/editor")
    page.submit(actions.EDITOR_TEXT, position=f"  {TOWERS} ")
    assert editor(page).draft == TOWERS
    assert page.model.table is not None
    page.submit(actions.EDITOR_TEXT, position="b2S.b3S~Sb3")
    assert editor(page).reason is not None
    page.submit(
        actions.EDITOR_TEXT, position=f"https://games.example/#/pyrga?v=1&p={TOWERS}&level=2"
    )
    assert editor(page).draft == TOWERS
    page.press(actions.UNDO)
    assert editor(page).draft == "b2S.b3S~Sb3"
    page.press(actions.EDITOR_COPY)
    assert page.did("copy")[-1]["text"] == "b2S.b3S~Sb3"


@pytest.mark.parametrize("typed", ["", "nonsense", "a1Tw~Ta1", "b2S~Sb2" * 500, "?p="])
def test_a_text_that_cannot_be_set_up_is_refused_and_changes_nothing(typed: str) -> None:
    page = Page(f"#/pyrga/editor?v=1&p={TOWERS}")
    page.submit(actions.EDITOR_TEXT, position=typed)
    assert editor(page).draft == TOWERS
    assert "refused" in page.regions["editor-text-why"]
    page.press(actions.EDITOR_TOOL("c"))
    assert not page.regions["editor-text-why"]


def test_a_pasted_position_or_game_is_set_up_and_a_link_to_another_game_opened() -> None:
    page = Page("#/pyrga/editor")
    page.send("given", text=TOWERS)
    assert editor(page).draft == TOWERS
    page.send("given", text=f"{BASE}#/pyrga?v=1&p=b2S~Sb2")
    assert editor(page).draft == "b2S~Sb2"
    page.send("given", text="#/pyrga?v=1&p=b2S~Sb2&g=Sb3")
    assert editor(page).draft == "b2S.b3s~Sb3"
    page.submit(actions.EDITOR_TEXT, position=f"{BASE}#/pyrga?v=1&g=Sb2.Cb3&at=1")
    assert editor(page).draft == "b2S~Sb2"
    page.press(actions.UNDO)
    assert editor(page).draft == "b2S.b3s~Sb3"
    page.send("given", text="#/zaic?v=1&g=Hh8")
    assert (page.model.screen.link, page.moves) == ("#/zaic", "Hh8")
    page = Page("#/pyrga/editor")
    page.send("given", text="nonsense")
    assert page.model.notice is not None


def test_the_start_comes_back_by_a_button() -> None:
    page = Page(f"#/tetrad/editor?v=1&p={DAMAGED}")
    page.press(actions.EDITOR_CLEAR)
    assert page.model.hash == "#/tetrad/editor"
    assert page.table.position == catalog.by_slug("tetrad").initial()


@pytest.mark.parametrize("slug", having.EDITOR)
def test_a_draft_survives_a_reload(slug: str) -> None:
    page = Page(f"#/{slug}/editor")
    page.click("c3", "d8", "b2")
    again = Page(page.model.hash)
    assert editor(again).draft == editor(page).draft != ""


@pytest.mark.parametrize(
    "link",
    [
        "#/pyrga/editor?v=2&p=b2S",
        "#/pyrga/editor?v=1",
        "#/pyrga/editor?p=b2S",
        "#/pyrga/editor?v=1&p=b2S&level=2",
        "#/pyrga/editor?v=1&p=zzz",
        "#/pyrga/editor/2",
    ],
)
def test_a_bad_link_sets_nothing_up(link: str) -> None:
    page = Page(link)
    assert not isinstance(page.model.screen, EditorPage)
    assert page.model.notice is not None


def test_one_plays_on_against_whom_one_likes() -> None:
    page = Page(f"#/pyrga/editor?v=1&p={TOWERS}")
    assert f'href="#/pyrga?v=1&amp;p={TOWERS}"' in page.regions["editor-acts"]
    page.change(actions.EDITOR_LEVEL, 3)
    link = f"#/pyrga?v=1&p={TOWERS}&level=3"
    assert f'href="{link.replace("&", "&amp;")}"' in page.regions["editor-acts"]
    page.send("hash", hash=link)
    to_move = catalog.by_slug("pyrga").decode(TOWERS).to_move
    assert page.table.seats[to_move] == PERSON
    assert page.table.seats[1 - to_move] == 3


def test_one_studies_it_and_makes_a_puzzle_of_it() -> None:
    page = Page(f"#/pyrga/editor?v=1&p={TOWERS}")
    study = f"#/pyrga/study?v=1&p={TOWERS}"
    assert study.replace("&", "&amp;") in page.regions["editor-acts"]
    page.press(actions.EDITOR_PUZZLE)
    assert f"#/pyrga?v=1&amp;p={TOWERS}&amp;ask=win" in page.regions["dialog"]
    page.press(actions.SHARE_KIND("position"))
    assert f"#/pyrga?v=1&amp;p={TOWERS}&quot;" in page.regions["dialog"] or (
        f'#/pyrga?v=1&amp;p={TOWERS}"' in page.regions["dialog"]
    )
    assert "share-embed" in page.regions["dialog"]
    page.press(actions.SAVE_SVG)
    assert page.did("download")[-1]["text"].startswith("<svg")
    page.send("hash", hash=study)
    assert isinstance(page.model.screen, StudyPage)
    page.send("hash", hash=f"#/pyrga?v=1&p={TOWERS}&ask=win")
    assert isinstance(page.model.screen, OwnPuzzle)


def test_a_position_leads_there_from_the_game_the_study_and_a_new_game() -> None:
    page = Page(f"#/pyrga?v=1&p={TOWERS}")
    link = f"#/pyrga/editor?v=1&amp;p={TOWERS}"
    page.press(actions.DIALOG("more"))
    assert link in page.regions["more-acts"]
    page.press(actions.DIALOG("new"))
    assert '"#/pyrga/editor"' in page.regions["dialog"]
    page = Page(f"#/pyrga/study?v=1&p={TOWERS}")
    assert link in page.regions["study-acts"]


def test_keys_edit_at_the_focus() -> None:
    page = Page("#/pyrga/editor")

    def key(name: str, focus: str = "spot-b2") -> None:
        page.send("key", key=name, focus=focus)

    key("ArrowRight")
    assert page.did("focus")[-1]["id"] == "spot-c2"
    key("T")
    page.click("b2")
    assert editor(page).draft == "b2Tn~Tb2"
    key("r")
    assert editor(page).draft == "b2Te~Tb2"
    key("Delete")
    assert editor(page).draft == ""
    key("z")
    assert editor(page).draft == "b2Te~Tb2"
    for undo in "zzZZZ":
        key(undo, "")
    assert editor(page).draft == ""
    key("s", "")
    assert editor(page).tool == "s"
    key("F", "")
    assert editor(page).flipped
    key("?", "")
    assert page.model.dialog.open == "keys"
    assert "Remove what is on top there" in page.regions["dialog"]


def test_the_outline_of_the_tool_follows_the_pointer_and_goes_with_the_click() -> None:
    page = Page("#/pyrga/editor")
    plain = page.regions["board-picture"]
    page.send("aim", target="b2")
    assert page.regions["board-picture"] != plain
    page.click("b2")
    outlined = page.regions["board-picture"]
    page.send("aim", target="")
    assert page.regions["board-picture"] == outlined


def test_a_board_that_is_flipped_is_flipped_in_its_picture_too() -> None:
    page = Page(f"#/pyrga/editor?v=1&p={TOWERS}")
    page.press(actions.FLIP)
    assert editor(page).flipped
    assert page.table.flipped


def test_nothing_of_it_is_saved_or_thought_about() -> None:
    page = Page(f"#/pyrga/editor?v=1&p={TOWERS}")
    page.click("b4")
    assert not page.model.tables
    assert not page.app.busy
    assert not page.did("savegame")


def test_a_game_on_squares_has_an_editor_and_where_nothing_rotates_no_button_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "edit-rotate" in Page("#/pyrga/editor").regions["editor-edits"]
    with beside_the_others(monkeypatch, breakthrough.GAME):
        page = Page("#/breakthrough/editor")
        assert "edit-rotate" not in page.regions["editor-edits"]
        page.press(actions.EDITOR_TOOL("b"))
        page.click("c3")
        assert page.model.hash.endswith("0.wwwwww.wwwwww.--b---.------.bbbbbb.bbbbbb")
        assert "No game of Breakthrough leads" in page.regions["status"]
        page.click("a6")
        assert "A game can reach" in page.regions["status"]


def test_a_game_without_an_editor_has_no_such_page(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.by_slug("pyrga")
    monkeypatch.setattr(type(game), "editor", None)
    page = Page("#/pyrga/editor")
    assert page.model.notice is not None
    page.press(actions.DIALOG("more"))
    assert "more-editor" not in page.regions["more-acts"]


@pytest.mark.parametrize(
    ("slug", "draft", "is_position"),
    [
        ("pyrga", "b2Stn.b3c~Cb3", False),
        ("pyrga", "b2S.b3c", False),
        ("pyrga", TOWERS, True),
        ("zaic", "Bh8hj8.vi8", False),
        ("zaic", "Bh8sj9", True),
        ("tetrad", "T2c1.x.O0g1~I1a11", False),
        ("tetrad", f"{DAMAGED}m1x2h3q4", False),
        ("tetrad", DAMAGED, True),
    ],
)
def test_links_to_drafts_open_for_ever(slug: str, draft: str, is_position: bool) -> None:
    page = Page(f"#/{slug}/editor?v=1&p={draft}")
    assert editor(page).draft == draft
    assert (page.model.table is not None) == is_position
    assert page.model.notice is None
