"""The page's side of the line, in MicroPython: events out, markup in. It knows no game.

MicroPython has no `typing`; annotations are for the type checker alone.
"""

import asyncio
import json

from pyscript import document, window, workers
from pyscript.ffi import create_proxy, to_js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CONTROLS = ("A", "BUTTON", "INPUT", "SELECT", "TEXTAREA", "SUMMARY")
FIELDS = ("INPUT", "SELECT", "TEXTAREA")
SETTLE = 60
"""Milliseconds between a pointer's release and the end of the click it makes."""
LONGEST = 2000
"""Milliseconds that a press lasts at the most: a menu may swallow its end."""

root = document.documentElement
embedded = root.hasAttribute("data-embed")
one_file = root.hasAttribute("data-onefile")
home = root.getAttribute("data-onefile")
"""The site that the one file was downloaded from, "" if it does not know."""
navigator = window.navigator
by_id = document.getElementById


class Line:
    """The line to the worker, and the replies held back while a pointer is down.

    A patch between press and release would take the pressed element away from its click.
    releasing: the timer that ends this.
    touched: the pointer that was down last was a finger; no key was pressed since.
    aimed: the target the pointer is over. opener: what had the focus before the dialog.
    """

    def __init__(self) -> None:
        self.app: Any = None
        self.pressed = False
        self.releasing = 0
        self.touched = False
        self.held: list[Any] = []
        self.aimed = ""
        self.opener = ""


line = Line()


def send(event: dict[str, Any]) -> None:
    """Tells the app."""
    pass_on(json.dumps(event))


def pass_on(event: str) -> None:
    line.app.dispatch(event)


def take(message: Any) -> None:
    """What the worker posts: replies are lists. All else is for loading.js, which hears it too."""
    reply = message.data
    if not hasattr(reply, "length"):
        return
    if line.pressed:
        line.held.append(reply)
    else:
        show(reply)


def show(reply: Any) -> None:
    """Puts markup into its regions, keeps the focus where it was, and does the effects."""
    root.setAttribute("data-ready", "")
    before = focused()
    names = [reply[i] for i in range(1, reply.length, 2)]
    for i, name in enumerate(names):
        region = by_id(name)
        if region:
            draw(region, reply[2 * i + 2])
    if before and focused() != before:
        focus_on(before)
    for effect in json.loads(window.tesserae.carry(reply[0])):
        EFFECTS[effect["do"]](effect)
    if before and not focused() and "page" not in names:
        rest()


def draw(region: Any, markup: str) -> None:
    """Puts markup into a region; what it says is kept stays, and what was unfolded is so again."""
    kept = region.querySelectorAll("[data-kept], details[open]")
    region.innerHTML = markup
    for i in range(kept.length):
        place = by_id(kept[i].id)
        if place and place.hasAttribute("data-kept"):
            place.replaceWith(kept[i])
        elif place:
            place.setAttribute("open", "")


def focused() -> str:
    """The id of what has the focus, "" if nothing has."""
    element = document.activeElement
    return element.id if element else ""


def rest() -> None:
    """What had the focus is gone: the board's stop takes it, or what comes first on the page.

    In an open dialog what comes first there.
    """
    sheet = by_id("dialog")
    if sheet.open:
        sheet.querySelector("button").focus()
        return
    for place in ('[role="gridcell"][tabindex="0"]', "main a, main button, main summary"):
        element = document.querySelector(f"#page :is({place})")
        if element:
            element.focus(to_js({"preventScroll": True}))
            return


# Effects


def focus_on(name: str) -> None:
    element = by_id(name)
    if element:
        element.focus(to_js({"preventScroll": True}))


def set_url(effect: dict[str, Any]) -> None:
    if effect["push"]:
        window.history.pushState(None, "", effect["hash"])
    else:
        window.history.replaceState(None, "", effect["hash"])


