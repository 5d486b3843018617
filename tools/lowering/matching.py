"""`match` as a chain of tests; for values, classes with their first fields, `|`, names and `_`."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import NamedTuple

Refuse = Callable[[ast.AST, str], Exception]


class Test(NamedTuple):
    """What must hold for a pattern to match, and the names that it then binds."""

    conditions: list[ast.expr]
    bound: list[tuple[str, ast.expr]]


def lowered(node: ast.Match, subject: str, refuse: Refuse) -> list[ast.stmt]:
    """The same as statements; a variable tells whether no case has matched yet."""
    waits = f"{subject}_waits"
    statements = [_set(subject, node.subject), _set(waits, ast.Constant(True))]
    for case in node.cases:
        conditions, bound = _test(case.pattern, _load(subject), refuse)
        body = [_set(waits, ast.Constant(False)), *case.body]
        if case.guard is not None:
            body = [ast.If(case.guard, body, [])]
        taken = [_set(name, value) for name, value in bound] + body
        test = ast.BoolOp(ast.And(), [_load(waits), *conditions]) if conditions else _load(waits)
        statements.append(ast.If(test, taken, []))
    return statements


def _test(pattern: ast.pattern, subject: ast.expr, refuse: Refuse) -> Test:
    match pattern:
        case ast.MatchValue(value):
            return Test([ast.Compare(subject, [ast.Eq()], [value])], [])
        case ast.MatchSingleton(value):
            return Test([ast.Compare(subject, [ast.Is()], [ast.Constant(value)])], [])
        case ast.MatchAs(None, name):
            return Test([], [(name, subject)] if name else [])
        case ast.MatchAs(inner, str(name)) if inner is not None:
            conditions, bound = _test(inner, subject, refuse)
            return Test(conditions, [*bound, (name, subject)])
        case ast.MatchOr(patterns):
            tests = [_test(it, subject, refuse) for it in patterns]
            if any(it.bound or not it.conditions for it in tests):
                raise refuse(pattern, "a pattern of several alternatives that binds names")
            either = [ast.BoolOp(ast.And(), it.conditions) for it in tests]
            return Test([ast.BoolOp(ast.Or(), list(either))], [])
        case ast.MatchClass(cls, patterns, []):
            conditions = [ast.Call(_load("isinstance"), [subject, cls], [])]
            whole = Test(list(conditions), [])
            for n, inner in enumerate(patterns):
                field = ast.Subscript(subject, ast.Constant(n), ast.Load())
                found = _test(inner, field, refuse)
                whole = Test(whole.conditions + found.conditions, whole.bound + found.bound)
            return whole
    raise refuse(pattern, f"a pattern of this kind: {ast.unparse(pattern)}")


def _load(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _set(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value, lineno=0)
