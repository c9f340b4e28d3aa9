"""The shape of a scenario file (TOML): which forces, when they come, and for what they fight."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Wording
from companion.charts.reading import located, read_toml
from companion.charts.ruleset import Chart
from companion.charts.traits import amiss
from companion.charts.upcasting import SCENARIO, Format
from companion.drawing import emblems
from companion.games.miniatures.charts.shared import Positive
from companion.games.miniatures.rules.score import DEEDS, Deed, LevelRow, level_problems
from companion.games.miniatures.rules.state import Formation, Rank, Side, SuddenDeath
from companion.games.miniatures.setup.build import GunsAs
from companion.games.miniatures.setup.ids import slug
from companion.games.miniatures.setup.roster_row import INVENTED, Carbine, Edge, RosterRow
from companion.games.miniatures.upcasts import UPCASTS
from companion.language.tongue import tr

Turn = Annotated[int, Meta(ge=0)]
Clock = Annotated[str, Meta(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9])?$")]

ALL = 100
"""Every brigade, in percent."""


class Force(Chart, frozen=True, kw_only=True):
    """Rows of the order of battle, chosen by names as they stand there, and what is different about them here.

    The names given must all fit: `corps` alone takes the whole corps. A later entry changes what an earlier one took;
    None leaves a thing as it is.
    """

    side: Side
    corps: str = ""
    division: str = ""
    battalion: str = ""
    unit: str = ""
    present: bool = True
    arrives: Turn | None = None
    edge: Edge | None = None
    formation: Formation | None = None
    mounted: bool | None = None
    limbered: bool | None = None
    exceptional: bool | None = None
    carbine: Carbine | None = None
    stands: Positive | None = None
    fresh_at: Positive | None = None
    worn_at: Positive | None = None
    traits: tuple[str, ...] | None = None
    emblem: str | None = None
    """A badge, `corps` for that of the corps, or a picture beside the scenario; "" for none."""
    under: str | None = None
    """The corps that they fight under in this battle."""
    with_division: str | None = None
    """The division that they fight with in this battle, of the same corps: its leader commands them."""
    invented: tuple[str, ...] = ()
    """Names of roster columns whose value no source gives."""
    why: str = ""
    """For readers: the source of it."""

    def takes(self, row: RosterRow) -> bool:
        """Say whether the entry's names fit a row."""
        return row.side == self.side and all(
            not wanted or wanted == getattr(row, name)
            for name, wanted in (
                ("corps", self.corps),
                ("division", self.division),
                ("battalion", self.battalion),
                ("unit", self.unit),
            )
        )


class ScenarioLeader(Chart, frozen=True, kw_only=True):
    """A leader beside, or other than, those of the order of battle: of a division, a corps, or the army."""

    side: Side
    rank: Rank
    corps: str = ""
    division: str = ""
    name: str = ""
    """Empty keeps the one of the order of battle."""
    present: bool = True
    exceptional: bool | None = None
    arrives: Turn | None = None
    edge: Edge | None = None
    invented: tuple[Literal["name", "exceptional", "arrives"], ...] = ()
    why: str = ""


class ScenarioObjective(Chart, frozen=True, kw_only=True):
    """A place worth points to who holds it, and who holds it at first."""

    id: str
    name: str
    points: int
    holder: Side | Literal[""] = ""
    asks: bool = False
    """Whether each turn asks who holds it."""


class ScenarioBriefing(Chart, frozen=True, kw_only=True):
    """What one side is told before the battle: no more than it may know, whatever the seats may see."""

    side: Side
    situation: Wording = ""
    mission: Wording = ""


