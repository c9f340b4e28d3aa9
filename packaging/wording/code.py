"""The strings of the program's own code: what stands in the calls that pass the tongue, and what is declared for them.

Babel asks `extract` for the calls of a file; `KEYWORDS` says which of their arguments are what.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import IO, Any

KEYWORDS: dict[str, Any] = {
    "tr": (1,),
    "plural": (2, 3),
    "form_of": (1, 2),
    "tr_in": ((1, "c"), 2),
    "word": (1,),
    "declared": (1, (2, "c")),
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
    tables, local = dict(_tables(tree)), _local(tree)
    for call in _calls(tree):
        name = _name(call.func)
        if name not in keywords or not call.args:
            continue
        every = (
            [(one, _context(call)) for one in _declared(call, tables)]
            if name == "declared"
            else _arguments(call, local)
        )
        for those in every:
            if those[0] is None or those[0].strip() or len(those) > 1:
                yield call.lineno, name, those, []


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls in the order of the text."""
    found = (one for one in ast.walk(tree) if isinstance(one, ast.Call))
    yield from sorted(found, key=lambda call: (call.lineno, call.col_offset))


def _name(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def _arguments(call: ast.Call, local: Mapping[ast.expr, Sequence[ast.expr]]) -> list[tuple[str | None, ...]]:
    """Give the arguments of a call, None for what is no string; once for each string that one may be."""
    may_be = [local.get(one, [one]) for one in call.args]
    texts = [tuple(text for one in those for text in _strings(one)) or (None,) for those in may_be]
    most = max((len(one) for one in texts), default=0)
    return [tuple(one[min(at, len(one) - 1)] for one in texts) for at in range(most)]


def _local(tree: ast.AST) -> dict[ast.expr, list[ast.expr]]:
    """Give what each name within a function was called for; of one that is added to the parts are no strings."""
    found: dict[ast.expr, list[ast.expr]] = {}
    for function in (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)):
        inside = list(ast.walk(function))
        called: dict[str, list[ast.expr]] = {}
        for one in inside:
            if isinstance(one, ast.Assign):
                for to in one.targets:
                    if isinstance(to, ast.Name):
                        called.setdefault(to.id, []).append(one.value)
        for one in inside:
            if isinstance(one, ast.AugAssign) and isinstance(one.target, ast.Name):
                called.pop(one.target.id, None)
        found |= {one: called[one.id] for one in inside if isinstance(one, ast.Name) and one.id in called}
    return found


def _strings(value: ast.expr) -> Iterator[str]:
    """Yield the string that stands there, or both of `this if so else that`."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _strings(value.body)
        yield from _strings(value.orelse)


def _declared(call: ast.Call, tables: Mapping[str, ast.expr]) -> Iterator[str]:
    """Yield the strings that a call declares: of the whole table, or of some places in each of its rows."""
    words, *at = call.args
    places = [one.value for one in at if isinstance(one, ast.Constant) and isinstance(one.value, int)]
    if not places:
        yield from _every(words, tables)
    for row in map(_parts, _parts(_named(words, tables))):
        for place in places:
            yield from _every(row[place], tables)


def _context(call: ast.Call) -> str | None:
    """Give the context of what a call declares."""
    return next((text for one in call.keywords if one.arg == "context" for text in _strings(one.value)), None)


def _every(value: ast.expr, tables: Mapping[str, ast.expr]) -> Iterator[str]:
    """Yield every string that stands in a literal; of a dictionary what stands under its keys."""
    named = _named(value, tables)
    if isinstance(named, ast.Subscript):
        for one in _parts(named):
            yield from (re.sub("[-_]", " ", text) for text in _every(one, tables))
    elif parts := _parts(named):
        for one in parts:
            yield from _every(one, tables)
    elif isinstance(named, ast.BinOp):
        yield from _every(named.left, tables)
        yield from _every(named.right, tables)
    else:
        yield from _strings(named)


def _parts(value: ast.expr) -> list[ast.expr]:
    """Give the parts of a literal, of a Literal type or of something made of them."""
    match value:
        case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return parts
        case ast.Call(args=parts, keywords=named):
            return [*parts, *(one.value for one in named)]
        case ast.Subscript(slice=ast.Tuple(elts=parts)):
            return parts
        case ast.Subscript(slice=part):
            return [part]
    return []


def _named(value: ast.expr, tables: Mapping[str, ast.expr]) -> ast.expr:
    """Give what a name of the module stands for."""
    return tables.get(value.id, value) if isinstance(value, ast.Name) else value


def _tables(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names of a module with what they stand for."""
    for one in tree.body:
        if isinstance(one, ast.Assign):
            yield from ((to.id, one.value) for to in one.targets if isinstance(to, ast.Name))
        elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.value is not None:
            yield one.target.id, one.value
