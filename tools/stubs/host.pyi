"""What web/standin/app.js gives to the runtime."""

from typing import Any

def __getattr__(name: str) -> Any: ...
