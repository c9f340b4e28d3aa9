"""A campaign's battle as a battle file: its corps with their brigades of history, its hex as a field.

What the campaign lists for off-line battles is all here (RTG-15.0c, RTG-R-OFF-EXPORT); men and guns are shared out as
RTG-R-OFF-SCALE has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import ceil, floor
from typing import Literal

import msgspec

from companion.charts.figures import Exact
from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.game import Campaign
from companion.games.campaign.rules.battle.statistics import BattleStatistics, CorpsStatistics, HexSide, statistics
from companion.games.campaign.rules.calendar import turn_of_day
from companion.games.campaign.rules.combat.aftermath import fatigue_at_table, fatigue_of_losses
from companion.games.campaign.rules.hexes import NAMES, neighbour
from companion.games.campaign.rules.state import SIDES, Side, State, slot
from companion.games.miniatures.setup.rosters import RosterRow
from companion.language.messages import bare, by_name, told_to_scripts
from companion.table.away.campaign_field import field_of
from companion.table.file import sharing
from companion.table.file.battle import (
    BattleFile,
    Command,
    Condition,
    Edge,
    Fact,
    Field,
    Force,
    Leader,
    Objective,
    Scale,
    Strength,
    check_code,
)
from companion.table.file.ground import with_ground
from companion.table.file.reckoning import Reckoning, whole
from companion.table.file.setting import Setting
from companion.table.file.tables import Formation, OfflineChart, UnitRow


def battle_file(game: Campaign, state: State, setting: Setting) -> BattleFile:
    """Give the open battle as a file; raises Refused where none is open."""
    rules = game.rules(state)
    listed = statistics(state, rules, game.ground)
    forces = tuple(_force(rules, listed, side, setting) for side in SIDES)
    made = BattleFile(
        game="campaign",
        source=setting.source,
        scenario=state.scenario,
        battle=listed.battle,
        title=f"{state.title}: battle in {listed.place or f'hex {_hex(listed)}'}, {listed.date}",
        turn=listed.turn,
        rules=dict(setting.rules),
        scale=_scale(rules, setting),
        field=_with_ground(game, state, listed, forces, setting),
        sides=forces,
    )
    return msgspec.structs.replace(made, check=check_code(made))


def reckoning(rules: Rules, chart: OfflineChart) -> Reckoning:
    """Give what a return is worked out by: fatigue by RTG-11.1; an army's commander cannot be killed (RTG-9.10c)."""
    as_printed = rules.choice("RTG-R-OFF-FATIGUE") == 1
    part = figure(chart.proposed.of_losses)

    def tiring(had: Strength) -> Callable[[int], Exact]:
        before = whole(had)
        if as_printed:
            return lambda lost: fatigue_of_losses(rules, lost=lost, before=before)
        return lambda lost: fatigue_at_table(rules, lost=lost, before=before, part=part)

    return Reckoning(
        chart=chart,
        tiring=tiring,
        stragglers_tire=rules.choice("RTG-R-OFF-STRAGGLERS") == 1,
        grain=figure(rules.fatigue.grain.fatigue),
        most=figure(rules.fatigue.destroyed_at.fatigue),
        clause=rules.combat.tiring_losses.clause if as_printed else chart.proposed.clause,
        spared={"army": "RTG-9.10c"},
        scale_clause="RTG-R-OFF-SCALE",
        entry_clause="RTG-R-OFF-ENTRY",
    )


def _hex(listed: BattleStatistics) -> str:
    return f"{listed.hex[0]},{listed.hex[1]}"


def _scale(rules: Rules, setting: Setting) -> Scale:
    table = setting.scale
    return Scale(
        id=table.id,
        men_a_stand=table.men_per_stand,
        guns_a_stand=table.guns_per_stand,
        men_a_point=rules.scale.men_a_point.value,
        guns_a_point=setting.chart.guns_a_point,
    )


# ---- the field


