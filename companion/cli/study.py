"""`companion study`: the same games under other rulings, levels and scenarios, on one machine or many."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from companion.charts.bounds import MEN
from companion.cli.options import as_json
from companion.language.tongue import number, tr
from companion.terminal.failures import bad, say
from companion.terminal.writing import write, write_lines

if TYPE_CHECKING:
    from companion.study.studies.engines import Engine
    from companion.study.studies.plan import Plan
    from companion.study.studies.studying import At

REPORTS = (".html", ".pdf", ".md")
_TENTHS = 10
"""Where nobody sits at a terminal, how often it is told how far the study is."""


@click.command("study")
@click.argument("scenarios", metavar="SCENARIO...", nargs=-1, required=True)
@click.option("--games", metavar="N", type=click.IntRange(1, MEN), required=True, help="Games of each variant.")
@click.option(
    "--vary", metavar="KEY=A,B", multiple=True, help="A ruling, an option, union, confederate, rules or scenario.KEY."
)
@click.option("--union", metavar="LEVEL", help="The Union's level, basic if it is not varied.")
@click.option("--confederate", metavar="LEVEL", help="The Confederates' level, likewise.")
@click.option("--set", "settings", metavar="OPTION=VALUE", multiple=True, help="A ruling or an option, in every game.")
@click.option("--rules", "house", metavar="DIR", help="A folder of house rules.")
@click.option("--seed", metavar="TEXT", default="1863", show_default=True, help="Game k uses TEXT/k in every variant.")
@click.option("--paired", is_flag=True, help="With the differences game by game.")
@click.option(
    "--out", metavar="DIR", type=click.Path(file_okay=False, path_type=Path), help="Keep each game; go on there."
)
@click.option("--until", metavar="P", type=float, help="Enough when half a 95 % interval is P points or less.")
@click.option("--workers", metavar="K", type=click.IntRange(0, 1_000), help="Processes; 0, the default, is one a core.")
@click.option("--cluster", metavar="N", type=click.IntRange(1, 1_000), help="N workers of a Dask cluster begun here.")
@click.option("--scheduler", metavar="ADDRESS", help="A Dask scheduler's workers: tcp://HOST:8786.")
@click.option(
    "--report",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A report with plots and tables: .html, .pdf or .md.",
)
@as_json
def study(
    *,
    scenarios: tuple[str, ...],
    games: int,
    vary: tuple[str, ...],
    union: str | None,
    confederate: str | None,
    settings: tuple[str, ...],
    house: str | None,
    seed: str,
    paired: bool,
    out: Path | None,
    until: float | None,
    workers: int | None,
    cluster: int | None,
    scheduler: str | None,
    report: Path | None,
    json: bool,
) -> None:
    """Play each SCENARIO many times under every combination of what is varied, and tell what it changes.

    Game k has the same dice in every variant. With --out each game is kept as it ends, and the same line typed again
    goes on where it stopped; more games, another number of workers or a cluster make no other study of it.
    """
    from companion.cli.games import pair
    from companion.study.studies.studying import study as studied
    from companion.study.studies.told import lines

    if until is not None and not until > 0:
        raise bad("--until", tr("{value} is no precision", value=until), tr("give points above 0, as 2.5"))
    if report is not None and report.suffix not in REPORTS:
        what = tr("a report is HTML, PDF or Markdown")
        raise bad("--report", what, tr("end its name in {names}", names=", ".join(REPORTS)))
    named = {"union": union, "confederate": confederate, "rules": house}
    given = {key: value for key, value in named.items() if value is not None} | dict(pair(text) for text in settings)
    plan = _plan(scenarios, given, vary, games=games, seed=seed, paired=paired, until=until)
    engine = _engine(workers, cluster, scheduler)
    found = studied(plan, engine, out=out, progress=_progress())
    if report is not None:
        _report(msgspec.json.decode(found), report, quiet=json)
    if json:
        write(found)
    else:
        write_lines(lines(msgspec.json.decode(found)))


def _report(found: dict[str, Any], file: Path, *, quiet: bool) -> None:
    from companion.cards.mapped import measure
    from companion.cli.folders import kept
    from companion.study.reports.studied import of_study, title

    told = of_study(found, measure)
    content: str | bytes = told.text
    if file.suffix == ".html":
        from companion.study.reports.page import page

        content = page(told.text, title(found), told.figures, told.narrow)
    elif file.suffix == ".pdf":
        from companion.cli.log import pages

        # No moment is told: the same games give the same pages.
        content = pages(told.text, title(found), "", told.figures)
    written = kept(file.parent, file.name, content)
    if not quiet:
        write_lines([tr("Written: {file}", file=written)])


def _plan(
    scenarios: tuple[str, ...],
    settled: dict[str, str],
    vary: tuple[str, ...],
    *,
    games: int,
    seed: str,
    paired: bool,
    until: float | None,
) -> Plan:
    from companion.kernel.dice import seed_of
    from companion.study.studies.plan import BASIC, SIDES, Plan, varied

    if len({*scenarios}) != len(scenarios):
        raise bad("SCENARIO", tr("a scenario stands here twice"), tr("name each once"))
    varying = varied(vary)
    for key in varying:
        if key in settled:
            raise bad("--vary", tr("{key} is settled for every game", key=key), tr("vary it, or settle it"))
    # Told with each game, though nobody settled it.
    fixed = {side: BASIC for side in SIDES if side not in varying} | settled
    return Plan(
        scenarios=scenarios,
        settings=fixed,
        vary=varying,
        seed=seed_of(seed),
        games=games,
        paired=paired,
        until=until,
    )


def _engine(workers: int | None, cluster: int | None, scheduler: str | None) -> Engine:
    from companion.study.studies.engines import Processes, Serial

    if sum(one is not None for one in (workers, cluster, scheduler)) > 1:
        raise click.UsageError(tr("--workers, --cluster and --scheduler exclude each other"))
    if cluster is not None or scheduler is not None:
        from companion.study.studies.scheduled import Scheduled

        return Scheduled(scheduler or "", workers=cluster or 0)
    return Serial() if workers == 1 else Processes(workers or 0)


def _progress() -> Callable[[At], bool]:
    """Tell on standard error how far it is: a bar at a terminal, else a line a tenth."""
    begun = time.monotonic()
    told = [-1]

    def tell(at: At) -> bool:
        rate = (at.ended - at.kept) / max(time.monotonic() - begun, 1e-9)
        if sys.stderr.isatty():
            bar = "#" * (40 * at.ended // max(1, at.every))
            sys.stderr.write(f"\r[{bar:<40}] {_far(at, rate)} ")
            sys.stderr.write("\n" if at.ended == at.every else "")
            sys.stderr.flush()
        elif at.ended * _TENTHS // max(1, at.every) > told[0]:
            told[0] = at.ended * _TENTHS // max(1, at.every)
            say(_far(at, rate))
        return True

    return tell


def _far(at: At, rate: float) -> str:
    done = tr("{ended} of {every} games", ended=at.ended, every=at.every)
    if at.ended <= at.kept or rate <= 0:
        return done
    left = round((at.every - at.ended) / rate)
    clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
    return tr("{done}, {rate} a second, {left} left", done=done, rate=number(rate, ".2f"), left=clock)
