"""A host page that sends more than can be answered: the reader's own clicks come first."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Frame

from e2e.support.sites.article import Article, at
from e2e.support.waiting import JOINED
from tests.tiers import some

RATE: Final = 3000
"""Messages a second."""

PATIENT: Final = 3000
"""Milliseconds within which a click is answered on a loaded machine; an idle one takes 50."""

MOST_WAITING: Final = 250
"""As in web/frame.js."""

FLOOD: Final = """(it, [message, seconds, rate]) => {
  const frame = it.shadowRoot.querySelector("iframe").contentWindow;
  window.told = [];
  addEventListener("message", ({ data }) => told.push(JSON.parse(data)));
  const begun = performance.now();
  window.sent = 0;
  window.flood = new Promise((over) => {
    const timer = setInterval(() => {
      const now = Math.min(performance.now() - begun, 1000 * seconds);
      for (; sent < (now * rate) / 1000; sent += 1) {
        const id = message.id && message.id + sent;
        frame.postMessage(JSON.stringify({ tesserae: 1, ...message, id }), "*");
      }
      if (now < 1000 * seconds) return;
      clearInterval(timer);
      over();
    }, 5);
  });
}"""

WATCH: Final = """(cell) => {
  let pressed = 0;
  addEventListener("pointerdown", (event) => (pressed = event.timeStamp), { capture: true });
  window.answer = new Promise((tell) => {
    new MutationObserver((_, watch) => {
      if (!pressed || !document.querySelector(`#spot-${cell}.picked`)) return;
      watch.disconnect();
      tell(performance.now() - pressed);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}"""
"""Measures how long a click on a cell waits until it is picked."""

GO: Final = {"type": "go", "ply": 0}
FLOODS: Final = (
    (GO, 2),
    ({**GO, "id": 900_000}, 5),
    ({"type": "no such thing"}, 5),
    ({"type": "picture", "shade": "dark"}, 5),
    ({"type": "hello"}, 5),
)


def answered(frame: Frame, cell: str) -> float:
    """Clicks on a cell; returns how many milliseconds passed until it was picked."""
    frame.evaluate(WATCH, cell)
    frame.locator(f"#spot-{cell}").click(force=True, no_wait_after=True)
    took: float = frame.evaluate("answer")
    return took


@pytest.mark.slow
@pytest.mark.parametrize(("message", "seconds"), some(FLOODS, quick=0, share=3))
def test_the_reader_is_answered_during_a_flood_and_after_it(
    article: Article, message: dict[str, object], seconds: int
) -> None:
    article.open("<tesserae-game></tesserae-game>")
    frame = article.start()
    frame.wait_for_selector(JOINED)
    article.board().evaluate(FLOOD, [message, seconds, RATE])
    article.page.wait_for_timeout(500 * seconds)
    during = answered(frame, "b2")
    article.page.evaluate("flood")
    after = answered(frame, "c3")
    print(message, "during", round(during), "after", round(after))
    assert max(during, after) < PATIENT
    assert article.do("play", "Sb2")["ply"] == 1
    at(frame, 1)
    busy = article.page.evaluate("told.filter((it) => it.code === 'busy')")
    if "id" in message:
        answers = article.page.evaluate("told.filter((it) => it.id >= 900000).map((it) => it.id)")
        assert len(answers) == len(set(answers)) == article.page.evaluate("sent")
    else:
        assert 1 <= len(busy) < 5
    assert busy[0]["message"].startswith("Too many requests")


def test_a_host_page_may_send_a_whole_game_at_once(article: Article) -> None:
    article.open("<tesserae-game></tesserae-game>")
    frame = article.start()
    plies = article.board().evaluate(
        """async (it, count) => {
          const asked = Array.from({ length: count }, () => it.go(0));
          return (await Promise.all(asked)).map(({ ply }) => ply);
        }""",
        MOST_WAITING - 50,
    )
    assert plies == [0] * (MOST_WAITING - 50)
    at(frame, 0)
