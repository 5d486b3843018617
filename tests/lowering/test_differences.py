"""What MicroPython lacks, or does otherwise: lowered, it is as in CPython."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

from tests.lowering.answering import answers, program, written
from tools.lowering.lower import Lowering, with_defaults
from tools.lowering.sources import ROOT, Module, at_run_time

CASES = {
    "random numbers from a seed": """
        import random
        def case():
            told = []
            for seed in (0, 1, 624, 2**31, 2**62 + 5, 12345678901234567890123):
                rng = random.Random(seed)
                some = list(range(20))
                rng.shuffle(some)
                told += some + rng.sample(range(5), 5) + rng.choices("abc", [0.5, 0.0, 2.5])
                told += [rng.randrange(n) for n in (1, 2, 7, 1 << 30)] + [rng.choice("xyz")]
                told += [int(rng.random() * 1e9), int(rng.uniform(-5, 5) * 1e7)]
                told += [rng.getrandbits(32) % 65536]
                told += [int(random.Random(seed).gauss(1, 2.5) * 1e7)]
                told += [rng.getrandbits(8) for _ in range(700)][-3:]
            return str(told)
        """,
    "an empty list of a type": """
        def case():
            some, more = list[int](), [1]
            return str(some + more)
        """,
    "a dict with a default": """
        from collections import defaultdict
        def case():
            counts = defaultdict(int)
            for letter in "abracadabra":
                counts[letter] += 1
            return str(sorted("abcdr", key=counts.__getitem__))
        """,
    "the largest of some": """
        from heapq import nlargest
        def case():
            rows = [(n % 3, n) for n in range(40)]
            return str(nlargest(15, rows, key=lambda row: row[0]))
        """,
    "a dict keeps its order": """
        def sum_of(**named):
            return sum(named.values())
        def case():
            once = {"zulu": 1, "alpha": 2, **{name: 3 for name in ("mike", "bravo")}}
            once |= {"kilo": 4}
            sums = [sum_of(a=1, b=1, c=1, d=1, **once) for _ in range(9)]
            return str([*once.items(), *dict.fromkeys("qwerty"), *sums])
        """,
    "a dict is a dict": """
        def case():
            some = {name: 1 for name in "abcdefgh"}
            same = some == {**some} and len(some | {}) == 8
            return str([isinstance(some, dict), type(some) is dict, same])
        """,
    "sorting is stable": """
        def case():
            rows = [(n % 3, n) for n in range(40)]
            rows = sorted(rows, key=lambda row: row[0], reverse=True)
            return str(sorted(rows, key=lambda row: row[0]) + rows)
        """,
    "texts beyond ASCII": """
        def case():
            texts = ["Élan Vital", "\\u00a0a\\u2003b\\u3000", "٣", "²", "ÀB", "", "  ", "\\x1c x"]
            said = [(t.lower(), t.upper(), t.strip()) for t in texts]
            said += [(*t.split(), *map(str.strip, t)) for t in texts]
            told = [t.isprintable() for t in texts]
            return "|".join([part for row in said for part in row]) + str(told)
        """,
    "a class derived from str": """
        class Marked(str):
            def twice(self):
                return self + self
        def case():
            it = Marked("x")
            return "a" + it + "b" + it.twice() + ", ".join([it, "y", it])
        """,
    "named tuples": """
        from typing import NamedTuple
        class Plain(NamedTuple):
            a: int
            b: str = "b"
        class More(NamedTuple):
            one: int
            two: int = 2
            inner: Plain = Plain(1)
            @property
            def sum(self) -> int:
                return self.one + self.two
        def case():
            it = More(1)._replace(two=5)
            rest = (7, 8)
            rest = tuple(tuple(part) if part else () for part in [More(*rest)])
            same = it == More(1, two=5) and it._asdict() == {"one": 1, "two": 5, "inner": (1, "b")}
            spread = rest == ((7, 8, (1, "b")),)
            found = {More(1): 4}[More(1)]
            return str([same, spread, it.sum, tuple(Plain(b="c", a=3)), found])
        """,
    "a decorator that is for the type checker alone": """
        from typing import Any, NamedTuple, ParamSpec
        P = ParamSpec("P")
        def takes_fields(_replace: Any) -> Any:
            return lambda method: method
        class Inner(NamedTuple):
            a: int = 1
        class Outer(NamedTuple):
            inner: Inner = Inner()
            @takes_fields(Inner._replace)
            def with_inner(self, **changes: Any) -> Any:
                return self._replace(inner=self.inner._replace(**changes))
        def case():
            return str([*Outer().with_inner(a=3).inner])
        """,
    "match": """
        from typing import NamedTuple
        class Left(NamedTuple):
            n: int
        class Right(NamedTuple):
            n: int
            m: int
        def told(it):
            match it:
                case Left(n) if n == 9:
                    return f"large {n}"
                case Right(_, m):
                    return f"right {m}"
                case Left(it):
                    match it:
                        case Right(n, m) if n > m:
                            return "never"
                        case Right(n, m):
                            return f"left of {n} and {m}"
                    return "left"
                case Left():
                    return "never"
                case _ if it is None:
                    return "none"
                case _:
                    return str(it)
        def case():
            some = (Left(1), Left(9), Left(Right(4, 5)), Right(0, 3), Right(1, 1), None, 7)
            return str([told(it) for it in some])
        """,
    "unpacking": """
        def case():
            some, text = (1, 2, 3, 4, 5), "abc"
            [first, *rest] = [0, *text, 6, 7, *some]
            return str([rest, (0, 1, *text), (*text,), sorted({*some, 1}), [*map(abs, some)]])
        """,
    "numbers": """
        def case():
            wide = [0, 1, 300, 1 << 29, -(1 << 90), 3**70, 1 << 112, 5 | 1 << 168, 7**100]
            bits = [*map(int.bit_count, (7, 8)), *map(int.bit_length, wide)]
            bits += [it.bit_count() for it in wide] + [it.bit_length() for it in wide]
            return str([bits, "pre-x".removeprefix("pre-")])
        """,
    "regular expressions": r"""
        import re
        def case():
            words = re.compile(r"(\w+)(?:=(\d*))?")
            wide = "\U0001f600 añb=12, c= [x]"
            found = [(m.start(), len(m[0]), m[2], len([*m.groups()])) for m in words.finditer(wide)]
            rest = [str(it) for it in words.split(wide)] + [words.sub(r"<\1>$1$&", wide)]
            rest += [one + two for one, two in words.findall(wide)]
            more = [re.compile("[a-c]+", re.ASCII | re.IGNORECASE).fullmatch("AbC")[0],
                re.compile("a.b").search("a\nb a\u2028b").start(), re.compile("x").sub("", "axbx"),
                re.compile(r"\s+").match("\u00a0\u2003\x1cx")[0]]
            empty = [m.start() for m in re.compile("x*").finditer("axb")]
            none, all = (bool(words.findall(text)) for text in ("-", "a"))
            last = re.compile("[ab]").findall("ab")[-1]
            rest += [more[0], more[3], last]
            return str([found, more[1], more[2], empty, none, all]) + "|".join(rest)
        """,
    "caches know types": """
        from functools import lru_cache
        @lru_cache(maxsize=2, typed=True)
        def said(it):
            return type(it).__name__
        def case():
            return str([said(1), said(1.0), said(True), said(1)])
        """,
    "caches keep what was asked for last": """
        from functools import lru_cache
        asked = []
        @lru_cache(maxsize=4)
        def noted(it):
            asked.append(it)
            return it
        def case():
            return str([noted(it) for it in (1, 2, 3, 1, 2, 1)] + asked)
        """,
    "the standard library": """
        from itertools import combinations, groupby, zip_longest, count
        from bisect import bisect, insort
        from urllib.parse import parse_qsl, quote
        from html import escape
        from tesserae.core.json_text import compact
        def case():
            rows = [1, 3, 3, 5]
            insort(rows, 4)
            return compact([rows, bisect(rows, 3), *combinations("abc", 2),
                [(k, list(g)) for k, g in groupby("aabc")], [n for n, _ in zip(count(2), "abc")],
                list(zip_longest("ab", "c", fillvalue="-")), escape("<a href='\\"'>&"),
                escape("<'&\\">", quote=False), escape("plain"), escape("it's"), escape("&amp;"),
                parse_qsl("a=%C3%A9+x&b=%ff%2", keep_blank_values=True, strict_parsing=True),
                quote("é /?'()*~!"), None, True, {"z\\x7f": "\\u2028😀\\n", "a": -1}])
        """,
}

ALIKE = {
    "f-strings": """
        def case():
            it = {"k": "v"}
            wide = f"{'é' if it else 3}\\n\\u2028'\\" {{}} {[n for n in (1, 2)][1:]} {1 != 2}"
            return f"{it['k']}{wide} {5:02}|{7:+d}|{255:x} {2.5:g}{2 / 3:g}" + f"{3:04}{-0.0:g}"
        """,
    "f-strings without formats": """
        class Word(str):
            pass
        def case():
            some = [None, True, 0.5, 10**20, ("a", 1), "é", "", Word("x")]
            told = [f"<{it}>" for it in some] + [f"{it}{it}" for it in some]
            return "|".join([f"", f"{{}}", str(type(f"{Word('y')}") is str), *told])
        """,
    "halves are rounded to even": """
        def case():
            rows = [f"{round(n / 8 * 100) / 100:g} {round(n / 2)}" for n in range(-40, 40)]
            return " ".join(rows)
        """,
}
"""What MicroPython does as CPython, whether lowered or not."""

MAIN = """
class App:
    def __init__(self, **_):
        pass
    def begin(self, seed):
        pass
    def handle(self, event):
        scope = {}
        exec(open('/cases/' + event).read(), scope)
        return [scope['case']()]
"""


def as_module(source: str) -> Module:
    return Module("tesserae.case", ROOT / "case.py", at_run_time(source))


def source_of(name: str) -> str:
    return dedent((CASES | ALIKE)[name])


def as_case(name: str) -> Module:
    return as_module(source_of(name))


def in_cpython(name: str) -> str:
    scope: dict[str, object] = {"__name__": "case"}
    exec(source_of(name), scope)
    case = scope["case"]
    assert callable(case)
    return str(case())


def in_micropython(lowered: dict[str, str], folder: Path) -> dict[str, object]:
    files = {f"cases/{name.replace(' ', '_')}": text for name, text in lowered.items()}
    sessions = [[name.removeprefix("cases/")] for name in files]
    found = answers(written([program(MAIN) | files], folder), sessions)
    return {name: it[0] for name, it in zip(lowered, found, strict=True)}


def test_lowered_it_is_as_in_cpython(tmp_path: Path) -> None:
    lowered = {}
    for name in CASES | ALIKE:
        module = as_case(name)
        lowered[name] = Lowering(module, with_defaults([module])).text()
    found = in_micropython(lowered, tmp_path)
    for name in lowered:
        assert found[name] == [in_cpython(name)], name


def test_without_lowering_each_would_be_otherwise(tmp_path: Path) -> None:
    plain = {name: ast.unparse(as_case(name).tree) for name in CASES}
    found = in_micropython(plain, tmp_path)
    same = [name for name in CASES if found[name] == [in_cpython(name)]]
    assert same == []