def _field(game: Campaign, state: State, listed: BattleStatistics, chart: OfflineChart) -> Field:
    rules, turn = game.rules(state), turn_of_day(game.rules(state), state)
    assert state.battle is not None
    past = turn.hours * Fraction(*state.battle.at)
    # Both ends are taken outwards, the hour begun to the full one before and the hours left to the full one after: a
    # table has no quarter hours, and a battle must not lose time to rounding.
    begins = int(turn.start[:2]) + floor(past)
    # The day's one battle may last to dusk, an attack among several to the end of its turn (RTG-R-OFF-ONE).
    left = _light(rules, state) if state.battle.until else Fraction(turn.hours)
    edges = tuple(_edge(game, listed, one) for one in listed.sides)
    return Field(
        place=listed.place,
        terrain=listed.terrain,
        day=listed.date,
        starts_at=f"{begins % 24:02d}:{turn.start[2:]}",
        hours=max(1, ceil(left - past)),
        daylight=max(0, floor(_light(rules, state) - past)),
        rain=state.rain,
        edges=edges,
        objectives=tuple(_objectives(listed, edges, chart)),
        facts=(
            Fact(label="Turn", value=str(listed.turn), clause="RTG-1.4b"),
            Fact(label="Hex", value=_hex(listed), clause="RTG-1.4a"),
            Fact(label="Attacker", value=listed.attacker, clause="RTG-9.1a"),
        ),
    )


def _with_ground(
    game: Campaign, state: State, listed: BattleStatistics, forces: tuple[Force, ...], setting: Setting
) -> Field:
    """Give the field with the ground that its hex has; a chart that knows of none gives none."""
    field, made = _field(game, state, listed, setting.chart), setting.chart.ground
    if made is None or made.hex is None:
        return field
    found = field_of(game.rules(state), game.ground, listed, field, forces=forces, chart=made.hex, scale=setting.scale)
    return with_ground(field, found)


def _light(rules: Rules, state: State) -> Fraction:
    """Give the hours of daylight from this turn's beginning on: its own and those of the turns until night."""
    here = slot(state, len(rules.slots))
    left = Fraction(0)
    for turn in rules.slots[here:]:
        if turn.kind == "night":
            break
        left += turn.hours
    return left


def _edge(game: Campaign, listed: BattleStatistics, one: HexSide) -> Edge:
    beyond = neighbour(listed.hex, one.direction)
    ground = game.ground
    name = ground.towns.get(beyond, "") or ground.terrain.get(beyond, "")
    return Edge(
        direction=NAMES[one.direction],
        beyond=name,
        river=one.river,
        bridged=one.bridged,
        road=one.road,
        lines=one.lines,
    )


def _objectives(listed: BattleStatistics, edges: tuple[Edge, ...], chart: OfflineChart) -> Iterator[Objective]:
    """Yield what is worth holding: the field, and each bridge into it, with who holds it as the battle begins."""
    holder: Side | Literal[""] = "" if listed.held == "neither" else listed.held
    name = listed.place or "The field"
    # The field itself is an objective, so that the table game's own score tells who holds it.
    yield Objective(id="field", name=name, points=chart.objective.field, holder=holder)
    for edge in edges:
        if edge.bridged:
            name = f"Bridge over the {edge.river.removeprefix('the ')}, {edge.direction}"
            # On the day's battle a bridge is whose line it lies in; else the defender's, as the field is.
            bridge = edge.lines or holder if listed.of_day else holder
            yield Objective(id=f"bridge-{edge.direction}", name=name, points=chart.objective.bridge, holder=bridge)


# ---- the forces


def _force(rules: Rules, listed: BattleStatistics, side: Side, setting: Setting) -> Force:
    hint = listed.hint.get(side)
    return Force(
        side=side,
        attacks=side == listed.attacker,
        commander=listed.commanding[side],
        hint="" if hint is None else f"The computer would fight with urgency {hint}.",
        commands=tuple(_command(rules, one, setting) for one in listed.corps if one.side == side),
    )


def _command(rules: Rules, one: CorpsStatistics, setting: Setting) -> Command:
    found = setting.formations.get((one.side, one.letter)) or _unknown(one)
    scale, had, men, a_point = setting.scale, one.strength, one.men, setting.chart.guns_a_point
    # A corps may have guns of a kind that its order of battle of history does not list; they need a row to stand on all
    # the same.
    foot = [row for row in _rows(found, "artillery", one) if not row.horse] or _stand_in(one, "artillery", horse=False)
    horse = [row for row in _rows(found, "artillery", one) if row.horse] or _stand_in(one, "artillery", horse=True)
    guns = (
        *sharing.guns(one.id, foot, had.foot_guns * a_point, scale.guns_per_stand),
        *sharing.guns(one.id, horse, had.horse_guns * a_point, scale.guns_per_stand),
    )
    brigades = (
        *sharing.brigades(one.id, _rows(found, "infantry", one), men.infantry, scale.men_per_stand),
        *sharing.brigades(one.id, _rows(found, "cavalry", one), men.cavalry, scale.men_per_stand),
    )
    return Command(
        id=one.id,
        name=one.unit,
        formation=found.row.formation,
        condition=condition(rules, setting.chart, one),
        deployment=one.deployment,
        enters=NAMES[one.entered] if one.entered and not one.stands else "",
        arrives=one.arrives,
        strength=Strength(
            infantry=had.infantry, cavalry=had.cavalry, foot_guns=had.foot_guns, horse_guns=had.horse_guns
        ),
        stragglers=one.stragglers,
        fatigue=one.fatigue,
        leaders=tuple(_leaders(found, one, setting.chart)),
        brigades=brigades,
        guns=guns,
        facts=tuple(_facts(one)),
    )


