from typing import Any

ABSENT: Any
