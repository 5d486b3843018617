"""Has Python hold less while a snapshot of it is prepared.

Its standard library has this as `sitecustomize`, which Python imports before all else. A module of
the library then runs when something of it is first asked for, not when it is imported: most of what
is imported is never used. And code has neither tables of lines nor qualified names: a traceback
names the line where a function begins. The app has no annotations either.
"""

# Import machinery is changed from within, which types do not provide for.
# mypy: disable-error-code="arg-type,assignment,attr-defined,method-assign,union-attr"

import _frozen_importlib_external as files
import ast
import marshal
import sys
import zipimport
from _frozen_importlib import ModuleSpec
from types import CodeType, ModuleType

AT_ONCE = ("tesserae", "collections", "encodings", "_pyodide", "pyodide", "_sysconfigdata")
"""Packages that run as they are imported: more happens there than that names are defined."""

SET_BY_IMPORT = ("__path__", "__file__", "__cached__", "__loader__", "__package__", "__spec__")
"""Attributes that a module may have before it has run."""

MISSING = (
    "No module named {!r}: it is left out of the Python that the page starts with. "
    "With ?python=whole in its address the page starts with all of Python."
)

APP = "/app/"
"""The folder of the app's files."""

OWN = "tesserae."

FIRST_LINE = b"\xef\0"
"""In a table of lines: the next eight instructions are on the same line as those before."""


def is_missing(name: str) -> ModuleNotFoundError:
    """The error that a module of Python is not there."""
    return ModuleNotFoundError(MISSING.format(name), name=name)


class LazyModule(ModuleType):
    """A module that runs when something of it is first asked for.

    Once sealed it says that it is missing, as it then has nothing to run.
    """

    sealed = False

    def __getattr__(self, name: str) -> object:
        if name in SET_BY_IMPORT:
            raise AttributeError(name)
        if LazyModule.sealed:
            self.missing()
        self.__class__ = ModuleType
        self.__spec__.loader.exec_module(self)
        return getattr(self, name)

    def missing(self, *_: object, **__: object) -> None:
        """Whatever is done with it: it is not there."""
        raise is_missing(self.__name__)

    __call__ = __instancecheck__ = __subclasscheck__ = missing


class LazyLoader:
    """Makes a module that its own loader runs later."""

    def __init__(self, loader: files.SourceLoader) -> None:
        self.loader = loader

    def create_module(self, spec: object) -> ModuleType:
        """The module, with nothing in it."""
        return LazyModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leaves the module to its own loader."""
        module.__spec__.loader = module.__loader__ = self.loader


class LazyFinder:
    """Finds modules as Python does, for later."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> object:
        """The spec of a module."""
        spec = files.PathFinder.find_spec(name, path, target)
        if spec and spec.loader and name.partition(".")[0] not in AT_ONCE:
            spec.loader = LazyLoader(spec.loader)
        return spec


class LaterFinder:
    """Makes modules of the app that run when they are first imported.

    code: the marshalled code of each by its name, and whether it is a package. The code of all
    others is in a file, which is fetched when one of them is first imported. complete: it was.
    """

    def __init__(self) -> None:
        self.code: dict[str, tuple[bytes, bool]] = {}
        self.complete = False

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """The spec of a module from here."""
        if name not in self.code and name.startswith(OWN) and not self.complete:
            self.fetch()
        if name not in self.code:
            return None
        return ModuleSpec(name, self, is_package=self.code[name][1])

    def create_module(self, _: ModuleSpec) -> None:
        """A module as any other."""

    def exec_module(self, module: ModuleType) -> None:
        """Runs it, and needs its code no more."""
        exec(marshal.loads(self.code[module.__name__][0]), vars(module))
        del self.code[module.__name__]

    def fetch(self) -> None:
        """Fetches the rest of the code, at once: see web/boot.js."""
        from js import fetchModules
        from pyodide.ffi import JsException

        try:
            content = fetchModules()
        except JsException as error:
            raise ConnectionError(str(error)) from None
        self.code |= marshal.loads(content.to_bytes())
        self.complete = True


class MissingFinder:
    """Comes last, and says of all modules of Python that they are missing."""

    @staticmethod
    def find_spec(name: str, *_: object) -> None:
        """None for other modules; raises an error for missing ones of the standard library."""
        if name.partition(".")[0] in sys.stdlib_module_names:
            raise is_missing(name)


def without_lines(code: CodeType) -> CodeType:
    """Code without its table of lines, but for the first one, and without qualified names."""
    consts = tuple(without_lines(it) if isinstance(it, CodeType) else it for it in code.co_consts)
    table = FIRST_LINE * -(-len(code.co_code) // 16)
    return code.replace(co_linetable=table, co_consts=consts, co_qualname=code.co_name)


def without_annotations(module: ast.Module) -> ast.Module:
    """A module without annotations; the fields of classes, which need one, have None."""
    for node in ast.walk(module):
        match node:
            case ast.FunctionDef():
                node.returns = None
            case ast.arg():
                node.annotation = None
            case ast.ClassDef():
                for field in (it for it in node.body if isinstance(it, ast.AnnAssign)):
                    field.annotation = ast.copy_location(ast.Constant(None), field.annotation)
    module.body = [plain(it) for it in module.body]
    return module


def plain(statement: ast.stmt) -> ast.stmt:
    """A statement without its annotation; none for the import that makes strings of annotations."""
    match statement:
        case ast.AnnAssign(target, _, value):
            bare = ast.Assign([target], value) if value else ast.Pass()
            return ast.copy_location(bare, statement)
        case ast.ImportFrom("__future__"):
            return ast.copy_location(ast.Pass(), statement)
    return statement


def compile_module(path: str, source: bytes) -> CodeType:
    """The code of a module, without docstrings and assertions as well."""
    content: bytes | ast.Module = source
    if path.startswith(APP):
        content = without_annotations(ast.parse(source))
    return without_lines(compile(content, path, "exec", dont_inherit=True, optimize=2))


def source_to_code(_: object, source: bytes, path: str) -> CodeType:
    """The same, as the loader of files calls it."""
    return compile_module(path, source)


def keep(here: list[str], apart: list[str]) -> bytes:
    """Keeps the code of modules of the app that have not run, for when they are imported.

    here: those whose code stays in the memory. Returns the file with that of the others.
    """
    later = LaterFinder()
    later.code = {name: marshal_module(name) for name in here}
    sys.meta_path.insert(0, later)
    return marshal.dumps({name: marshal_module(name) for name in apart})


def marshal_module(name: str) -> tuple[bytes, bool]:
    """The code of a module of the app, and whether it is a package."""
    spec = files.PathFinder.find_spec(name, [APP + name.replace(".", "/").rpartition("/")[0]])
    code = compile_module(spec.origin, spec.loader.get_data(spec.origin))
    return marshal.dumps(code), spec.submodule_search_locations is not None


def stop() -> None:
    """Has Python import as it always does, and say what is missing."""
    zipimport._compile_source, files.SourceLoader.source_to_code = USUAL
    sys.meta_path.remove(LazyFinder)
    sys.meta_path.append(MissingFinder)
    del sys.modules[__name__]


USUAL = zipimport._compile_source, files.SourceLoader.source_to_code
zipimport._compile_source, files.SourceLoader.source_to_code = compile_module, source_to_code
sys.meta_path.insert(2, LazyFinder)  # behind what is built in
