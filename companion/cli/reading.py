"""`companion rules`: a chart, a clause and its rulings."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.options import as_seat, write_lines


@click.command
@click.argument("ruleset")
@click.argument("clause", required=False)
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
@as_seat
def rules(ruleset: str, clause: str | None, house: Path | None, seat: str) -> None:
    """Read RULESET (miniatures): one CLAUSE, ruling or chart by name, or without one the list of them all."""
    del seat  # the rules are no secret
    from companion.data import ruleset_texts
    from companion.present.reference import Reference

    reference = Reference(ruleset_texts(ruleset, house=house))
    write_lines(reference.about(clause) if clause else reference.contents())
