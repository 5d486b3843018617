from typing import Any

Random: Any
