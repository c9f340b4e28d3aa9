"""The maneuver check: modifiers, column, outcome (D10-MAN-*)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from companion.charts.bounds import Few, Inches, SomeStands, Whole
from companion.charts.figures import Exact, Outside, Reasoned, exact, row_for
from companion.charts.modifiers import Modifier, Reading, Whom, by_rule, counted, modifier, unasked, worth
from companion.charts.traits import Traits
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.maneuver import ManeuverOutcome
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import MANEUVER
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules.state import Effectiveness, Formation, Rank
from companion.language.messages import Message

Face = Annotated[int, Meta(ge=1, le=10)]
COLUMNS: frozenset[str] = frozenset({"march-column", "attack-column"})
"""Field column is Attack Column (D10-RUL-TEXT-FIELD-COLUMN)."""
FIELD_COLUMN = "D10-RUL-TEXT-FIELD-COLUMN"
LEADERS = ("leader-in-radius", "leader-attached", "exceptional-leader-in-radius", "exceptional-leader-attached")
"""The rules' own functions that count leaders, each by himself."""


class ChainLeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader of the brigade's own chain, detached or attached to this brigade."""

    rank: Rank = "division"
    exceptional: bool = False
    attached: bool = False
    distance: Inches = 0.0
    """Inches to the brigade's nearest stand; of no account when attached."""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A brigade that checks, before its die."""

    stands: SomeStands
    disordered: bool = False
    state: Effectiveness
    exceptional_commander: bool = False
    formation: Formation = "single-line"
    in_fieldworks: bool = False
    leaders: Annotated[list[ChainLeader], Few] = []
    traits: Traits = ()
    asked: Annotated[list[str], Few] = []
    """What only eyes know, in the words of the rows that ask for it."""
    options: dict[str, Whole] = {}


class RolledCheck(Check, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A check and its die."""

    die: Face


class CheckResult(msgspec.Struct, frozen=True):
    """What a check came to."""

    modifier: int
    result: int
    outcome: str
    move: Literal["none", "half", "full", "retreat-full", "beyond-musketry", "leaves-table"]
    may_change_formation: bool
    disordered: bool
    skedaddled: int
    explain: list[Reasoned]


def resolve(rules: Rules, check: Check, die: int) -> CheckResult:
    """Resolve a maneuver check with the face of its die (D10-MAN-DIE). Raises Outside for what no chart answers."""
    see(rules, check)
    lines = modifiers(rules, check)
    modifier = total(lines)
    result = die + modifier
    outcome, clause = outcome_of(rules, check, result)
    name = outcome.id
    retreats = _retreats(rules, outcome)
    skedaddled = check.stands if outcome.skedaddle == "all" else outcome.skedaddle
    # The stand goes first, then the rest retreats.
    gone = outcome.skedaddle != "all" and skedaddled >= check.stands  # its last stand goes: nothing is left to retreat
    gone = gone and not rules.reads(readings.BROKEN_RETREAT_FIRST)
    retires_disordered = name == "retire" and rules.choice("D10-RUL-MAN-RETREAT-ORDER") == 1
    told = say.DIE_TOTAL(die=die, total=result, outcome=say.row("maneuver.outcome", name, outcome.name))
    return CheckResult(
        modifier=modifier,
        result=result,
        outcome=name,
        move="none" if gone else "retreat-full" if retreats else outcome.move,
        may_change_formation=outcome.may_change_formation,
        disordered=outcome.ends_disordered or retires_disordered or retreats,
        skedaddled=stands_lost(rules, check, outcome),
        explain=[*lines, Reasoned(clause, told, result)],
    )


def see(rules: Rules, check: Check) -> None:
    """Raise Outside, with the place, for an answer that no row asks for."""
    for place, what in not_known(rules, check.asked):
        raise Outside(place, what)


def outcome_of(rules: Rules, check: Check, result: int) -> tuple[ManeuverOutcome, str]:
    """Give the outcome of a modified die in the check's column, and its clause."""
    row = row_for(rules.maneuver.row, result)
    if check.disordered:
        return rules.outcomes[row.disordered], row.disordered_clause
    return rules.outcomes[row.good_order], row.good_order_clause


def stands_lost(rules: Rules, check: Check, outcome: ManeuverOutcome) -> int:
    """Give the stands that skedaddle by an outcome."""
    if _retreats(rules, outcome):
        return 0
    return check.stands if outcome.skedaddle == "all" else outcome.skedaddle


def _retreats(rules: Rules, outcome: ManeuverOutcome) -> bool:
    return outcome.move == "leaves-table" and rules.reads(readings.QUITTERS_RETREAT)


