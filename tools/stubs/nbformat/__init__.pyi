"""As much of nbformat as the tests of the notebooks need."""

from pathlib import Path
from typing import Any

def read(fp: Path, as_version: int) -> Any: ...
def validate(nbdict: Any) -> None: ...
