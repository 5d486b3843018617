"""What files of records hold besides moves: paragraphs, and lines for other programs."""

from __future__ import annotations

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.record import moves, movetext, studies
from tesserae.core.record.files import record_texts
from tests.core.record.test_text import HEADS, PYRGA, read


def test_lines_that_begin_with_a_percent_sign_are_for_other_programs() -> None:
    noted = f"% {{first\n{HEADS}%second (\n1. Sb2 {{at\n% is}}\n%third\nSb3 *\n"
    assert movetext.write(PYRGA, read(noted).record) == "Sb2 {at % is} Sb3"
    assert [len(it.record.plies) for it in studies.read(noted + noted, lambda _: PYRGA)] == [2, 2]
    with pytest.raises(BadInput):
        read(f"{HEADS}1. Sb2 %third\n")


def test_paragraphs_of_comments_are_apart_in_files() -> None:
    record = read(f"{HEADS}{{One two.\n\n[Not a header] three.}} 1. Sb2 {{a}} {{b}} *").record
    lines = moves.write(PYRGA, record, "*")
    assert lines == ["{One two.", "", "[Not a header] three.} 1. Sb2 {a", "", "b} *"]
    text = HEADS + "\n".join(lines)
    assert read(text).record == record
    assert len([*record_texts([*text.splitlines(True), "\n\n", *text.splitlines(True)])]) == 2
