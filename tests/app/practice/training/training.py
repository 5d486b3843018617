"""Training on a page without a browser: days go by, lines are played."""

from __future__ import annotations

from typing import Final

from tesserae.app.model.training import Session, TrainPage
from tesserae.app.practice.training.schedule_text import known_lines
from tesserae.app.texts.dates import date_of, day_number
from tests.app.device import Device
from tests.app.page import Page
from tests.app.practice.puzzles.solving import enter, phase

DAY: Final = "2026.11.24"

STUDY: Final = "Sb2.Sb3.(.Tb3s.Cb1.).Cb2"
"""White opens with Sb2, and has an answer to each of two replies."""


def kept(study: str = STUDY) -> Page:
    """A page with a study that the device keeps."""
    return Page(f"#/pyrga/study?v=1&g={study}", today=DAY)


def id_of(page: Page) -> str:
    return next(iter(page.model.saved_games.summaries))


def train(page: Page) -> None:
    """Opens the training of the study that the device keeps."""
    page.send("hash", hash=f"#/pyrga/study/train?id={id_of(page)}")


def trained(study: str = STUDY) -> Page:
    """A page after the first training of a study."""
    page = kept(study)
    train(page)
    play_all(page)
    return page


def training(page: Page) -> TrainPage:
    assert isinstance(page.model.screen, TrainPage)
    return page.model.screen


def session(page: Page) -> Session:
    return training(page).session


def on_day(device: Device, days: int, hash: str = "#/train") -> Page:
    """The page as it is opened some days later."""
    return Page(hash, today=later(days), device=device)


def later(days: int) -> str:
    return date_of(day_number(DAY) + days)


def wait(page: Page) -> None:
    """Lets the pauses pass, as long as the board goes on by itself."""
    while page.board.pause.milliseconds and phase(page) != "solve":
        page.send("waited", number=page.board.pause.number)


def right_move(page: Page) -> str:
    """The move that the line has here."""
    record = page.table.record
    return page.table.game.format_move(page.table.position, record.moves[record.ply])


def play_all(page: Page) -> list[str]:
    """Plays all lines of the session without a miss; their moves."""
    played = []
    while page.board.table is not None:
        wait(page)
        if phase(page) == "solve":
            enter(page, right_move(page))
            if phase(page) == "solved":
                played.append(page.moves)
            wait(page)
    return played


def solved(page: Page) -> list[int]:
    """How often in a row each line was found."""
    return sorted(it.solved for it in known_lines(page.model).values())
