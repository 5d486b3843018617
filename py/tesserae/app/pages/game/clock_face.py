"""The clocks of the two players."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model.table import Table
from tesserae.app.play import clock
from tesserae.app.texts.wording import side_name
from tesserae.core.game import Side
from tesserae.view.html import Markup, el
from tesserae.view.icons import icon
from tesserae.view.parts import plain_button, screen_reader_text
from tesserae.view.words import Words


def clock_face(table: Table, side: Side, paused: bool, words: Words) -> Markup:
    """The time left to a side, in a button that pauses or resumes the clock.

    While it runs, the page's clock updates the time in `data-clock`.
    """
    runs = clock.to_move(table)
    time = el("span", clock.format_time(clock.remaining(table, side)), data_clock=side)
    what = words("clock.go_on" if paused else "clock.pause")
    return plain_button(
        actions.CLOCK,
        icon("play" if paused else "pause") if runs == side else None,
        time,
        screen_reader_text(f"{words('clock.left', side=words(side_name(table, side)))}. {what}"),
        id=f"clock-{side}",
        class_="clock runs" if runs == side and not paused else "clock",
        title=what,
        off=runs is None,
    )
