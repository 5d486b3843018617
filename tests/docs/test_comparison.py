"""The page that compares libraries: its table says what its snippets count."""

from __future__ import annotations

from tools import comparison


def test_the_table_tells_the_statements_of_the_snippets() -> None:
    rows = [it for it in comparison.PAGE.read_text("utf-8").splitlines() if it.startswith("| [")]
    assert rows == comparison.table()
    assert len(rows) == 10


def test_no_snippet_is_of_an_unknown_library() -> None:
    found = [*comparison.snippets()]
    assert {it.library for it in found} == {*comparison.LIBRARIES}
    assert comparison.PAGE.read_text("utf-8").count("```") == 2 * len(found)


def test_statements_within_others_count_and_imports_do_not() -> None:
    assert (
        comparison.statements("import re\nif x:\n    from a import b\n    f()\n    y = 1; z = 2")
        == 4
    )
    assert comparison.statements("def f():\n    return [x for x in y]") == 2