class Scenario(Chart, frozen=True, kw_only=True):
    """A battle to start."""

    format: Format
    kind: Literal["miniatures"]
    name: str = ""
    title: Wording
    date: str = ""
    description: Wording = ""
    last_turn: Annotated[int, Meta(ge=1, le=999)]
    starts_at: Clock = ""
    """Clock time of turn 1."""
    minutes: Turn = 0
    """Minutes of history a full turn; 0: as scale.toml says."""
    first: Side = "union"
    """Who has the first player turn (D10-RUL-SEQ-HEADINGS)."""
    scale: str = ""
    """The scale's id; "": the game's setting."""
    field: str = ""
    """The field that it is fought on: a file beside the scenario, or a shipped one by its name; "": a bare table."""
    orders_of_battle: tuple[str, ...]
    """Names of rosters: a shipped one without its ending, or a file."""
    guns: GunsAs = "battalions"
    """Whether the guns of a battalion are pooled by their type, or each battery has a gun stand of its own."""
    invented: tuple[str, ...] = ()
    """What of the scenario as a whole no source gives, for people."""
    forces: tuple[Force, ...]
    leaders: tuple[ScenarioLeader, ...] = ()
    objectives: tuple[ScenarioObjective, ...] = ()
    score: dict[str, int] = msgspec.field(default_factory=dict)
    """Victory points other than those of score.toml, by the ids there."""
    levels: tuple[LevelRow, ...] = ()
    """What a lead is called, in place of the levels of score.toml."""
    sudden_death: tuple[SuddenDeath, ...] = ()
    """What ends the battle at the end of a turn before the last."""
    briefings: tuple[ScenarioBriefing, ...] = ()
    """What each side is told on its briefing."""

    @property
    def id(self) -> str:
        """Give the scenario's name, or one made from its title."""
        return self.name or slug(self.title)

    @property
    def points(self) -> dict[Deed, int]:
        """Give the scenario's own victory points."""
        return {deed: self.score[deed] for deed in DEEDS if deed in self.score}


def read_scenario(text: str, file: str) -> Scenario:
    """Read a scenario; raises BadInput with every problem: keys, types, and what does not fit together."""
    scenario = read_toml(text, Scenario, file=file, upcast=UPCASTS.file(SCENARIO))
    problems = tuple(_problems(scenario, file))
    if problems:
        raise BadInput(located(problems, {file: text}))
    return scenario


def _problems(scenario: Scenario, file: str) -> Iterator[Problem]:
    if not slug(scenario.title):
        yield Problem(file, "$.title", tr("is empty"))
    if scenario.name and scenario.name != slug(scenario.name):
        yield Problem(
            file, "$.name", tr("{name!r} is no id", name=scenario.name), tr("write {slug!r}", slug=slug(scenario.name))
        )
    if not scenario.orders_of_battle:
        yield Problem(file, "$.orders_of_battle", tr("is empty"), tr("name the roster that the forces are taken from"))
    if not scenario.forces:
        yield Problem(file, "$.forces", tr("has no entry"), tr("name at least a force of either side"))
    for index, force in enumerate(scenario.forces):
        yield from _force_problems(force, scenario, file, f"$.forces[{index}]")
    for index, leader in enumerate(scenario.leaders):
        yield from _leader_problems(leader, scenario, file, f"$.leaders[{index}]")
    posts = Counter((one.side, one.rank, one.corps, one.division) for one in scenario.leaders)
    for post in (post for post, times in posts.items() if times > 1):
        yield Problem(file, "$.leaders", tr("the post of the {names} stands twice", names=" ".join(filter(None, post))))
    yield from _objective_problems(scenario, file)
    yield from level_problems(scenario.levels, file)
    for index, one in enumerate(scenario.sudden_death):
        yield from _sudden_problems(one, scenario, file, f"$.sudden_death[{index}]")
    for side, times in Counter(one.side for one in scenario.briefings).items():
        if times > 1:
            yield Problem(file, "$.briefings", tr("the {side} side has two briefings", side=tr(side)))
    for deed in scenario.score:
        if deed not in DEEDS:
            yield Problem(
                file,
                f"$.score.{deed}",
                tr("is no line of the score sheet"),
                tr("one of {names}", names=", ".join(DEEDS)),
            )


