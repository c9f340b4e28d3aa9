"""`companion demo`: the sample of a game, played through the real rules and dice."""

from __future__ import annotations

from pathlib import Path

import click

from companion.language.tongue import tr
from companion.terminal.failures import say
from companion.terminal.writing import write


@click.command
@click.option("--out", type=click.Path(path_type=Path), help="The folder for the game and the report.")
def demo(out: Path | None) -> None:
    """Play two turns of McPherson's Ridge and print the battle report; the game and the report stay as files."""
    from companion.kernel.beginning import Beginning, begin
    from companion.kernel.kind import kinds
    from companion.rows.report import markdown_report

    shown = next(one.demo for one in kinds().values() if one.demo is not None)
    folder = a_folder(out)
    game, paper = folder / f"{shown.scenario}.companion", folder / f"{shown.scenario}.md"
    if paper.exists():
        from companion.terminal.failures import bad

        raise bad("", tr("there is a report already"), tr("choose another folder with --out"), where=str(paper))
    with begin(game, Beginning(scenario=shown.scenario, seed=shown.seed)) as session:
        shown.play.open()(session)
        report = markdown_report(session)
    paper.write_text(report, encoding="utf-8")
    write(report)
    made = tr("The game is {game}, the report {paper}.", game=game, paper=paper)
    say(made)
    say(tr("Try: {command}", command=f"companion status {game}"))


def a_folder(out: Path | None) -> Path:
    """Give the folder to write to, made if it is not there: by default a new one in the present folder."""
    if out is None:
        out, number = Path("companion-demo"), 1
        while out.exists():
            number += 1
            out = Path(f"companion-demo-{number}")
    out.mkdir(parents=True, exist_ok=True)
    return out
