"""As much of nbclient as the tests of the notebooks need."""

from typing import Any

class NotebookClient:
    def __init__(self, nb: Any, *, timeout: int, resources: dict[str, Any]) -> None: ...
    def execute(self) -> Any: ...
