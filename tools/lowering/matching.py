"""`match` as a chain of tests: for classes with names for their first fields, `case _`, guards."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

Refuse = Callable[[ast.AST, str], Exception]


def lowered(node: ast.Match, subject: str, refuse: Refuse) -> list[ast.stmt]:
    """The same as statements; a variable tells whether no case has matched yet."""
    waits = f"{subject}_waits"
    statements = [_set(subject, node.subject), _set(waits, ast.Constant(True))]
    for case in node.cases:
        body = [_set(waits, ast.Constant(False)), *case.body]
        if case.guard is not None:
            body = [ast.If(case.guard, body, [])]
        body = [*_bound(case.pattern, subject, refuse), *body]
        test: ast.expr = _load(waits)
        if isinstance(case.pattern, ast.MatchClass):
            of_class = ast.Call(_load("isinstance"), [_load(subject), case.pattern.cls], [])
            test = ast.BoolOp(ast.And(), [test, of_class])
        statements.append(ast.If(test, body, []))
    return statements


def _bound(pattern: ast.pattern, subject: str, refuse: Refuse) -> Iterator[ast.stmt]:
    """The names that a pattern binds."""
    if isinstance(pattern, ast.MatchClass) and not pattern.kwd_attrs:
        for n, part in enumerate(pattern.patterns):
            if not isinstance(part, ast.MatchAs) or part.pattern is not None:
                raise refuse(pattern, f"a pattern that is not known: {ast.unparse(pattern)}")
            if part.name is not None:
                yield _set(part.name, ast.Subscript(_load(subject), ast.Constant(n), ast.Load()))
    elif not isinstance(pattern, ast.MatchAs) or pattern.name is not None:
        raise refuse(pattern, f"a pattern that is not known: {ast.unparse(pattern)}")


def _load(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _set(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value, lineno=0)
