"""Imports the app, and leaves nothing in the memory that it does not need.

Runs in Pyodide, as a text, with three lists of modules among its globals: `names`, those to import;
and those that run when they are first imported: `later`, and `apart`, whose code is written into
FETCHED instead.
"""

import gc
import html
import importlib
import sys
import zipimport
from contextlib import suppress
from types import BuiltinFunctionType, FunctionType, ModuleType

from sitecustomize import FIRST_LINE, LazyModule, keep, stop, without_lines

FETCHED = "/fetched.bin"

LEFT_OUT = """
    _blake2 _bz2 _csv _ctypes _datetime _decimal _elementtree _hmac _lzma _md5 _pickle
    _posixsubprocess _pyodide.docstring _queue _sha1 _sha2 _sha3 _signal _socket _ssl
    _statistics _zstd asyncio.base_events asyncio.base_subprocess asyncio.graph asyncio.log
    asyncio.protocols asyncio.queues asyncio.runners asyncio.selector_events asyncio.sslproto
    asyncio.staggered asyncio.streams asyncio.subprocess asyncio.taskgroups asyncio.threads
    asyncio.transports asyncio.trsock asyncio.unix_events bz2 cmath codeop compression
    concurrent dataclasses fcntl html.entities importlib._abc importlib.abc importlib.readers
    importlib.resources importlib.util ipaddress locale logging lzma mmap pyexpat select
    selectors shutil signal site socket ssl subprocess tempfile termios unicodedata zipfile
"""
"""Modules that others import and that nothing here uses, with what lies in their packages."""


def is_left_out(name: str) -> bool:
    """Whether a module is, or lies in a package that is."""
    return any(name == it or name.startswith(f"{it}.") for it in LEFT_OUT.split())


def load() -> None:
    """Runs the lazy modules that stay; there will be nothing to run them from later."""
    while lazy := [
        module
        for name, module in sys.modules.items()
        if type(module) is LazyModule and not is_left_out(name)
    ]:
        for module in lazy:
            getattr(module, "__all__", None)


def leave_out() -> None:
    """Removes what is left out, and makes its remains report that it is missing."""
    kind = LazyModule
    missing = {name: kind(name) for name in sys.modules if is_left_out(name)}
    for module in [module for module in sys.modules.values() if isinstance(module, ModuleType)]:
        for name, value in list(vars(module).items()):
            vars(module)[name] = missing.get(origin(value), value)
    for each in [thing for thing in gc.get_objects() if isinstance(thing, type)]:
        for name, value in list(vars(each).items()):
            # A class that goes, but for one that inherits from it, keeps its methods alone.
            own = origin(value) == each.__module__ and not isinstance(value, type)
            if origin(value) in missing and not own:
                setattr(each, name, missing[origin(value)])
    vars(html)["_html5"] = missing["html.entities"]  # a large table, for what HTML escapes
    for name in missing:
        del sys.modules[name]
    kind.sealed = True


def shorten() -> None:
    """Removes docstrings and qualified names, and the tables of lines of frozen and generated code.

    Named tuples have most of these.
    """
    for it in gc.get_objects():
        if isinstance(it, FunctionType):
            if not it.__code__.co_linetable.startswith(FIRST_LINE):
                it.__code__ = without_lines(it.__code__)
            it.__doc__, it.__qualname__ = None, it.__name__
        elif isinstance(it, type) and isinstance(vars(it).get("__doc__"), str):
            with suppress(TypeError):  # it cannot be changed
                it.__doc__ = None


def origin(value: object) -> str:
    """The module that something is, or that defines it."""
    if isinstance(value, ModuleType):
        return value.__name__
    defined = isinstance(value, (type, FunctionType, BuiltinFunctionType))
    return str(value.__module__) if defined else ""


def wipe() -> None:
    """Writes zeros over freed memory.

    It asks for smaller and smaller pieces below the end of what was ever in use. They are held in
    short lists, each linked to the one before, which are cleared before they are freed themselves.
    """
    size = 1 << 21
    held: list[object] = [None] * 120
    used = 0
    end = id(bytes(size))
    while size > 16:
        piece = bytes(size - 17)  # 17 bytes are its own
        if id(piece) < end:
            used += 1
            if used == 120:
                before, held, used = held, [None] * 120, 1
                held[0] = before
            held[used] = piece
        elif size > 512:
            size = size * 15 // 16
        else:
            size -= 16
    while held:
        before = held[0]  # type: ignore[assignment]  # one by one: all at once take too much stack
        for at in range(120):
            held[at] = None
        held = before


sys.path.insert(0, "/app")
for module in str(globals()["names"]).split():
    importlib.import_module(module)
load()
later, apart = (
    [it for it in str(globals()[name]).split() if it not in sys.modules]
    for name in ("later", "apart")
)
with open(FETCHED, "wb") as file:
    file.write(keep(later, apart))
stop()
leave_out()
shorten()
# No cache of a path that the browser will not have.
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
collect, freeze = gc.collect, gc.freeze
kept = ("collect", "freeze", "kept", "wipe")
for name in [name for name in globals() if not name.startswith("__") and name not in kept]:
    del globals()[name]
collect()
collect()  # what the first found may have held what it could not see
freeze()  # it stays for good: going through it again takes some 30 ms, in the midst of a click
wipe()
del collect, freeze, kept, name, wipe
