"""What could make two builds of the same sources differ: an old cache, the order of files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.building import cache, onefile


def test_what_another_compressor_packed_is_packed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "tools" / "pyodide" / "compress.mjs"
    tool.parent.mkdir(parents=True)
    (tmp_path / "file").touch()

    def run(root: Path, name: str, _: str, out: str) -> None:
        Path(out).write_bytes((root / "tools" / name).read_bytes())

    monkeypatch.setattr(cache, "run_node", run)
    for packer in (b"first", b"second"):
        tool.write_bytes(packer)
        assert cache.compressed(tmp_path, tmp_path, "file") == packer


def test_the_one_file_holds_the_others_in_the_same_order_whatever_the_disk_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "app-0").mkdir()
    for name in "acb":
        (tmp_path / "app-0" / f"puzzles-{name}.txt").write_text(name)
    glob = Path.glob
    made = set()
    for backwards in (True, False):

        def ordered(path: Path, pattern: str, backwards: bool = backwards) -> Iterator[Path]:
            return iter(sorted(glob(path, pattern), reverse=backwards))

        monkeypatch.setattr(Path, "glob", ordered)
        made.add(onefile.packed(tmp_path, onefile.FILES))
    assert len(made) == 1
