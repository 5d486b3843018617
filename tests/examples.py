"""The study of docs/examples, and the link to it."""

from __future__ import annotations

from typing import Final

from tesserae.app.texts import packed, study_files
from tools.build import ROOT

STUDY: Final = (ROOT / "docs" / "examples" / "pyrga-study.txt").read_text("utf-8")
LINK: Final = packed.link(study_files.study_of(study_files.read(STUDY)))