def total(lines: Sequence[Reasoned]) -> int:
    """Sum modifiers."""
    return sum(int(line.value) for line in lines)


def table(rules: Rules) -> tuple[Modifier, ...]:
    """Give the modifiers of the die, in the order of the chart."""

    def is_near(leader: ChainLeader) -> bool:
        # Who is attached helps his own unit only; exactly the radius is inside.
        return not leader.attached and leader.distance <= exact(rules.maneuver.command_radius.inches)

    def led(check: Check) -> Collection[str]:
        held = {
            "attached": any(leader.attached for leader in check.leaders),
            "in-radius": any(map(is_near, check.leaders)),
            "exceptional": any(leader.exceptional and (leader.attached or is_near(leader)) for leader in check.leaders),
            "commander": check.exceptional_commander,
        }
        return [name for name, so in held.items() if so]

    def in_column_or_works(check: Check) -> int:
        # The sheet joins them by "or" in one row: one bonus, unless a table counts each.
        each = (check.formation in COLUMNS) + check.in_fieldworks
        return each if rules.choice(FIELD_COLUMN) == 2 else min(each, 1)

    def counting(name: str) -> Callable[[Check], int]:
        return lambda check: _leaders(rules, check.leaders).count(name)

    reading: Reading[Check] = Reading(
        rules={
            **{name: counting(name) for name in LEADERS},
            "exceptional-brigade-commander": lambda check: check.exceptional_commander,
            "fresh": lambda check: check.state == "fresh",
            "worn": lambda check: check.state == "worn",
            "spent": lambda check: check.state == "spent",
            "column-or-fieldworks": in_column_or_works,
        },
        case={"asked": lambda check: check.asked},
        of={
            "brigade": Whom.one(
                lambda check: check,
                {
                    "formation": lambda check: (check.formation,),
                    "state": lambda check: (check.state,),
                    "marker": lambda check: ("disordered",) if check.disordered else (),
                    "leader": led,
                    "trait": lambda check: check.traits,
                },
            )
        },
    )
    return tuple(modifier("maneuver.modifier", row, row.value, MANEUVER, reading) for row in rules.maneuver.modifier)


def modifiers(rules: Rules, check: Check) -> list[Reasoned]:
    """Give every modifier that applies to the check, each leader in a line of his own (D10-MAN-MOD-*)."""
    return [*of_leaders(rules, check), *(one.line for one in counted(besides_leaders(rules), check))]


def of_leaders(rules: Rules, check: Check) -> list[Reasoned]:
    """Give the modifiers that leaders bring."""
    rows = rules.once(_parts).leaders
    return [one.line() for name in _leaders(rules, check.leaders) for one in rows[name]]


def besides_leaders(rules: Rules) -> Sequence[Modifier]:
    """Give the modifiers that no leader brings on his own."""
    return rules.once(_parts).others


class Parts(NamedTuple):
    """The table, leaders by their rules apart."""

    leaders: Mapping[str, Sequence[Modifier]]
    others: Sequence[Modifier]


def _parts(rules: Rules) -> Parts:
    whole = rules.once(table)
    others = tuple(one for one in whole if one.row.rule not in LEADERS)
    return Parts({name: by_rule(whole, name) for name in LEADERS}, others)


def not_known(rules: Rules, asked: Sequence[str]) -> Iterator[tuple[str, Message]]:
    """Yield what eyes said that no row asks for: its place in the case and what is wrong."""
    if asked:
        for index, what in unasked(rules.once(table), asked):
            yield f"$.asked[{index}]", what


def _leaders(rules: Rules, leaders: Sequence[ChainLeader]) -> list[str]:
    """Name each leader's figure (D10-MAN-MOD-LEADER-EACH, D10-RUL-MAN-LEADERS-CUMULATE)."""
    names = [name for leader in leaders for name in _leader(rules, leader)]
    if rules.choice("D10-RUL-MAN-LEADERS-CUMULATE") == 1 and names:
        return [max(names, key=lambda name: worth(by_rule(rules.once(table), name)))]
    return names


def _leader(rules: Rules, leader: ChainLeader) -> list[str]:
    kind = "exceptional-leader" if leader.exceptional else "leader"
    names = [f"{kind}-attached"] if leader.attached else []
    radius: Exact = exact(rules.maneuver.command_radius.inches)
    if rules.choice("D10-RUL-MAN-LEADERS-CUMULATE") == 3 if leader.attached else leader.distance <= radius:
        names.append(f"{kind}-in-radius")
    return names


def leader_rows(rules: Rules, leader: ChainLeader) -> list[Modifier]:
    """Give the modifiers that one leader brings on his own."""
    return [row for name in _leader(rules, leader) for row in by_rule(rules.once(table), name)]