def condition(rules: Rules, chart: OfflineChart, one: CorpsStatistics) -> Condition:
    """Say how a corps starts on the table, by the share of its full morale that is left; demoralised is spent."""
    full = figure(str(one.effectiveness)) + figure(rules.fatigue.fresh_level.level)
    share = Fraction(figure(str(one.morale))) / full if full > 0 else Fraction(0)
    # By morale and not by losses: a tired corps that lost nobody comes to the table worn.
    if one.demoralised or share <= figure(chart.condition.spent_at):
        return "spent"
    return "worn" if share < figure(chart.condition.worn_below) else "fresh"


def _rows(found: Formation, arm: str, one: CorpsStatistics) -> list[RosterRow]:
    """Give a unit's rows of an arm; a brigade under its own name where its order of battle has none."""
    rows = [row for row in found.rows if row.arm == arm]
    return rows or (_stand_in(one, arm) if arm != "artillery" else [])


def _stand_in(one: CorpsStatistics, arm: str, *, horse: bool = False) -> list[RosterRow]:
    """Give a single row under the unit's own name: the escort of a headquarters, or a unit that no chart knows."""
    name = "Headquarters escort" if one.commander == "primary" and arm == "cavalry" else one.unit
    given: dict[str, object] = {"guns": 1, "gun_type": "smoothbore"} if arm == "artillery" else {"men": 1}
    row = {"file": "", "row": 0, "side": one.side, "unit": name, "arm": arm, "horse": horse}
    return [msgspec.convert(row | given, RosterRow)]


def _unknown(one: CorpsStatistics) -> Formation:
    rank = "army" if one.commander == "primary" else "corps"
    row = {"side": one.side, "letter": one.letter, "formation": one.unit, "rank": rank}
    return Formation(msgspec.convert(row, UnitRow), ())


def _leaders(found: Formation, one: CorpsStatistics, chart: OfflineChart) -> Iterator[Leader]:
    """Yield who leads the unit, then the leaders of its divisions, from the order of battle."""
    able = one.leadership >= chart.exceptional.leadership
    # A battle file goes to other tables: what it calls him is what scripts read, whatever is spoken here.
    row, leader = found.row, told_to_scripts(bare(by_name(one.leader)))
    yield Leader(name=leader, rank=row.rank, division=row.division, exceptional=able, commands=True)
    seen = {row.division}
    for each in found.rows:
        if each.leader_rank == "division" and each.leader not in ("", leader) and each.division not in seen:
            seen.add(each.division)
            yield Leader(name=each.leader, rank="division", division=each.division, exceptional=each.leader_exceptional)


def _facts(one: CorpsStatistics) -> Iterator[Fact]:
    """Yield the corps' statistics as the campaign lists them (RTG-R-OFF-EXPORT)."""
    listed = {
        "Number": (one.number, "RTG-3.1a"),
        "Letter": (one.letter, "RTG-R-OB-LETTER"),
        "Leadership": (one.leadership, "RTG-2.0k"),
        "Aggressiveness": (one.aggressiveness, "RTG-2.0a"),
        "Army commander": (one.commander, "RTG-2.0k"),
        "Effectiveness": (f"{one.effectiveness:g}", "RTG-R-EFFECTIVENESS"),
        "Fatigue": (f"{one.fatigue:g}", "RTG-11.0a"),
        "Morale": (f"{one.morale:g}", "RTG-11.0a"),
        "Demoralised": ("yes" if one.demoralised else "no", "RTG-11.0b"),
        "Of its original strength": (f"{one.percent} %", "RTG-R-ORIGINAL"),
        "Contact mode": (one.contact, "RTG-6.0a"),
        "Combat mode": (one.combat, "RTG-6.2a"),
        "Urgency": (one.urgency, "RTG-13.2.1c"),
        "Came from": (NAMES[one.entered] if one.entered else "", "RTG-R-LASTDIR"),
    }
    for label, (value, clause) in listed.items():
        if value != "":
            yield Fact(label=label, value=str(value), clause=clause)
