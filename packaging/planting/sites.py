"""The places of a module where a fault can be planted, and the planting: one small slip of the kind that people make.

Only what runs inside functions is touched: no annotations, docstrings, decorators, patterns, declarations, and none of
the words for people. A place keeps its module's other lines as they are, so that nothing else differs.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
"""An operator, and what a slip makes of it."""
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
WORDS = {"tr", "plural", "cast", "isinstance", "issubclass", "assert_never"}
"""Calls whose arguments are words for people, or types."""
EMPTY = {
    "bool": ("True", "False"),
    "int": ("0",),
    "str": ("''",),
    "tuple": ("()",),
    "list": ("[]",),
    "dict": ("{}",),
    "frozenset": ("frozenset()",),
    "set": ("set()",),
    "Sequence": ("()",),
    "Mapping": ("{}",),
    "Iterator": ("iter(())",),
}
"""What is returned instead, by the type that is declared."""
NOT_ADDED = (ast.JoinedStr, ast.Tuple, ast.List, ast.ListComp, ast.Dict, ast.Set, ast.Starred)


class Site(NamedTuple):
    """A place for a fault: its function, the statement's first line, what stands there and what would; and where."""

    function: str
    kind: str
    nth: int
    within: str
    before: str
    after: str
    start: tuple[int, int]
    end: tuple[int, int]
    body: int
    """The line before which a function's first statement begins: where a probe can stand."""


def sites(source: str) -> list[Site]:
    """Give every place of a module, in its order; `nth` counts those that are otherwise alike."""
    alike: Counter[tuple[str, ...]] = Counter()
    found = []
    for function, name in _functions(ast.parse(source), ""):
        for one in _of_function(function, name):
            found.append(one._replace(nth=alike[one[:2] + one[3:6]]))
            alike[one[:2] + one[3:6]] += 1
    return found


