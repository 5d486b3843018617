"""What PyScript offers to the shell."""

from typing import Any

document: Any
window: Any
workers: Any
