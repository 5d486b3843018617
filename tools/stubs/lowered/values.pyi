from typing import Any

caching: Any
sorted: Any
