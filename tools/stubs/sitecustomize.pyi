from types import ModuleType

class LazyModule(ModuleType):
    sealed: bool

def stop() -> None: ...
