"""The view of the pictures of `tesserae mcp`: it shakes hands with its host and shows one."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, expect

import tesserae as ts
from tesserae.adapters import desk

VIEW = Path(desk.__file__).with_name("board.html")

HOST = """<!doctype html><iframe sandbox="allow-scripts"></iframe>
<script>
  const frame = document.querySelector("iframe"), heard = [];
  const send = (message) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...message }, "*");
  addEventListener("message", ({ data }) => {
    heard.push(data.method);
    if (data.method === "ui/initialize") send({ id: data.id, result: {} });
    if (data.method === "ui/notifications/initialized")
      send({ method: "ui/notifications/tool-result", params: { content: CONTENT } });
  });
  frame.srcdoc = VIEW;
</script>"""


def test_it_shows_the_picture_of_the_tool(browser: Browser) -> None:
    svg = ts.Board("zaic", moves="Bh8").svg()
    content = [
        {"type": "text", "text": "Game 1: zaic"},
        {"type": "image", "data": b64encode(svg.encode()).decode(), "mimeType": "image/svg+xml"},
    ]
    view = json.dumps(VIEW.read_text("utf-8")).replace("</", "<\\/")
    page = browser.new_page()
    page.set_content(HOST.replace("CONTENT", json.dumps(content)).replace("VIEW", view))
    picture = page.frame_locator("iframe").get_by_alt_text("Game 1: zaic")
    expect(picture).to_have_js_property("complete", True)
    expect(picture).not_to_have_js_property("naturalWidth", 0)
    page.wait_for_function("heard.includes('ui/notifications/size-changed')")
    page.close()
