from pathlib import Path

def get_diff_for_mutant(
    mutant_name: str, source: str | None = None, path: Path | str | None = None
) -> str: ...
