"""Builds dist/: plain files for any static host, at the root or below a sub-path.

    PYTHONPATH=py python -m tools.build

With LEAN=0 in the environment it is quick (`tools/building/interpreter.py`); `tools/watch.py` makes
drafts.

Files that change with the app are in app-<build>/; third-party files and the snapshot are in
vendor/<name>-<version>/. Only the pages, the icons, the manifest, sw.js and the Python package are
replaced in place. A build is named after a hash of its inputs: the same
sources make the same build.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tesserae.app.prerender import (
    about,
    fallback,
    guides,
    noscript,
    prerender_pages,
    separate_files,
)
from tesserae.app.study import drawings
from tesserae.games import catalog
from tesserae.games.pools import pool_text
from tesserae.view import graph, standalone
from tools.building import (
    bundles,
    cache,
    digest,
    embedding,
    first_paint,
    hints,
    interpreter,
    lab,
    manifest,
    micropython,
    missing,
    notices,
    offline,
    onefile,
    previews,
    standin,
    static_pages,
    vendor,
)
from tools.building import styles as written
from tools.pyodide import interpreter as pyodide
from tools.pyodide import snapshot

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
    "pages/desk.css",
    "board.css",
    "moves.css",
    "analysis.css",
    "pages/rules.css",
    "pages/learn.css",
    "pages/puzzle.css",
    "dialog.css",
    "embed.css",
    "landscape.css",
    "narrow.css",
    "steady.css",
    "print.css",
)
"""The sheets of web/css in their order; the tokens come before, each game's board after."""

LATER: Final = {
    "lab.css": ("lab.css",),
    "sheets.css": ("sheets.css",),
    "statistics.css": ("statistics.css",),
    "study.css": ("study.css", "reading.css"),
}
"""Files that a page loads when it is opened -> their sheets in web/css/later."""

IN_APP: Final = (
    WEB / "boot.js",
    WEB / snapshot.HEAP,
    WEB / snapshot.SHIM,
    WEB / "shared_worker.js",
    WEB / "helper.js",
    WEB / "empty_database.js",
    PY / "tesserae" / "shell" / "page.py",
    PY / "tesserae" / "shell" / "worker.py",
)
"""Templates of further files of app-<build>/."""

RELOADING: Final = '<script src="reload.js"></script>'
RELOAD: Final = """const shown = document.documentElement.dataset.build;
new EventSource(`changes?${shown}`).onmessage = () => location.reload();
"""

NO_PLUGINS: Final = [
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!error",
    "!py-editor",
    "!py-game",
    "!py-terminal",
]


def replace(out: Path, note: str = "", lean: bool = interpreter.LEAN, draft: bool = False) -> str:
    """Builds in a temporary folder, which then replaces the old one."""
    corner = ROOT / "build"
    corner.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=corner) as own:
        fresh = Path(own) / "dist"
        fresh.mkdir()
        name = build(fresh, note, lean, draft)
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out)
    return name


