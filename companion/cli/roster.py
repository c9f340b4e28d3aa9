"""`companion roster`: an order of battle as somebody else keeps it, read and shown before a game is begun with it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from companion.cli.options import as_json
from companion.language.tongue import tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

FILES = click.Path(path_type=Path)
map_option = click.option(
    "--map", "mapping", metavar="FILE", type=FILES,
    help="What each column is; a FILE that is not there yet is written with what is proposed.",
)  # fmt: skip


@click.command
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=FILES)
@map_option
@click.option("--side", type=click.Choice(("union", "confederate")), help="Of rows that name no side.")
@click.option("--sheet", default="", help="The sheet of a workbook.")
@click.option("--only", metavar="HEAD=VALUE", multiple=True, help="Rows of one battle, of a file that holds several.")
@click.option("--men", type=click.IntRange(0, 99_999), default=0, help="Men of a unit for which the file has none.")
@click.option("--guns", type=click.IntRange(0, 999), default=0, help="Guns of a battery for which the file has none.")
@click.option("-o", "to", metavar="FILE", type=FILES, help="Write our roster of it, as CSV.")
@as_json
def roster(*, files: tuple[Path, ...], mapping: Path | None, to: Path | None, json: bool, **more: Any) -> None:
    """Show an order of battle from any FILE: .xlsx, .ods, CSV of any kind, JSON.

    It says what each column is taken for, what is not needed, and what comes of it: regiments are summed to brigades.
    Nothing is begun; `companion new --roster FILE... GAME` begins with it.
    """
    from companion.kernel.kind import house

    outside = next(one.outside for one in house().values() if one.outside is not None).open()
    if to is not None and os.path.lexists(to):
        hint = tr("choose another name or move it away")
        raise bad("", tr("there is a file of this name already"), hint, where=str(to))
    more["only"] = dict(_pair(text) for text in more["only"])
    found, unwritten = outside.read(files, mapping, **more)
    if unwritten and mapping is not None:
        outside.write_mapping(found, mapping)
    if json:
        write_json(outside.value(found))
    else:
        write_lines(outside.lines(found))
    if to is not None:
        _write(outside, found, to)
    if not json:
        told = [tr("written: {file}", file=one) for one in (mapping if unwritten else None, to) if one is not None]
        write_lines(["", *told] if told else [])


def _write(outside: Any, found: Any, to: Path) -> None:
    texts = list(outside.texts(found).values())
    if len(texts) > 1:
        raise bad("", tr("one FILE at a time is written"), tr("give -o with each by itself"), where=str(to))
    to.write_text(texts[0], encoding="utf-8")


def _pair(text: str) -> tuple[str, str]:
    head, sign, value = text.partition("=")
    if not sign:
        raise bad(text, tr("is not HEAD=VALUE"), where="--only")
    return head.strip(), value.strip()
