"""Starting a battle: a scenario and its orders of battle give the state of turn 1.

Pure: texts and rows come in, a State goes out. What the sheet leaves to others (D10-RUL-SCOPE) comes from the
scenario: turns, clock, who goes first, arrivals, ratings, objectives and score.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.charts.scale import Scale
from companion.games.miniatures.rules.score import ScoreChart, with_points
from companion.games.miniatures.rules.state import SIDES, Objective, Placed, Side, State, Told, Unit
from companion.games.miniatures.setup.build import Forces, forces, one_sided
from companion.games.miniatures.setup.leaders import Post, commanded, posts_of
from companion.games.miniatures.setup.names import unknown_names
from companion.games.miniatures.setup.roster_row import RosterRow
from companion.games.miniatures.setup.scenario import Force, Scenario, ScenarioLeader, read_scenario
from companion.language.tongue import tr

__all__ = ["Scenario", "read_scenario", "score_sheet", "sides", "start"]


def start(
    scenario: Scenario,
    rows: Sequence[RosterRow],
    scale: Scale,
    *,
    options: Mapping[str, int] | None = None,
    intelligence: Literal["open", "strengths-hidden", "units-hidden"] = "open",
    file: str = "",
) -> State:
    """Give the state at the start of a scenario; `rows` are those of all its orders of battle, in order.

    Raises BadInput with every problem: names that no row bears, a side without units, two leaders for a post,
    thresholds above the stands. `file` names the scenario in them.
    """
    file = file or scenario.id
    problems = [*unknown_names(scenario, rows, file)]
    # Entries look at the rows as the order of battle has them, not as earlier entries left them: a division that fights
    # under another corps is still found by its own.
    changed, present = _chosen(scenario.forces, rows)
    chosen = [row for row, here in zip(changed, present, strict=True) if here]
    problems += one_sided(chosen, file)
    # Division leaders go with their division to another corps, before the scenario's own words about leaders are taken.
    posts, wrong = _posts(scenario.leaders, _moved(posts_of(rows), rows, changed), chosen, file)
    problems += wrong
    made = Forces()
    try:
        made = forces(chosen, posts, scale, guns_as=scenario.guns)
    except BadInput as error:
        problems += error.problems
    # Not a fault of the roster, which may serve a longer battle: told at the scenario's last turn.
    problems += _late(made, scenario, file)
    if problems:
        raise BadInput(problems)
    return State(
        scenario=scenario.id,
        title=scenario.title,
        last_turn=scenario.last_turn,
        brigades=made.brigades,
        batteries=made.batteries,
        leaders=made.leaders,
        names=made.names,
        first=scenario.first,
        player_turn=scenario.first,
        starts_at=scenario.starts_at,
        minutes=scenario.minutes or scale.minutes,
        options=dict(options or {}),
        intelligence=intelligence,
        objectives={
            one.id: Objective(one.id, one.name, one.points, one.holder, at_first=one.holder, asks=one.asks)
            for one in scenario.objectives
        },
        sudden_death=scenario.sudden_death,
        briefings={
            one.side: Told(situation=" ".join(one.situation.split()), mission=" ".join(one.mission.split()))
            for one in scenario.briefings
        },
    )


def sides(scenario: Scenario) -> tuple[Side, ...]:
    """Name the sides that have forces in a scenario."""
    return tuple(side for side in SIDES if any(force.side == side and force.present for force in scenario.forces))


def score_sheet(chart: ScoreChart, scenario: Scenario) -> ScoreChart:
    """Give the score sheet with the scenario's own points and levels."""
    return with_points(chart, scenario.points, scenario.levels)


def _chosen(entries: Sequence[Force], rows: Sequence[RosterRow]) -> tuple[list[RosterRow], list[bool]]:
    """Give every row as the entries change it, and whether it takes part: entry after entry, the later one holds."""
    changed, present = list(rows), [False] * len(rows)
    for entry in entries:
        for index, row in enumerate(rows):
            if entry.takes(row):
                changed[index], present[index] = _changed(changed[index], entry), entry.present
    return changed, present


