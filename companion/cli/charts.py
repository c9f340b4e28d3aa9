"""`companion resolve` and `companion odds`: one chart from JSON, no game needed."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import click

from companion.language.tongue import tr
from companion.terminal.failures import bad
from companion.terminal.writing import write, write_lines

_LINES = 256
"""Results are written in lots of so many lines: the system's calls would else cost more than the charts."""


def _chart_command(command: Callable[..., Any]) -> click.Command:
    """Make a command that reads cases from standard input; its --help knows the rule."""
    for option in (
        click.argument("rule", required=False),
        click.option("--jsonl", is_flag=True, help="One case a line in, one result a line out."),
        click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="House rules."),
        click.option("-h", "--help", "help_wanted", is_flag=True, help="With RULE, the JSON schema of its input."),
    ):
        command = option(command)
    return click.command(add_help_option=False)(command)


@_chart_command
def resolve(**given: Any) -> None:
    """Resolve the chart RULE for the JSON on standard input; the answer shows its working."""
    _run(odds=False, **given)


@_chart_command
def odds(**given: Any) -> None:
    """Give the exact odds of the chart RULE for the JSON on standard input, which names no dice."""
    _run(odds=True, **given)


def _run(*, rule: str | None, jsonl: bool, house: Path | None, help_wanted: bool, odds: bool) -> None:
    from companion.kernel import lookup

    known = [name for name, one in lookup.rules().items() if one.unrolled is not None or not odds]
    if help_wanted:
        _help(rule, known, odds=odds)
        return
    if rule is None:
        raise click.UsageError(tr("missing argument 'RULE'; there are: {names}", names=", ".join(known)))
    chart = lookup.Lookup(rule, odds=odds, house=house)
    if not jsonl:
        write(chart.one(_standard_input().read()) + b"\n")
        return
    gc.enable()  # a stream may be long
    results = chart.lines(_standard_input())
    while lot := b"".join(islice(results, _LINES)):
        write(lot)


def _standard_input() -> Any:
    if sys.stdin is None or sys.stdin.isatty():
        raise bad("", tr("no case is on it"), tr("pipe the JSON into it"), where=tr("standard input"))
    return sys.stdin.buffer


def _help(rule: str | None, known: list[str], *, odds: bool) -> None:
    if rule is None:
        context = click.get_current_context()
        write_lines([context.get_help(), "", tr("Rules:"), *_indented(known)])
        return
    import msgspec

    from companion.kernel import lookup

    schema = msgspec.json.encode(lookup.schema(rule, odds=odds))
    write(msgspec.json.format(schema) + b"\n")


def _indented(names: list[str]) -> Iterator[str]:
    return (f"  {name}" for name in names)
