from collections.abc import Mapping, Sequence

class MutatedFile:
    mutant_names: Sequence[str]
    hash_by_function_name: Mapping[str, str]

def mutate_file_contents(filename: str, code: str) -> MutatedFile: ...