def _changed(row: RosterRow, entry: Force) -> RosterRow:
    """Give a row as an entry of the scenario changes it; what does not concern its arm is left alone."""
    fields = ["arrives", "edge", "stands", "fresh_at", "worn_at", "traits", "emblem"]
    fields += {
        "infantry": ["formation", "exceptional"],
        "cavalry": ["formation", "exceptional", "mounted", "carbine"],
        "artillery": ["limbered"],
    }[row.arm]
    changes: dict[str, Any] = {name: getattr(entry, name) for name in fields if getattr(entry, name) is not None}
    if entry.under is not None:
        changes["corps"] = entry.under
    if entry.with_division is not None:
        changes["division"] = entry.with_division
    if entry.invented:
        changes["invented"] = tuple(dict.fromkeys((*row.invented, *entry.invented)))
    return replace(row, **changes)


def _moved(posts: Sequence[Post], rows: Sequence[RosterRow], changed: Sequence[RosterRow]) -> list[Post]:
    """Give the posts with the divisions that fight under another corps here; corps leaders keep their corps."""
    under = {
        (was.side, was.corps, was.division): now.corps
        for was, now in zip(rows, changed, strict=True)
        if was.division and was.corps != now.corps
    }
    return [
        replace(post, corps=under.get((post.side, post.corps, post.division), post.corps))
        if post.rank == "division"
        else post
        for post in posts
    ]


def _posts(
    entries: Sequence[ScenarioLeader], known: Sequence[Post], rows: Sequence[RosterRow], file: str
) -> tuple[list[Post], list[Problem]]:
    """Give the orders of battle's posts as the scenario changes them, and the entries that change nothing."""
    posts: list[Post] = list(known)
    problems: list[Problem] = []
    for index, entry in enumerate(entries):
        path = f"$.leaders[{index}]"
        mine = [post for post in posts if _meant(entry, post)]
        if len({post.corps for post in mine}) > 1:
            problems.append(Problem(file, f"{path}.corps", tr("is missing: more than one corps has this division")))
            continue
        posts = [post for post in posts if post not in mine]
        if not entry.present:
            if not mine:
                problems.append(Problem(file, path, tr("leaves out a leader whom the order of battle has not")))
            continue
        made = _post(entry, mine[0] if mine else None, rows, file=file, place=path)
        if not made.name:
            problems.append(Problem(file, f"{path}.name", tr("is missing: the order of battle names no leader there")))
        elif not commanded(made, rows):
            problems.append(Problem(file, path, tr("{name} has no troops in this scenario", name=made.name)))
        else:
            posts.append(made)
    return posts, problems


def _meant(entry: ScenarioLeader, post: Post) -> bool:
    return (post.side, post.rank, post.division) == (entry.side, entry.rank, entry.division) and (
        not entry.corps or post.corps == entry.corps
    )


def _post(entry: ScenarioLeader, was: Post | None, rows: Sequence[RosterRow], *, file: str, place: str) -> Post:
    corps = entry.corps or next(
        (row.corps for row in rows if row.side == entry.side and row.division == entry.division), ""
    )
    in_corps = "" if entry.rank == "army" else corps
    first: Post = was or Post(entry.side, entry.rank, in_corps, entry.division, entry.name)
    arrives = first.arrives if entry.arrives is None else Placed(entry.arrives, entry.edge or "")
    return Post(
        first.side,
        first.rank,
        first.corps,
        first.division,
        entry.name or first.name,
        exceptional=first.exceptional if entry.exceptional is None else entry.exceptional,
        arrives=arrives,
        invented=tuple(dict.fromkeys((*first.invented, *entry.invented))),
        file=file,
        place=place,
    )


def _late(made: Forces, scenario: Scenario, file: str) -> Iterator[Problem]:
    """Yield what the order of battle itself brings on after the last turn."""
    units: tuple[Unit, ...] = (*made.brigades.values(), *made.batteries.values())
    for one in units:
        if one.arrives.turn > scenario.last_turn:
            what = tr(
                "{name} arrives in turn {turn}, after the last, {last_turn}",
                name=one.name,
                turn=one.arrives.turn,
                last_turn=scenario.last_turn,
            )
            yield Problem(file, "$.last_turn", what, tr("give more turns, or another arrival in [[forces]]"))
