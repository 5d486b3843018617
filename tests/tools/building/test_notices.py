"""The licences of what is served: every package is named, none without its text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.build import ROOT
from tools.building import bundles, notices, vendor

MODULES = ROOT / "node_modules"


@pytest.fixture(scope="module")
def text() -> str:
    return notices.write(ROOT)


def test_our_own_licence_comes_first(text: str) -> None:
    assert text.index("The Tesserae authors") < text.index("pyodide")


@pytest.mark.parametrize("package", vendor.PACKAGES.values(), ids=list(vendor.PACKAGES))
def test_every_package_that_is_served_is_named(text: str, package: vendor.Package) -> None:
    about = json.loads(vendor.manifest_of(MODULES / package.source).read_text())
    assert f"\n{about['name']} {about['version']}, " in text


@pytest.mark.parametrize("name", ["polyscript", "coincident", "html-escaper", "idiomorph"])
def test_what_was_bundled_into_a_package_is_named_too(text: str, name: str) -> None:
    assert f"\n{name} " in text


@pytest.mark.parametrize("name", ["codemirror", "ws", "axe-core", "jsqr", "@types/emscripten"])
def test_what_is_not_served_is_not_named(name: str) -> None:
    assert name not in notices.packages(MODULES)


@pytest.mark.parametrize(
    "words",
    [
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Apache License",
        "Damien P. George",
        "David Evans",
        "Copyright (c) Andrea Giammarchi\n",
    ],
)
def test_every_licence_is_there_in_full(text: str, words: str) -> None:
    assert words in text


def test_a_package_without_a_licence_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest = {"name": "stray", "version": "1.0.0", "license": "WTFPL"}
    (tmp_path / "node_modules" / "stray").mkdir(parents=True)
    (tmp_path / "node_modules" / "stray" / "package.json").write_text(json.dumps(manifest))
    (tmp_path / "LICENSE").write_text("MIT")
    monkeypatch.setattr(bundles, "PACKAGES", ())
    monkeypatch.setattr(notices, "PACKAGES", {"stray": vendor.Package("stray", ())})
    with pytest.raises(SystemExit, match="No licence of stray"):
        notices.write(tmp_path)
