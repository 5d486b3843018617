"""The page of the notebooks: the list of its packages, and what it may not load."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from tools.jupyter.__main__ import foreign, packages


def made(folder: Path, name: str, *needed: str) -> None:
    """A wheel that needs others."""
    lines = ["Metadata-Version: 2.1", f"Name: {name}", "Version: 1.2"]
    lines += [f"Requires-Dist: {it}" for it in needed]
    with zipfile.ZipFile(folder / f"{name}-1.2-py3-none-any.whl", "w") as packed:
        packed.writestr(f"{name}/__init__.py", "")
        packed.writestr(f"{name}-1.2.dist-info/METADATA", "\n".join([*lines, "", ""]))


def test_the_list_has_what_a_package_needs_in_the_browser(tmp_path: Path) -> None:
    made(
        *(tmp_path, "One_Thing", "two>=1", "widgetsnbextension"),
        *('three; extra == "more"', 'four; sys_platform != "emscripten"'),
        *('two; python_version >= "3.14"', 'five; python_version < "3.14"'),
    )
    made(tmp_path, "two")
    found = packages(tmp_path, "3.14")
    assert [*found] == ["one-thing", "two"]
    one = found["one-thing"]
    assert (one["depends"], one["imports"], one["version"]) == (["two"], ["One_Thing"], "1.2")
    assert one["file_name"] == "One_Thing-1.2-py3-none-any.whl"
    assert len(one["sha256"]) == 64


def test_a_package_that_is_missing_is_an_error(tmp_path: Path) -> None:
    made(tmp_path, "one", "two")
    with pytest.raises(ValueError, match=r"one-1\.2-py3-none-any\.whl needs two"):
        packages(tmp_path, "3.14")


def test_a_setting_that_names_another_origin_is_found(tmp_path: Path) -> None:
    for name, url in (("here", "./static/pyodide.mjs"), ("there", "https://a.example/pyodide.mjs")):
        folder = tmp_path / name
        folder.mkdir()
        data = {"litePluginSettings": {"kernel": {"pyodideUrl": url}}}
        (folder / "jupyter-lite.json").write_text(json.dumps({"jupyter-config-data": data}))
    assert [*foreign(tmp_path)] == ["there/jupyter-lite.json: kernel: pyodideUrl"]
