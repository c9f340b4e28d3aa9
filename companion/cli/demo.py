"""`companion demo`: two turns of the sample battle from a list of commands, through the real rules and dice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from companion.language.tongue import tr
from companion.terminal.failures import say
from companion.terminal.writing import write

if TYPE_CHECKING:
    from companion.kernel.session import Session

SCENARIO, SCRIPT, SEED = "mcphersons-ridge", "demo-mcphersons-ridge.jsonl", "1863"


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the script: commands to do as one entry, with the dice the players threw; or an undo, or ticks."""

    do: tuple[msgspec.Raw, ...] = ()
    roll: tuple[int, ...] = ()
    undo: bool = False
    tick: bool = False
    """All that was to be done on the table has been done."""


@click.command
@click.option("--out", type=click.Path(path_type=Path), help="The folder for the game and the report.")
def demo(out: Path | None) -> None:
    """Play two turns of McPherson's Ridge and print the battle report; the game and the report stay as files."""
    from companion.kernel.beginning import Beginning, begin
    from companion.rows.report import markdown_report

    folder = a_folder(out)
    game, paper = folder / f"{SCENARIO}.companion", folder / f"{SCENARIO}.md"
    if paper.exists():
        from companion.terminal.failures import bad

        raise bad("", tr("there is a report already"), tr("choose another folder with --out"), where=str(paper))
    with begin(game, Beginning(scenario=SCENARIO, seed=SEED)) as session:
        play(session)
        report = markdown_report(session)
    paper.write_text(report, encoding="utf-8")
    write(report)
    made = tr("The game is {game}, the report {paper}.", game=game, paper=paper)
    say(made)
    say(tr("Try: {command}", command=f"companion status {game}"))


def play(session: Session) -> None:
    """Do all that the script says."""
    from companion.games.miniatures.rules.commands import Tick

    for act in script():
        if act.undo:
            session.undo()
        elif act.tick:
            session.do(Tick(tuple(one.number for one in session.view.acts if not one.done)))
        else:
            session.do(*(session.decode(bytes(raw)) for raw in act.do), faces=act.roll)


def script() -> Iterator[Act]:
    """Read the script, one act a line."""
    from companion.kernel.shelf import resource_text

    for line in resource_text("scenarios", SCRIPT).splitlines():
        if line.strip():
            yield msgspec.json.decode(line, type=Act)


def a_folder(out: Path | None) -> Path:
    """Give the folder to write to, made if it is not there: by default a new one in the present folder."""
    if out is None:
        out, number = Path("companion-demo"), 1
        while out.exists():
            number += 1
            out = Path(f"companion-demo-{number}")
    out.mkdir(parents=True, exist_ok=True)
    return out