def copy(effect: dict[str, Any]) -> None:
    def told(ok: bool) -> Any:
        return create_proxy(lambda *_: send({"type": "copied", "ok": ok}))

    if hasattr(navigator, "clipboard"):
        window.tesserae.copy(effect["text"]).then(told(True), told(False))
    else:
        send({"type": "copied", "ok": False})


def share(effect: dict[str, Any]) -> None:
    offered = navigator.share(to_js({"url": effect["url"], "title": effect["title"]}))
    offered.then(None, create_proxy(lambda *_: None))  # dismissed: nothing to tell


def dress(effect: dict[str, Any]) -> None:
    root.lang = effect["lang"]
    root.setAttribute("data-theme", effect["theme"])
    document.title = effect["title"]


def scroll(effect: dict[str, Any]) -> None:
    """Brings an element into sight; one of a boxed list within its box, the page staying still."""
    element = by_id(effect["id"])
    boxed = element and element.closest("[data-boxed]")
    if boxed:
        box = boxed.parentElement
        seen, there = box.getBoundingClientRect(), element.getBoundingClientRect()
        below = there.bottom - seen.bottom
        box.scrollTop += below if below > 0 else min(0, there.top - seen.top)
    elif element:
        element.scrollIntoView(to_js({"block": "nearest"}))


def dialog(effect: dict[str, Any]) -> None:
    element = by_id("dialog")
    if effect["open"] and not element.open:
        line.opener = focused()
        element.showModal()
    elif not effect["open"] and element.open:
        element.close()
        if not focused():
            focus_on(line.opener)


EFFECTS = {
    "url": set_url,
    "copy": copy,
    "share": share,
    "keep": lambda _: keep(),
    "install": lambda _: window.tesserae.install(),
    "reload": lambda _: window.location.reload(),
    "focus": lambda effect: focus_on(effect["id"]),
    "page": dress,
    "scroll": scroll,
    "tell": lambda effect: window.tesserae.tell(effect["text"]),
    "dialog": dialog,
}


# Events


def press(element: Any) -> None:
    act = element.getAttribute("data-act")
    arg = element.getAttribute("data-arg") or ""
    send({"type": "press", "act": act, "arg": arg, "touch": line.touched})


def on_click(event: Any) -> None:
    hold(0)  # the click is made: nothing waits for it any more
    element = event.target.closest("[data-act]")
    if not element or element.tagName in ("FORM", "SELECT", "INPUT"):
        return
    if element.tagName == "A":
        event.preventDefault()
    press(element)


def on_submit(event: Any) -> None:
    form = event.target
    if not form.hasAttribute("data-act"):
        return
    event.preventDefault()
    fields = [form.elements[i] for i in range(form.elements.length)]
    values = {field.name: field.value for field in fields if field.name}
    send({"type": "submit", "act": form.getAttribute("data-act"), "values": values})


def on_change(event: Any) -> None:
    hold(0)  # a choice is made: the press is over
    act = event.target.getAttribute("data-act")
    if act:
        send({"type": "change", "act": act, "value": event.target.value})


def on_key(event: Any) -> None:
    line.touched = False
    element = event.target
    tag = element.tagName.upper()
    if event.ctrlKey or event.altKey or event.metaKey or tag in FIELDS:
        return
    if event.key in ("Enter", " ") and element.hasAttribute("data-act"):
        if tag not in CONTROLS:
            event.preventDefault()
            press(element)
        return
    if by_id("dialog").open:
        return  # it has keys of its own
    body = tag in ("BODY", "HTML")
    listener = document.querySelector("[data-keys]") if body else element.closest("[data-keys]")
    if listener and event.key in (listener.getAttribute("data-keys") or "").split():
        event.preventDefault()
        focus = "" if body else element.id
        send({"type": "key", "key": event.key, "focus": focus})


def on_aim(event: Any) -> None:
    if event.type == "pointerover" and event.pointerType == "touch":
        return
    element = event.target.closest("[data-aim]")
    aimed = element.getAttribute("data-aim") if element else ""
    if aimed != line.aimed:
        line.aimed = aimed
        send({"type": "aim", "target": aimed})


