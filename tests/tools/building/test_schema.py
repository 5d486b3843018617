"""The types of what the page and the app say to each other."""

from __future__ import annotations

import inspect

import pytest

from tesserae.app.messages import parsing
from tools.building import schema

SOURCE = inspect.getsource(parsing)
WAITED = 'lambda e: Waited(_number(e, "number"))'


def test_the_types_name_every_command_and_event_with_its_fields() -> None:
    text = schema.schema()
    assert '  waited: {\n    type: "waited";\n    number: number;\n  };\n' in text
    for tag, kinds in (("do", schema.command_fields()), ("type", schema.event_fields())):
        assert all(f'    {tag}: "{name}";\n' in text for name in kinds)


def test_fields_are_what_the_makers_read_as_the_type_that_the_reader_returns() -> None:
    assert WAITED in SOURCE
    renamed = SOURCE.replace(WAITED, 'lambda e: Waited(_flag(e, "other"))')
    assert schema.event_fields(SOURCE)["waited"] == {"number": "number"}
    assert schema.event_fields(renamed)["waited"] == {"other": "boolean"}


@pytest.mark.parametrize("read", ['e["number"]', 'e.get("number", 0)', "_number(e, NAME)"])
def test_a_maker_that_reads_by_anything_else_is_refused(read: str) -> None:
    with pytest.raises(TypeError, match=r'"waited".* by readers alone'):
        schema.event_fields(SOURCE.replace(WAITED, f"lambda e: Waited({read})"))


@pytest.mark.parametrize("hint", [bytes, tuple[int, bytes], dict[int, str], list[int]])
def test_a_type_that_is_not_exchanged_is_refused(hint: object) -> None:
    with pytest.raises(TypeError, match="not known"):
        schema.typescript(hint)
