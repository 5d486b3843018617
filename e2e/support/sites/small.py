"""A build with the file names of a real one, a few bytes in each file, and its service worker."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tools.building import offline

NEUTRAL: Final = "embed-demo.html"
"""A page that the service worker leaves alone: its tests run there."""

INSTALL: Final = """async () => {
    const { installing } = await navigator.serviceWorker.register("sw.js");
    return new Promise((tell) => {
        installing.onstatechange = () => {
            if (["activated", "redundant"].includes(installing.state)) tell(installing.state);
        };
    });
}"""

UNREGISTER: Final = """async () => {
    const [it] = await navigator.serviceWorker.getRegistrations();
    await it.unregister();
}"""

DROP: Final = """async ([build, files]) => {
    const name = (await caches.keys()).find((name) => name.endsWith(` ${build}`));
    const cache = await caches.open(name ?? "none yet");
    for (const file of files) await cache.delete(file || "./", { ignoreVary: true });
}"""

KEPT: Final = """async (build) => {
    const kept = {};
    for (const name of await caches.keys()) {
        if (!name.endsWith(` ${build}`)) continue;
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
            kept[new URL(url).pathname.slice(1)] = await (await cache.match(url)).text();
        }
    }
    return kept;
}"""


class Small:
    """A build with the files that the service worker keeps of a real one, in a folder of its own.

    files: address -> content, below the root of the site. day: when it was built, as servers take
    files of the same second for the same.
    """

    def __init__(self, folder: Path, real: Path, name: str, day: int) -> None:
        self.folder = folder
        self.name = name
        self.files: dict[str, str] = {}
        for file in sorted(path for path in real.rglob("*") if path.is_file()):
            was = file.relative_to(real).as_posix()
            if was == "sw.js" or not offline.is_kept(was):
                continue
            address = re.sub("^(app-|vendor/)", rf"\1{name}-", was)
            content = f"{name}: {address}"
            (folder / address).parent.mkdir(parents=True, exist_ok=True)
            (folder / address).write_text(content)
            self.files["" if address == "index.html" else address] = content
        offline.write_service_worker(folder, name)
        for path in folder.rglob("*"):
            os.utime(path, (day * 86_400, day * 86_400))

    def kept(self, page: Page) -> dict[str, str]:
        """What the browser keeps of this build: address -> content."""
        kept: dict[str, str] = page.evaluate(KEPT, self.name)
        return kept

    def drop(self, page: Page, files: Iterable[str]) -> None:
        """Removes some files of this build from what the browser keeps."""
        page.evaluate(DROP, [self.name, list(files)])
