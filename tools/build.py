"""Builds dist/: plain files for any static host, at the root or below a sub-path.

    PYTHONPATH=py python -m tools.build

What changes with the app lies in app-<build>/, what others made and what Python starts from in
vendor/<name>-<version>/. Only the pages, the icons, the manifest and sw.js are
replaced in place. A build is named by a hash of all that goes into it: the same
sources make the same build.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tesserae.app.prerender import (
    about,
    beside,
    failures,
    guides,
    joinings,
    prerendered,
    prerendered_fingerprints,
    seals,
    shells,
    stranded,
    without_script,
)
from tesserae.games import catalog
from tesserae.games.pools import pool_text
from tesserae.view import standalone
from tools.building import bundles, embedding, made, notices, onefile, standin, vendor
from tools.building import styles as written
from tools.pyodide import engine, snapshot

ROOT: Final = Path(__file__).absolute().parent.parent
PY: Final = ROOT / "py"
WEB: Final = ROOT / "web"
CONFIG: Final = ROOT / "pyscript.toml"

STYLES: Final = (
    "base.css",
    "page.css",
    "pages/home.css",
    "pages/library.css",
    "pages/game.css",
    "board.css",
    "moves.css",
    "analysis.css",
    "pages/rules.css",
    "pages/learn.css",
    "pages/puzzle.css",
    "dialog.css",
    "embed.css",
    "landscape.css",
    "print.css",
)
"""The sheets of web/css in their order; the tokens come before, each game's board after."""

IN_APP: Final = (
    WEB / "boot.js",
    WEB / "frame.js",
    WEB / snapshot.HEAP,
    WEB / "loading.js",
    WEB / "shared_worker.js",
    WEB / "empty_database.js",
    PY / "tesserae" / "shell" / "page.py",
    PY / "tesserae" / "shell" / "worker.py",
)
"""Templates of the files beside the snapshot."""

HEADERS: Final = "_headers"
"""What some hosts take their headers from, and do not serve: it cannot be precached."""

NO_PLUGINS: Final = [
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!error",
    "!py-editor",
    "!py-game",
    "!py-terminal",
]


def replace(out: Path, note: str = "") -> str:
    """Builds in a corner, then puts the new folder in the place of the old one."""
    corner = ROOT / "build"
    corner.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=corner) as own:
        fresh = Path(own) / "dist"
        fresh.mkdir()
        name = build(fresh, note)
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out)
    return name


def build(out: Path, note: str = "") -> str:
    """Builds into an empty folder; returns the build's name, of which `note` is a part."""
    words = vendor.copy(ROOT / "node_modules", out)
    words |= {"platform": platform(out / words["pyodide"]), "preloads": preloads(out, words)}
    words |= {"shell": shell_config(words), "plugins": json.dumps({"plugins": NO_PLUGINS})}
    words |= {"style": styles(), **screens()}
    words |= {"noscript": without_script(), "stranded": stranded(), "about": about()}
    words |= python(out)
    app = snapshot.archive(snapshot.sources(PY / "tesserae"))
    baked = snapshot.make(ROOT, engine.make(ROOT), app)
    sources_of_page = [ROOT / "index.html", CONFIG, *IN_APP]
    sources_of_page += [WEB / "sw.js", WEB / "repair.js", WEB / HEADERS]
    sources_of_page += onefile.sources()
    outside = embedding.files() | {notices.NAME: notices.written(ROOT)}
    scripts = {name: _filled(script, words) for name, script in bundles.make(ROOT).items()}
    scripts |= {path.name: path.read_bytes() for path in standin.make(ROOT, app).glob("*.bin")}
    parts = [note.encode(), json.dumps([words, outside]).encode(), app, baked.whole]
    parts += [*scripts.values(), *(pool_text(slug).encode() for slug in catalog.NAMES)]
    name = made.short_hash(parts + [path.read_bytes() for path in sources_of_page])
    words |= memory(out, baked)
    words |= {"build": name, "app": f"app-{name}", "worker": worker_config(f"app-{name}")}
    pages = guides() | beside(prerendered())
    files = {f"{name}.html": markup.encode() for name, markup in pages.items()}
    puzzles = {f"puzzles-{slug}.txt": pool_text(slug).encode() for slug in catalog.NAMES}
    contents = {"app.zip": app, **scripts, **files, **puzzles}
    write_app(out / words["app"], words, contents)
    write_repair(out, words)
    write_outside(out, outside)
    write_pages(out, words)
    write_service_worker(out, words)
    return name


