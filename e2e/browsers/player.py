"""Drives the page like a player, over WebDriver; with Playwright: e2e/support/playing/board.py."""

from __future__ import annotations

from typing import Any, Final

from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

from e2e.support.patience import PATIENCE
from e2e.support.playing.entering import ANSWERED, PLAYED, WATCH, clicks

TARGET: Final = '#page [data-act="target"][data-arg="{}"]'

FOCUSED: Final = "document.activeElement.id"

MIDDLE: Final = """
const element = document.querySelector(arguments[0]);
if (!element) return null;
element.scrollIntoView({ block: "nearest", behavior: "instant" });
const { x, y, width, height } = element.getBoundingClientRect();
return width && [Math.round(x + width / 2), Math.round(y + height / 2)];
"""


class Player:
    """A page of the app at `address`. It waits for conditions on the page, not for fixed times."""

    def __init__(self, driver: WebDriver, address: str) -> None:
        self.driver = driver
        self.address = address

    def open(self, hash: str) -> None:
        """Opens the page of a fragment anew and waits until the app answers."""
        self.driver.get("about:blank")
        self.driver.get(self.address + hash)
        self.sees("html[data-ready]")

    def until(self, script: str, *args: Any, patience: float = PATIENCE) -> Any:
        """Waits until an expression is true in the page; returns its value."""
        wait = WebDriverWait(self.driver, patience / 1000, poll_frequency=0.05)
        message = f"{script} {args}"
        return wait.until(lambda driver: driver.execute_script(f"return {script}", *args), message)

    def sees(self, selector: str) -> None:
        """Waits until the page has an element that matches."""
        self.until("document.querySelector(arguments[0]) !== null", selector)

    def click(self, selector: str) -> None:
        """Clicks with the mouse in the middle of the first element that matches."""
        x, y = self.until(f"(function () {{{MIDDLE}}})(...arguments)", selector)
        action = ActionBuilder(self.driver, duration=0)
        action.pointer_action.move_to_location(x, y).click()  # type: ignore[no-untyped-call]
        action.perform()

    def press(self, *keys: str) -> None:
        """Presses keys in turn."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def paste(self) -> None:
        """Presses Control+V."""
        keys = ActionChains(self.driver)
        keys.key_down(Keys.CONTROL).send_keys("v").key_up(Keys.CONTROL).perform()

    def tab_to(self, begin: str) -> None:
        """Presses Tab until the id of the focused element begins with `begin`."""
        for _ in range(40):
            if self.driver.execute_script(f"return {FOCUSED}").startswith(begin):
                return
            self.press(Keys.TAB)
        raise AssertionError(f"Tab does not lead to {begin}")

    def play(self, *moves: str) -> None:
        """Plays moves, given as text, by clicks on offered targets."""
        for text in moves:
            before = self.moves()
            for name in clicks(self.slug(), before, text):
                self.sees(f"{TARGET.format(name)}.offered")
                self.driver.execute_script(WATCH)
                self.click(TARGET.format(name))
                self.until(ANSWERED)
            self.has_played(*before, text)

    def has_played(self, *moves: str) -> None:
        """Waits until these moves lead to the position on the board, or to one before it."""
        played = f"({PLAYED})().slice(0, {len(moves)}).join(' ')"
        self.until(f"{played} === arguments[0]", " ".join(moves))

    def moves(self) -> list[str]:
        """The moves played up to the position on the board."""
        played: list[str] = self.driver.execute_script(f"return ({PLAYED})()")
        return played

    def slug(self) -> str:
        """The game on the page."""
        return self.driver.current_url.partition("#/")[2].split("?")[0]
