"""The strings of the program's own code: what stands in the calls that pass the tongue, and what is declared for them.

Babel asks `extract` for the calls of a file; `KEYWORDS` says which of their arguments are what.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import IO, Any

KEYWORDS: dict[str, Any] = {
    "tr": (1,),
    "plural": (2, 3),
    "tr_in": ((1, "c"), 2),
    "word": (1,),
    "declared": (1,),
    "says": {2: ((1, "c"), 2), 3: ((1, "c"), 2, 3)},
    "term": ((1, "c"), 2),
    "said": ((1, "c"), 2),
    "said_of": ((2, "c"), 3, 4),
}
"""{function: the arguments that hold a string, its form for several, its context}."""
METHOD = "wording.code:extract"
"""What Babel knows it by."""
Found = tuple[int, str, tuple[str | None, ...], list[str]]


def extract(file: IO[bytes], keywords: Iterable[str], tags: object, options: object) -> Iterator[Found]:
    """Yield line, function, arguments and comments of every call; one within an f-string is a call like any other."""
    tree = ast.parse(file.read())
    literals = dict(_literals(tree))
    for call in _calls(tree):
        name = _name(call.func)
        if name not in keywords or not call.args:
            continue
        every = _every(call.args[0], literals) if name == "declared" else _arguments(call)
        for those in every:
            if any(one and one.strip() for one in those):
                yield call.lineno, name, those, []


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls in the order of the text."""
    found = (one for one in ast.walk(tree) if isinstance(one, ast.Call))
    yield from sorted(found, key=lambda call: (call.lineno, call.col_offset))


def _name(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def _every(value: ast.expr, literals: Mapping[str, ast.expr]) -> list[tuple[str | None, ...]]:
    return [(one,) for one in _declared(value, literals)]


def _arguments(call: ast.Call) -> list[tuple[str | None, ...]]:
    """Give the arguments of a call, None for what is no string; once for each string that one may be."""
    texts = [tuple(_strings(one)) or (None,) for one in call.args]
    most = max((len(one) for one in texts), default=0)
    return [tuple(one[min(at, len(one) - 1)] for one in texts) for at in range(most)]


def _strings(value: ast.expr) -> Iterator[str]:
    """Yield the string that stands there, or both of `this if so else that`."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _strings(value.body)
        yield from _strings(value.orelse)


def _declared(value: ast.expr, literals: Mapping[str, ast.expr]) -> Iterator[str]:
    """Yield the strings of a literal: of a dictionary what stands under its keys; of a Literal type its names."""
    match value:
        case ast.Name(id=name) if name in literals:
            yield from _declared(literals[name], {})
        case ast.Subscript(slice=names):
            yield from _declared(names, {})
        case ast.Dict(values=values) | ast.Tuple(elts=values) | ast.List(elts=values) | ast.Set(elts=values):
            for one in values:
                yield from _declared(one, literals)
        case ast.Call(args=values, keywords=named):
            for one in (*values, *(name.value for name in named)):
                yield from _declared(one, literals)
        case _:
            yield from _strings(value)


def _literals(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names of a module that stand for a Literal type."""
    for one in tree.body:
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Subscript):
            yield from ((to.id, one.value) for to in one.targets if isinstance(to, ast.Name))