def python(out: Path) -> dict[str, str]:
    """Copies the smaller Pyodide into a folder named after its content."""
    source = engine.make(ROOT)
    packed = made.compressed(ROOT, source, "python.wasm")
    files = {"python.js": (source / "python.js").read_bytes(), "python.bin": packed}
    folder = f"vendor/python-{made.short_hash(files.values())}"
    (out / folder).mkdir()
    for name, content in files.items():
        (out / folder / name).write_bytes(content)
    return {"python": folder, "wasm": json.dumps(made.description(packed))}


def memory(out: Path, baked: snapshot.Baked) -> dict[str, str]:
    """Writes the snapshot into a folder named after its content: not every build has another."""
    packed, sizes = baked.packed(ROOT)
    folder = f"vendor/snapshot-{made.short_hash([packed])}"
    (out / folder).mkdir()
    (out / folder / "snapshot.bin").write_bytes(packed)
    return {"memory": folder, "snapshot": json.dumps(sizes)}


def write_app(folder: Path, words: Mapping[str, str], made: Mapping[str, bytes]) -> None:
    """What changes with every build."""
    folder.mkdir()
    files = {path.name: filled(path.read_text(), words).encode() for path in IN_APP}
    files |= {"style.css": words["style"].encode(), "empty.zip": snapshot.archive({"empty": b""})}
    for name, content in {**files, **made}.items():
        (folder / name).write_bytes(content)


def write_repair(out: Path, words: Mapping[str, str]) -> None:
    """The module that knows what the files of the named folders must be."""
    files = sorted(path for path in out.rglob("*") if path.is_file())
    hashes = {path.relative_to(out).as_posix(): integrity(path.read_bytes()) for path in files}
    repair = filled((WEB / "repair.js").read_text(), {"files": json.dumps(hashes)})
    (out / words["app"] / "repair.js").write_text(repair)


def shell_config(folders: Mapping[str, str]) -> str:
    """The shell's configuration for PyScript."""
    interpreter = f"./{folders['micropython']}/micropython.js"
    return json.dumps({"interpreter": interpreter, "plugins": NO_PLUGINS})


def worker_config(app: str) -> str:
    """The worker's configuration for PyScript, as pyscript.toml has it.

    In the page itself: a file could be missing, or be another, and PyScript would then ask a
    network of others for its interpreter.
    """
    given = tomllib.loads(CONFIG.read_text())
    return json.dumps({**given, "interpreter": f"./{app}/{given['interpreter']}"})


def styles() -> str:
    """All styles as one text."""
    css = WEB / "css"
    sheets = {path.relative_to(css).as_posix() for path in css.rglob("*.css")}
    if sheets != set(STYLES):
        sys.exit(f"STYLES of tools/build.py and web/css differ: {sorted(sheets ^ set(STYLES))}")
    boards = [listing.board_css for listing in catalog.LISTINGS]
    return written.on_paper_light("\n".join([standalone.TOKENS, page_styles(), *boards]))


def page_styles() -> str:
    """The styles of the pages, which grow with the reader's text size."""
    return written.scaled("\n".join([(WEB / "css" / name).read_text() for name in STYLES]))


def screens(file: int = 0, whole: bool = False) -> dict[str, str]:
    """The first paint of every screen, in templates: for the page, and for a frame.

    file: the size of the one file, which the pages name. whole: with those that are files.
    """
    screens, prints = prerendered(file), prerendered_fingerprints(file)
    frames = {name: markup for name, markup in screens.items() if "-embed." in name}
    pages = {name: markup for name, markup in screens.items() if name not in frames}
    shared = failures() | joinings()
    return {
        "page_screens": templates(pages, prints, whole) + notice_templates(shared),
        "frame_screens": templates(frames, prints, whole) + notice_templates(shared | seals()),
    }


def templates(
    screens: Mapping[str, str], prints: Mapping[str, Mapping[str, int]], whole: bool
) -> str:
    """Screens as web/page/first_paint.js looks for them.

    With what the app need not draw again, and the hashes of files that belong there.
    """
    apart = {} if whole else beside(screens)
    painted = {**screens, **({} if whole else shells())}
    hashes = {name: f' data-file="{_hash(markup)}"' for name, markup in apart.items()}
    hashes |= {name: f' data-guide="{_hash(markup)}"' for name, markup in guides().items()}
    found = (
        f"<template id=\"screen-{name}\" data-fingerprints='{json.dumps(prints[name])}'"
        f"{hashes.get(name, '')}>"
        f"{painted[name]}</template>\n"
        for name in screens
    )
    return "".join(found)


