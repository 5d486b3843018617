"""The board after a click: it is changed in place into what the app has drawn."""

from __future__ import annotations

from typing import Any, Final

import pytest

from e2e.support.playing.board import Board
from tesserae.games.catalog import NAMES, by_slug
from tests.tiers import some

CLICKED: Final = """async (number) => {
    const { take } = tesserae, drawn = {}, found = { compared: 0, differing: [], lost: [] };
    tesserae.take = (reply) => {
        for (let i = 1; i < reply.length; i += 2) drawn[reply[i]] = reply[i + 1];
        take(reply);
    };
    const answered = () => new Promise((then) => {
        addEventListener("tesserae-patched", ({ detail }) => then(detail), { once: true });
    });
    const kept = document.querySelector("#board-spots [tabindex='0']");
    kept.focus();
    for (let n = 0; n < number; n += 1) {
        const targets = [...document.querySelectorAll(
            "#board-spots .offered, #board-spots .picked, #tray :is(.offered, #rotate)",
        )];
        const answer = answered(), undo = document.querySelector("[data-act=undo]");
        const target = targets[(7919 * n * n + 31 * n) % targets.length] ?? undo; // it is over
        target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        for (const name of (await answer).filter((it) => it.startsWith("board-"))) {
            const region = document.getElementById(name), wanted = region.cloneNode(false);
            wanted.innerHTML = drawn[name];
            found.compared += 1;
            if (!region.isEqualNode(wanted)) found.differing.push(`${n} ${name}`);
        }
        if (document.activeElement?.id !== kept.id) found.lost.push(n);
    }
    tesserae.take = take;
    return found;
}"""
"""Clicks here and there: how many drawings it compared, which differ, when the focus moved."""


@pytest.mark.parametrize("slug", some(NAMES, quick=1))
def test_the_board_becomes_what_was_drawn_and_keeps_the_focus(board: Board, slug: str) -> None:
    game = by_slug(slug)
    board.open(f"#/{slug}?v=1&p={game.encode(game.showcase())}")
    board.page.wait_for_selector("#board-spots .offered")
    found: dict[str, Any] = board.page.evaluate(CLICKED, 80)
    assert found["compared"] > 20
    assert not found["differing"]
    assert not found["lost"]
