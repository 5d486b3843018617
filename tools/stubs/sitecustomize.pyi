from types import ModuleType

class LazyModule(ModuleType):
    sealed: bool

def keep(names: list[str]) -> None: ...
def stop() -> None: ...
