from collections.abc import Mapping

status_by_exit_code: Mapping[int | None, str]