def build(out: Path, note: str = "", lean: bool = interpreter.LEAN, draft: bool = False) -> str:
    """Builds into an empty folder; returns the build's name, which depends on `note` too.

    lean: with the snapshot, the smaller Pyodide and the quicker MicroPython. draft: without the app
    in MicroPython, the one file, the wheel and the copy for offline use.
    """
    app = archive_sources()
    with ThreadPoolExecutor() as threads:
        lowering = None if draft else threads.submit(standin.make, ROOT, app)
        scripting = threads.submit(bundles.make, ROOT)
        baked = make_snapshot(app) if lean else None
        painted = first_paint.screens()
    values = vendor.copy(ROOT / "node_modules", out)
    if lean:
        values |= {"micropython": micropython.replace(ROOT, out, values["micropython"])}
    values |= {"platform": platform(out / values["pyodide"]), **hints.of_start(out, values)}
    values |= {"shell": shell_config(values), "plugins": json.dumps({"plugins": NO_PLUGINS})}
    values |= {"style": styles(), **painted, **lab.values(values["platform"])}
    values |= {"noscript": noscript(), "stranded": fallback(), "about": about()}
    values |= python(out) if baked else {}
    sources_of_page = [ROOT / "index.html", CONFIG, *IN_APP]
    sources_of_page += [WEB / "sw.js", WEB / "repair.js", WEB / offline.HEADERS]
    sources_of_page += [*onefile.sources(), *missing.SOURCES]
    outside = embedding.files() | {notices.NAME: notices.write(ROOT)}
    scripts = {
        name: fill(script.decode(), values).encode() for name, script in scripting.result().items()
    }
    lowered = sorted(lowering.result().glob("*.bin")) if lowering else []
    scripts |= {path.name: path.read_bytes() for path in lowered}
    parts = [note.encode(), json.dumps([values, outside]).encode(), app]
    parts += [baked.whole] if baked else []
    library = lab.library(PY / "tesserae")
    parts += [library, *later_styles().values(), *scripts.values()]
    parts += [pool_text(slug).encode() for slug in catalog.NAMES]
    name = cache.short_hash(parts + [path.read_bytes() for path in sources_of_page])
    values |= {"build": name, "app": f"app-{name}", "worker": worker_config(f"app-{name}")}
    if baked:
        values |= memory(out, baked)
        values |= interpreter.smaller(out, values["memory"], values["python"])
    else:
        values |= interpreter.whole(out, values["pyodide"], values["app"], app)
    pages = guides() | separate_files(prerender_pages())
    files = {f"{name}.html": markup.encode() for name, markup in pages.items()}
    puzzles = {f"puzzles-{slug}.txt": pool_text(slug).encode() for slug in catalog.NAMES}
    contents = {"app.zip": app, lab.LIBRARY: library}
    contents |= {**scripts, **files, **puzzles, **later_styles()}
    write_app(out / values["app"], values, contents)
    write_repair(out, values)
    outside |= static_pages.files(static_pages.site())
    write_files(out, {name: text.encode() for name, text in outside.items()})
    if draft:
        write_draft(out, values)
        return name
    write_wheel(out)
    write_pages(out, values, lean)
    write_files(out, previews.files())
    offline.write_service_worker(out, values["build"], lean)
    write_digest(out, values, lean)
    return name


def archive_sources() -> bytes:
    """All Python sources of the app, as an archive."""
    return snapshot.archive(snapshot.sources(PY / "tesserae"))


def make_snapshot(app: bytes) -> snapshot.Baked:
    """Makes and compresses the snapshot, and meanwhile the smaller Pyodide; caches everything."""
    source = pyodide.make(ROOT)
    with ThreadPoolExecutor() as threads:
        smaller = threads.submit(pyodide.files, ROOT, interpreter.SPLIT)
        baked = snapshot.make(ROOT, source, app)
        baked.pack(ROOT)
        smaller.result()
    return baked


def python(out: Path) -> dict[str, str]:
    """Copies the smaller Pyodide into a folder named after its content."""
    files = pyodide.files(ROOT, interpreter.SPLIT)
    folder = f"vendor/python-{cache.short_hash(files.values())}"
    write_files(out / folder, files)
    deferred = cache.description(files["deferred.bin"]) if "deferred.bin" in files else None
    wasm = cache.description(files["python.bin"])
    return {"python": folder, "wasm": json.dumps(wasm), "deferred": json.dumps(deferred)}


def memory(out: Path, baked: snapshot.Baked) -> dict[str, str]:
    """Writes the snapshot into a folder named after its content, as builds may share it."""
    files, known = baked.pack(ROOT)
    folder = f"vendor/snapshot-{cache.short_hash(files.values())}"
    write_files(out / folder, files)
    return {"memory": folder, "snapshot": json.dumps(known)}


def write_app(folder: Path, values: Mapping[str, str], contents: Mapping[str, bytes]) -> None:
    """Writes the files that change with every build."""
    files = {path.name: fill(path.read_text(), values).encode() for path in IN_APP}
    files |= {"style.css": values["style"].encode(), "empty.zip": snapshot.archive({"empty": b""})}
    write_files(folder, {**files, **contents})


def write_repair(out: Path, values: Mapping[str, str]) -> None:
    """Writes the module that knows the hashes of the files in vendor/."""
    files = sorted(path for path in out.rglob("*") if path.is_file())
    hashes = {
        path.relative_to(out).as_posix(): offline.integrity(path.read_bytes()) for path in files
    }
    repair = fill((WEB / "repair.js").read_text(), {"files": json.dumps(hashes)})
    (out / values["app"] / "repair.js").write_text(repair)


def shell_config(folders: Mapping[str, str]) -> str:
    """The shell's configuration for PyScript."""
    interpreter = f"./{folders['micropython']}/micropython.js"
    return json.dumps({"interpreter": interpreter, "plugins": NO_PLUGINS})


