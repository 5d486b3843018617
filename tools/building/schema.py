"""Writes web/schema.d.ts: the types of the events and commands between the page and the app.

The commands are those of `ShellCommand`, with the names and fields that `as_json` gives them. The
events are those of messages/parsing.py: its makers' calls of readers name the fields, and what a
reader returns is a field's type. The file is not committed: `make check` writes it for tsc.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from tesserae.app.messages import Act, commands, parsing

FILE: Final = Path(__file__).parents[2] / "web/schema.d.ts"

Fields: TypeAlias = Mapping[str, str]
"""The name of a field -> its type in TypeScript."""

_PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
    Act: 'EventOf<"press">',  # only a press is within another event
}

_TEMPLATE: Final = """\
// What the page and the app say to each other. Written by tools/building/schema.py: make check

/** The app's commands, by name. */
interface AppCommands {{
{commands}}}

/** The page's events, by type. All fields are sent. */
interface AppEvents {{
{events}}}

type AppCommand = AppCommands[keyof AppCommands];
type AppEvent = AppEvents[keyof AppEvents];
type CommandOf<Name extends keyof AppCommands> = AppCommands[Name];
type EventOf<Type extends keyof AppEvents> = AppEvents[Type];

/** What carries out each command, by name. */
type Handlers = {{ [Name in keyof AppCommands]: (command: AppCommands[Name]) => unknown }};
"""


def typescript(hint: Any) -> str:
    """The type of a value in JSON. TypeError if the page and the app do not exchange it."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    args = get_args(hint)
    match get_origin(hint):
        case origin if origin in (Union, UnionType):
            return " | ".join(typescript(arg) for arg in args)
        case origin if origin is tuple and args[1:] == (...,):
            return f"{typescript(args[0])}[]"
        case origin if origin is tuple:
            return f"[{', '.join(typescript(arg) for arg in args)}]"
        case origin if isinstance(origin, type) and issubclass(origin, Mapping) and args[0] is str:
            return f"Record<string, {typescript(args[1])}>"
    raise TypeError(f"{hint}: not known to tools/building/schema.py")


def command_fields() -> dict[str, Fields]:
    """Each command's name -> its fields."""
    kinds = get_args(commands.ShellCommand)
    return {
        commands.name_of(kind): {
            name: typescript(hint) for name, hint in get_type_hints(kind).items()
        }
        for kind in kinds
    }


def event_fields(source: str = inspect.getsource(parsing)) -> dict[str, Fields]:
    """Each event's type -> its fields, as the makers in messages/parsing.py read them.

    TypeError if a maker uses an event other than by readers.
    """
    named: dict[str, ast.AST] = {}
    for statement in ast.parse(source).body:
        match statement:
            case ast.FunctionDef(name=name):
                named[name] = statement
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                named[name] = value
    makers = named["_MAKERS"]
    assert isinstance(makers, ast.Dict)
    found: dict[str, Fields] = {}
    for key, maker in zip(makers.keys, makers.values, strict=True):
        event = str(ast.literal_eval(key)) if key else ""
        function = named[maker.id] if isinstance(maker, ast.Name) else maker
        found[event] = dict(_fields(event, function))
    return found


def _fields(event: str, maker: ast.AST) -> Iterator[tuple[str, str]]:
    """The fields that a maker reads of an event, with their types."""
    assert isinstance(maker, ast.FunctionDef | ast.Lambda), ast.dump(maker)
    parameter = maker.args.args[0].arg
    uses = 0
    for node in ast.walk(maker):
        match node:
            case ast.Name(id=name) if name == parameter:
                uses += 1
            case ast.Call(
                func=ast.Name(id=reader),
                args=[ast.Name(id=name), ast.Constant(value=str(field)), *_],
            ) if name == parameter:
                uses -= 1
                yield field, typescript(get_type_hints(getattr(parsing, reader))["return"])
    if uses:
        raise TypeError(f'"{event}" in messages/parsing.py: read its fields by readers alone')


def schema() -> str:
    """The content of the file."""
    return _TEMPLATE.format(
        commands=_members("do", command_fields()), events=_members("type", event_fields())
    )


def _members(tag: str, kinds: Mapping[str, Fields]) -> str:
    lines: list[str] = []
    for name, fields in kinds.items():
        key = name if name.isidentifier() else f'"{name}"'
        named = {tag: f'"{name}"', **fields}
        lines += [f"  {key}: {{", *(f"    {field}: {it};" for field, it in named.items()), "  };"]
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    FILE.write_text(schema())