def _force_problems(force: Force, scenario: Scenario, file: str, path: str) -> Iterator[Problem]:
    if not (force.corps or force.division or force.battalion or force.unit):
        hint = tr("give corps, division, battalion or unit as the order of battle does")
        yield Problem(file, path, tr("names nothing"), hint)
    if force.arrives is not None and force.arrives > scenario.last_turn:
        yield Problem(
            file,
            f"{path}.arrives",
            tr("turn {arrives} is after the last, {last_turn}", arrives=force.arrives, last_turn=scenario.last_turn),
        )
    if force.edge and not force.arrives:
        yield Problem(file, f"{path}.edge", tr("has an edge but no turn of arrival"), tr("give arrives with it"))
    for name in force.invented:
        if name not in INVENTED:
            hint = tr("any of {names}", names=", ".join(INVENTED))
            yield Problem(file, f"{path}.invented", tr("{name!r} is no column that can be invented", name=name), hint)
    if (wrong := amiss(force.traits or ())) is not None:
        yield Problem(file, f"{path}.traits", *wrong)
    if force.emblem and (wrong := emblems.amiss(force.emblem)) is not None:
        yield Problem(file, f"{path}.emblem", *wrong)
    if force.fresh_at and force.worn_at and force.worn_at > force.fresh_at:
        yield Problem(
            file,
            f"{path}.worn_at",
            tr("worn at {worn_at} is above fresh at {fresh_at}", worn_at=force.worn_at, fresh_at=force.fresh_at),
        )


def _leader_problems(leader: ScenarioLeader, scenario: Scenario, file: str, path: str) -> Iterator[Problem]:
    wanted = {"division": bool(leader.division), "corps": bool(leader.corps), "army": True}[leader.rank]
    if not wanted:
        yield Problem(file, f"{path}.{leader.rank}", tr("is missing: whose {rank} leader is he?", rank=leader.rank))
    if leader.arrives is not None and leader.arrives > scenario.last_turn:
        yield Problem(
            file,
            f"{path}.arrives",
            tr("turn {arrives} is after the last, {last_turn}", arrives=leader.arrives, last_turn=scenario.last_turn),
        )
    if leader.edge and not leader.arrives:
        yield Problem(file, f"{path}.edge", tr("has an edge but no turn of arrival"), tr("give arrives with it"))


def _objective_problems(scenario: Scenario, file: str) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, one in enumerate(scenario.objectives):
        path = f"$.objectives[{index}].id"
        if not re.fullmatch(r"[\w]+(-[\w]+)*", one.id):
            yield Problem(
                file, path, tr("{id!r} is no id", id=one.id), tr("write {slug!r}", slug=slug(one.id or one.name))
            )
        if one.id in seen:
            yield Problem(file, path, tr("{id!r} stands twice", id=one.id))
        seen.add(one.id)


def _sudden_problems(one: SuddenDeath, scenario: Scenario, file: str, path: str) -> Iterator[Problem]:
    if not (one.objectives or one.ahead or one.enemy_spent):
        hint = tr("give objectives, ahead or enemy_spent")
        yield Problem(file, path, tr("names nothing by which the battle is won"), hint)
    if not 1 <= one.from_turn <= scenario.last_turn:
        what = tr("turn {turn} is none of the battle's, 1 to {last}", turn=one.from_turn, last=scenario.last_turn)
        yield Problem(file, f"{path}.from_turn", what)
    if one.ahead < 0:
        yield Problem(file, f"{path}.ahead", tr("is below 0"))
    if not 0 <= one.enemy_spent <= ALL:
        yield Problem(file, f"{path}.enemy_spent", tr("is no percentage, 0 to 100"))
    there = [place.id for place in scenario.objectives]
    for name in one.objectives:
        if name not in there:
            hint = tr("any of {names}", names=", ".join(there) or tr("nothing"))
            yield Problem(file, f"{path}.objectives", tr("{id!r} is no objective of this battle", id=name), hint)