def worker_config(app: str) -> str:
    """The worker's configuration for PyScript, as pyscript.toml has it.

    It is inlined: if a file with it were missing or wrong, PyScript would fetch an interpreter
    from a third-party CDN.
    """
    config = tomllib.loads(CONFIG.read_text())
    return json.dumps({**config, "interpreter": f"./{app}/{config['interpreter']}"})


def styles() -> str:
    """All styles as one text."""
    css = WEB / "css"
    found = {path.relative_to(css).as_posix() for path in css.rglob("*.css")}
    known = {*STYLES, *(f"later/{sheet}" for sheets in LATER.values() for sheet in sheets)}
    if found != known:
        sys.exit(f"STYLES of tools/build.py and web/css differ: {sorted(found ^ known)}")
    pictures = [graph.STYLES, *[listing.board_css for listing in catalog.LISTINGS]]
    return written.with_system_theme("\n".join([standalone.TOKENS, page_styles(), *pictures]))


def later_styles() -> dict[str, bytes]:
    """The styles of single pages that come when one is opened, by the name of the file."""
    folder = WEB / "css" / "later"
    drawn = {"study.css": drawings.STYLES}
    return {
        name: "".join(
            [drawn.get(name, ""), *[written.scale((folder / it).read_text()) for it in sheets]]
        ).encode()
        for name, sheets in LATER.items()
    }


def page_styles() -> str:
    """The styles of the pages, which grow with the reader's text size."""
    return written.scale("\n".join([(WEB / "css" / name).read_text() for name in STYLES]))


def platform(pyodide: Path) -> str:
    """The version information in Pyodide's list of packages, as JSON."""
    return json.dumps(json.loads((pyodide / "pyodide-lock.json").read_text())["info"])


def fill(template: str, values: Mapping[str, str]) -> str:
    """A template with its {{names}} replaced by their values."""
    for name, value in values.items():
        template = template.replace("{{" + name + "}}", value)
    return template


def write_pages(out: Path, values: Mapping[str, str], lean: bool) -> None:
    """Writes the two pages, and the other files that are replaced in place."""
    template = (ROOT / "index.html").read_text()
    line = f'<script src="{values["app"]}/frame.js"></script>'
    preview = static_pages.preview(static_pages.site())
    page = {**values, "embed": "", "frame": "", "preview": preview}
    screens_within = first_paint.screens(whole=True)["page_screens"]
    size = onefile.write(out, {**page, "screens": screens_within}, lean)
    page |= {"embed": f'data-file="{size}"', "screens": first_paint.screens(size)["page_screens"]}
    frame = {**page, "embed": "data-embed", "frame": line, "screens": values["frame_screens"]}
    frame["preview"] = ""
    (out / "index.html").write_text(fill(template, page))
    (out / "embed.html").write_text(fill(template, frame))
    (out / missing.NAME).write_text(missing.write(fill))
    (out / offline.HEADERS).write_text(fill((WEB / offline.HEADERS).read_text(), page))
    (out / manifest.NAME).write_text(manifest.write(static_pages.site()))
    shutil.copytree(WEB / "icons", out / "icons")


def write_draft(out: Path, values: Mapping[str, str]) -> None:
    """Writes the page, which reloads itself when tools/watch.py has built another one."""
    own = {"embed": "", "frame": RELOADING, "screens": values["page_screens"], "preview": ""}
    (out / "index.html").write_text(fill((ROOT / "index.html").read_text(), {**values, **own}))
    (out / "reload.js").write_text(RELOAD)
    (out / "sw.js").touch()


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes files, with the folders that they are in."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def write_wheel(out: Path) -> None:
    """Writes the Python package, which no page fetches: the build is not named after it."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    done = subprocess.run([*command, out], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def write_digest(out: Path, values: Mapping[str, str], lean: bool) -> None:
    """Writes the hash of the build into the licences, and then sw.js, which lists them."""
    found = digest.of(out)
    licences = out / notices.NAME
    licences.write_text(digest.heading(values["build"], found) + licences.read_text())
    (out / digest.WORKER).unlink()
    offline.write_service_worker(out, values["build"], lean)
    digest.check(out, found)


def main() -> None:
    """Builds dist/."""
    name = replace(
        ROOT / "dist", lean=interpreter.is_wanted(lambda: make_snapshot(archive_sources()))
    )
    print(f"Built {name} in dist/, SHA-256 {digest.of(ROOT / 'dist')}")


if __name__ == "__main__":
    main()