def planted(source: str, chosen: list[tuple[Site, str]]) -> str:
    """Give the module with a fault at each of these places, and a line (or "") before its function's first one."""
    lines = source.encode().splitlines(keepends=True)
    # Two faults may have one place by now, where two functions became one: it is planted once, and tells of both.
    for site in sorted({site for site, _ in chosen}, key=lambda one: one.start, reverse=True):
        (first, left), (last, right) = site.start, site.end
        after = site.after if site.kind == "statement" else f"({site.after})"
        new = lines[first - 1][:left] + after.encode() + lines[last - 1][right:]
        lines[first - 1 : last] = [new] + [b""] * (last - first)  # other places' lines keep their numbers
    for site, probe in chosen:
        if probe:
            text = lines[site.body - 1]
            indent = text[: len(text) - len(text.lstrip())]
            lines[site.body - 1] = indent + probe.encode() + b"\n" + text
    return b"".join(lines).decode()


Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(node: ast.AST, above: str) -> Iterator[tuple[Function, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            if not any("overload" in ast.unparse(one) for one in child.decorator_list):
                yield child, above + child.name
                yield from _functions(child, f"{above}{child.name}.")
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{above}{child.name}.")
        elif not isinstance(child, ast.expr):
            yield from _functions(child, above)


def _of_function(function: Function, name: str) -> Iterator[Site]:
    told = isinstance(function.body[0], ast.Expr) and isinstance(function.body[0].value, ast.Constant)
    body = function.body[told:]
    for statement in body:
        for within, kind, node, after in _of_statement(statement, function):
            start, end = (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
            yield Site(name, kind, 0, within, ast.unparse(node), after, start, end, body[0].lineno)


Slip = tuple[str, str, ast.expr | ast.stmt, str]
"""The statement's first line, the kind, what is replaced, and by what."""


def _of_statement(statement: ast.stmt, function: Function) -> Iterator[Slip]:
    if isinstance(statement, (ast.Assert, ast.ClassDef, ast.Import, ast.ImportFrom, *Function.__args__)):
        return
    within = ast.unparse(statement).split("\n", 1)[0]
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield within, "statement", statement, "pass"
        case ast.Raise():
            yield within, "statement", statement, "pass"
            return
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            for after in _instead(function.returns):
                yield within, "return", value, after
        case ast.If(test=test):
            yield within, "condition", test, "True"
            yield within, "condition", test, "False"
        case ast.While(test=test):
            yield within, "condition", test, "False"
    if isinstance(statement, ast.AugAssign) and type(statement.op) in TURNED:
        turned = copy.deepcopy(statement)
        turned.op = TURNED[type(statement.op)]()  # type: ignore[assignment]
        yield within, "statement", statement, ast.unparse(turned)
    for child in ast.iter_child_nodes(statement):
        if isinstance(statement, ast.AnnAssign) and child is statement.annotation:
            continue
        yield from _below(child, within, function)


def _below(node: ast.AST, within: str, function: Function) -> Iterator[Slip]:
    """Give the slips at and below a part of a statement; parts that hold statements (cases, handlers) pass them on."""
    match node:
        case ast.stmt():
            yield from _of_statement(node, function)
            return
        case ast.pattern() | ast.JoinedStr():
            return
        case ast.Call(func=ast.Name(id=name)) if name in WORDS:
            return
        case ast.Lambda(body=body):
            yield from _below(body, within, function)
            return
        case ast.expr():
            for kind, after in _slips(node):
                yield within, kind, node, after
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield within, "condition", test, "True"
                yield within, "condition", test, "False"
    if isinstance(node, ast.IfExp):
        yield within, "condition", node.test, "True"
        yield within, "condition", node.test, "False"
    for child in ast.iter_child_nodes(node):
        yield from _below(child, within, function)


def _slips(node: ast.expr) -> Iterator[tuple[str, str]]:
    """Give the kinds of slips that an expression allows, and what stands there then."""
    match node:
        case ast.Compare(ops=ops):
            for n, op in enumerate(ops):
                turned = copy.deepcopy(node)
                turned.ops[n] = TURNED[type(op)]()  # type: ignore[call-overload]
                yield "comparison", ast.unparse(turned)
        case ast.BinOp(left=left, right=right, op=op) if type(op) in TURNED and _reckoned(left) and _reckoned(right):
            yield "arithmetic", ast.unparse(ast.BinOp(left, TURNED[type(op)](), right))  # type: ignore[arg-type]
        case ast.BoolOp(op=op, values=values):
            yield "and-or", ast.unparse(ast.BoolOp(TURNED[type(op)](), values))  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not", ast.unparse(operand)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield "arithmetic", ast.unparse(operand)
        case ast.Constant(value=bool() as value):
            yield "constant", str(not value)
        case ast.Constant(value=int() as value):
            yield "constant", str(value + 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in CALLED:
            yield "call", ast.unparse(ast.Call(ast.Name(CALLED[name]), args, keywords))
        case ast.Call(func=called, args=args, keywords=keywords):
            for one in keywords:
                if one.arg is not None:
                    yield (
                        "argument",
                        ast.unparse(ast.Call(called, args, [more for more in keywords if more is not one])),
                    )


def _reckoned(node: ast.expr) -> bool:
    """Say whether it may be a number or a set: neither text, a row of things, nor a type."""
    text = isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))
    return not (text or isinstance(node, NOT_ADDED) or (isinstance(node, ast.Name) and node.id[:1].isupper()))


def _instead(returns: ast.expr | None) -> tuple[str, ...]:
    """Give the constants that a function may return instead of what it reckons."""
    match returns:
        case None | ast.Constant(value=None):
            return ()
        case ast.BinOp(op=ast.BitOr(), right=ast.Constant(value=None)):
            return ("None",)
        case ast.Subscript(value=value):
            return _instead(value)
        case ast.Name(id=name):
            return EMPTY.get(name, ())
    return ()
