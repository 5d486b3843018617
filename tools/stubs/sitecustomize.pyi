from types import CodeType, ModuleType

FIRST_LINE: bytes

class LazyModule(ModuleType):
    sealed: bool

def keep(here: list[str], apart: list[str]) -> bytes: ...
def stop() -> None: ...
def without_lines(code: CodeType) -> CodeType: ...