def _hash(markup: str) -> str:
    return integrity(markup.encode())


def notice_templates(markups: Mapping[str, str]) -> str:
    """What is put on a page that cannot start, or has not wholly started."""
    found = (
        f'<template id="notice-{name}">{markup}</template>\n' for name, markup in markups.items()
    )
    return "".join(found)


def preloads(out: Path, folders: Mapping[str, str]) -> str:
    """Hints for the modules that PyScript asks for one after the other."""
    core = next((out / folders["pyscript"]).glob("core-*.js")).relative_to(out)
    start = f"{folders['pyscript']}/core.js"
    wanted = [start, core.as_posix(), f"{folders['micropython']}/micropython.js"]
    return "\n".join(f'<link rel="modulepreload" href="{module}">' for module in wanted)


def platform(pyodide: Path) -> str:
    """What Pyodide's list of packages says of the Pyodide it is for."""
    return json.dumps(json.loads((pyodide / "pyodide-lock.json").read_text())["info"])


def filled(template: str, words: Mapping[str, str]) -> str:
    """A template with its {{words}} in place."""
    for word, value in words.items():
        template = template.replace("{{" + word + "}}", value)
    return template


def _filled(script: bytes, words: Mapping[str, str]) -> bytes:
    return filled(script.decode(), words).encode()


def write_pages(out: Path, words: Mapping[str, str]) -> None:
    """The two pages, and what is replaced in place with them."""
    template = (ROOT / "index.html").read_text()
    line = f'<script src="{words["app"]}/frame.js"></script>'
    page = {**words, "embed": "", "frame": ""}
    size = onefile.write(out, {**page, "screens": screens(whole=True)["page_screens"]})
    page |= {"embed": f'data-file="{size}"', "screens": screens(size)["page_screens"]}
    frame = {**page, "embed": "data-embed", "frame": line, "screens": words["frame_screens"]}
    (out / "index.html").write_text(filled(template, page))
    (out / "embed.html").write_text(filled(template, frame))
    (out / HEADERS).write_text(filled((WEB / HEADERS).read_text(), page))
    shutil.copyfile(WEB / "manifest.webmanifest", out / "manifest.webmanifest")
    shutil.copytree(WEB / "icons", out / "icons")


def write_outside(out: Path, files: Mapping[str, str]) -> None:
    """What other sites load, the page that shows how, the licences; replaced in place as well."""
    for name, content in files.items():
        path = out / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content)


def kept_offline(path: str) -> bool:
    """Whether the service worker keeps a file.

    Not what only a start without the snapshot needs, nor what answers until Pyodide has come.
    """
    if Path(path).name in standin.NAMES:
        return False
    whole = (
        "pyodide.asm.js",
        "pyodide.asm.wasm",
        "pyodide-lock.json",
        "python_stdlib.zip",
        "app.zip",
    )
    return Path(path).name not in (*whole, HEADERS, onefile.NAME)


def write_service_worker(out: Path, words: Mapping[str, str]) -> None:
    """The service worker, with the list of what it keeps."""
    found = {path.relative_to(out).as_posix(): path for path in sorted(out.rglob("*"))}
    files = {name: path for name, path in found.items() if path.is_file() and kept_offline(name)}
    files["./"] = files.pop("index.html")
    named = {path for path in files if path.startswith(("app-", "vendor/"))}
    hashes = {path: integrity(files[path].read_bytes()) for path in files if path in named}
    sizes = {path: file.stat().st_size for path, file in files.items()}
    plain = [path for path in files if path not in named]
    built = {"build": words["build"], "named": hashes, "plain": plain, "bytes": sizes}
    script = (WEB / "sw.js").read_text()
    known = f"const BUILT = {json.dumps(built, indent=1)};"
    (out / "sw.js").write_text(f'"use strict";\n{known}\n{script}')


def integrity(content: bytes) -> str:
    """A hash in the form that fetch checks."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def main() -> None:
    """Builds dist/."""
    print(f"Built {replace(ROOT / 'dist')} in dist/.")


if __name__ == "__main__":
    main()