def on_down(event: Any) -> None:
    line.touched = event.pointerType == "touch"
    hold(LONGEST)


def on_up(_: Any) -> None:
    hold(SETTLE)


def hold(milliseconds: int) -> None:
    """Holds replies back for so long; with 0, no more."""
    window.clearTimeout(line.releasing)
    line.pressed = milliseconds > 0
    if line.pressed:
        line.releasing = window.setTimeout(released, milliseconds)
    else:
        release()


def release() -> None:
    line.pressed = False
    held, line.held = line.held, []
    for reply in held:
        show(reply)


released = create_proxy(release)


def listen() -> None:
    """One listener for each kind of event, on the document."""
    listeners = {
        "click": on_click,
        "submit": on_submit,
        "change": on_change,
        "keydown": on_key,
        "pointerover": on_aim,
        "focusin": on_aim,
        "pointerdown": on_down,
        "pointerup": on_up,
        "pointercancel": on_up,
    }
    for name, listener in listeners.items():
        document.addEventListener(name, create_proxy(listener))
    cancelled = create_proxy(lambda _: send({"type": "press", "act": "close", "arg": ""}))
    by_id("dialog").addEventListener("cancel", cancelled)
    moved = create_proxy(lambda _: send({"type": "hash", "hash": window.location.hash}))
    window.onhashchange = moved
    if not embedded:
        given = create_proxy(lambda text: send({"type": "given", "text": text}))
        window.tesserae.receive(given)
        offered = create_proxy(lambda yes: send({"type": "installable", "yes": yes}))
        window.tesserae.offers(offered)


# The start


def boot() -> str:
    """The first event, but for what early.js has to add."""
    languages = navigator.languages
    event = {
        "type": "boot",
        "hash": window.location.hash,
        "base": home if one_file else window.location.href.split("#")[0],
        "languages": [languages[i] for i in range(languages.length)],
        "embed": embedded,
        "share": hasattr(navigator, "share"),
        "file": int(root.getAttribute("data-file") or 0),
    }
    return json.dumps(event)


def keep_offline() -> None:
    """Has the service worker keep the whole app on this device, and passes its news on."""
    if embedded:
        return
    if one_file or not hasattr(navigator, "serviceWorker"):
        tell_kept("file" if one_file else "unable")
        return
    container = navigator.serviceWorker
    container.onmessage = create_proxy(lambda message: told(json.loads(message.data)))
    container.ready.then(create_proxy(lambda it: it.active.postMessage("state")))
    keep()


def keep() -> None:
    failed = create_proxy(lambda _: tell_kept("failed"))
    navigator.serviceWorker.register("sw.js").then(None, failed)


def told(news: dict[str, Any]) -> None:
    """What the service worker says; a build that is not this page's is a new version."""
    new = news["state"] == "ready" and news["build"] != root.getAttribute("data-build")
    tell_kept("update" if new else news["state"], news["loaded"], news["total"])


def tell_kept(how: str, loaded: int = 0, total: int = 0) -> None:
    send({"type": "offline", "state": how, "loaded": loaded, "total": total})


async def start() -> None:
    """Takes over from early.js as soon as the app is up."""
    tag = document.querySelector("script[worker]")
    while not hasattr(tag, "xworker"):
        await asyncio.sleep(0.01)
    tag.xworker.onmessage = create_proxy(take)
    try:
        line.app = await workers["app"]
    except Exception:
        window.tesserae.fail()
        return
    pass_on(await window.tesserae.ready(boot()))
    listen()
    window.tesserae.hear(create_proxy(pass_on))
    if embedded:
        heard = create_proxy(lambda text: send({"type": "host", "text": text}))
        window.tesserae.listen(heard)
    keep_offline()


running = [asyncio.create_task(start())]
root.setAttribute("data-shell", "")  # for loading.js: what ran was this, and all of it
