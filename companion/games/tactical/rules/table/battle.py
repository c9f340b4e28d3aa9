"""A part of the field fought on a table of miniatures: it leaves with its units, and its result comes back.

Nothing here knows of stands: what a table makes of men and guns is the affair of whoever sets the battle up. While
it is on the table the game stands still; its result takes the place of this phase's combat of the units that fought.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason, Reasoned
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.messages import square
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained
from companion.games.tactical.rules.combat.eliminating import eliminate, is_spent
from companion.games.tactical.rules.combat.leader_losses import falls, present
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Leader, OnTable, State, Unit
from companion.games.tactical.rules.story import Story
from companion.kernel import messages as words
from companion.kernel.draws import Chance
from companion.language.messages import Argument, Id, Own, Several, says
from companion.language.tongue import tr

ON_TABLE = says(
    "tactical.why.on-table",
    "battle {name} is on the table; first its result is entered, or it is called off (call-off)",
)
NO_BATTLE = says("tactical.why.no-battle", "no battle is on the table")
NOT_BEGUN = says("tactical.why.not-begun", "the battle has not begun")
NO_SQUARE = says("tactical.why.no-square", "there is no square {around} on the map")
NOBODY = says("tactical.why.nobody-to-fight", "there is no {side} unit on the map: nobody to fight")
NOBODY_NEAR = says(
    "tactical.why.nobody-near", "there is no {side} unit within {squares} squares of {place}: nobody to fight"
)
ANOTHER = says("tactical.why.another-battle", "the result is of battle {battle}; battle {id} waits for one")
NOT_IN_IT = says("tactical.why.not-in-battle", "{name} is not in battle {id}")
AND_MORE = says("tactical.and-more", "{names} and {more} more")
LEFT_OUT = says("tactical.why.left-out", "left out, though they fought in battle {id}: {names}")
NO_LEADER = says("tactical.why.no-leader-of", "{name} is no leader of battle {id}")
TOO_MANY_MEN = says("tactical.why.too-many-men", "{id} has {has} men; {lost} cannot be lost")
TOO_MANY_GUNS = says("tactical.why.too-many-guns", "{id} has {has} guns; {lost} cannot be lost")
NO_AMMUNITION = says("tactical.why.no-ammunition", "{id}: ammunition is not counted in the Basic game")
TOO_TIRED = says("tactical.why.too-tired", "{id}: fatigue of {fatigue} is more than {most}")

__all__ = ["call_off", "consequences", "enter", "leaders_of", "open_battle", "stands_still", "units_of", "why_not"]
SHOWN = 4
"""So many names stand in a refusal."""


# ---- who goes


def units_of(state: State, command: cmd.ToTable) -> tuple[Unit, ...]:
    """Give the units that go to the table, in the order of battle's order; gunboats stay on their river."""
    return tuple(one for one in state.here() if not one.gunboat and _within(command, one))


def _within(command: cmd.ToTable, one: Unit) -> bool:
    """Say whether a unit stands in the part of the field that goes."""
    if command.around is None:
        return True
    return one.square is not None and distance(command.around, one.square) <= command.within


def leaders_of(state: State, battle: OnTable) -> tuple[Leader, ...]:
    """Give the leaders who are with a battle's units, each once: who fall on the table are asked for."""
    found = {one.id: one for name in battle.units for one in present(state, state.units[name])}
    return tuple(found.values()) if state.level == "advanced" else ()


def counts_ammunition(state: State) -> bool:
    """Say whether units can run out of ammunition in this game."""
    return state.level != "basic"


def on_table(state: State) -> OnTable:
    """Give the battle on the table."""
    assert state.table is not None
    return state.table


# ---- may it be?


def stands_still(state: State) -> Iterator[Reason]:
    """Yield why nothing else is ordered while a battle is on the table."""
    if state.table is not None:
        name = state.table.id
        yield Reason(ON_TABLE(name=Id(name)))


def why_not(now: Situation, command: cmd.ToTable | cmd.EnterResult | cmd.CallOff) -> Iterator[Reason]:
    """Yield every reason against putting a battle on the table, entering its result or calling it off."""
    if isinstance(command, cmd.ToTable):
        yield from _why_not_to(now.ground, now.state, command)
    elif now.state.table is None:
        yield Reason(NO_BATTLE())
    elif isinstance(command, cmd.EnterResult):
        yield from _problems(now.rules, now.state, command)


def _why_not_to(ground: Ground, state: State, command: cmd.ToTable) -> Iterator[Reason]:
    if state.table is not None:
        yield from stands_still(state)
    elif state.phase.kind == "set-up":
        yield Reason(NOT_BEGUN(), "ANT-2.3a")
    elif command.around is not None and not ground.on_map(command.around):
        yield Reason(NO_SQUARE(around=square(command.around)), "ANT-1.3b")
    else:
        there = units_of(state, command)
        for side in SIDES:
            if all(one.side != side for one in there):
                if command.around is None:
                    yield Reason(NOBODY(side=words.side(side)))
                    continue
                here = square(command.around)
                yield Reason(NOBODY_NEAR(side=words.side(side), squares=command.within, place=here))


def _problems(rules: Rules, state: State, command: cmd.EnterResult) -> Iterator[Reason]:
    """Yield what in a result does not go with the battle on the table."""
    battle = on_table(state)
    if command.battle != battle.id:
        yield Reason(ANOTHER(battle=Own(command.battle), id=Id(battle.id)))
    for name in sorted(command.units.keys() - set(battle.units)):
        yield Reason(NOT_IN_IT(name=Own(name), id=Id(battle.id)))
    if missing := [name for name in battle.units if name not in command.units]:
        names: Argument = Several(tuple(map(Id, missing[:SHOWN])))
        if len(missing) > SHOWN:
            names = AND_MORE(names=names, more=len(missing) - SHOWN)
        yield Reason(LEFT_OUT(id=Id(battle.id), names=names))
    for name in battle.units:
        if name in command.units:
            yield from _suffered(rules, state, name, command.units[name])
    there = {one.id for one in leaders_of(state, battle)}
    for name in command.leaders:
        if name not in there:
            yield Reason(NO_LEADER(name=Own(name), id=Id(battle.id)))


def _suffered(rules: Rules, state: State, name: str, entered: cmd.UnitResult) -> Iterator[Reason]:
    one = state.units[name]
    for too_many, lost, has in ((TOO_MANY_MEN, entered.men, one.men), (TOO_MANY_GUNS, entered.guns, one.guns)):
        if lost > has:
            yield Reason(too_many(id=Id(one.id), has=has, lost=lost))
    if entered.ammo is not None and not counts_ammunition(state):
        yield Reason(NO_AMMUNITION(id=Id(one.id)), rules.ammo.clause)
    most = rules.scale.rating
    if entered.fatigue > most.most:
        yield Reason(
            TOO_TIRED(id=Id(one.id), fatigue=entered.fatigue, most=most.most),
            most.clause,
        )


# ---- what follows


def open_battle(story: Story, command: cmd.ToTable) -> None:
    """Put a part of the field on the table."""
    state = story.state
    units = tuple(one.id for one in units_of(state, command))
    nth = state.tables + 1
    battle = OnTable(
        id=f"{state.turn}.{nth}",
        nth=nth,
        around=command.around,
        within=command.within,
        hours=command.hours,
        units=units,
    )
    story.tell(ev.BattleOpened(battle))


def call_off(story: Story) -> None:
    """Take the battle off the table: nothing has happened."""
    story.tell(ev.BattleClosed(on_table(story.state).id, aborted=True))


def enter(story: Story, command: cmd.EnterResult) -> None:
    """Enter what came back: losses and fatigue unit by unit, leaders, units that are gone; then the battle is closed.

    The fatigue entered stands for that of losses. Rout and disorder were fought out on the table, leaders are lost
    only as entered: nothing is drawn.
    """
    battle = on_table(story.state)
    story.tell(
        ev.ResultEntered(
            command.battle,
            command.field,
            command.origin,
            check=command.check,
            changed=command.changed,
            records=command.records,
        )
    )
    for name in battle.units:
        _lose(story, name, command.units[name])
    for name in command.leaders:
        # After the losses and before the units are gone: a leader who fell on the table must not be drawn for with his
        # unit.
        falls(story, story.state.leaders[name], Chance(came=True))
    for name in battle.units:
        # Who was taken off the map by hand meanwhile is nowhere where he could be taken from.
        if is_spent(story.unit(name)) and story.unit(name).square is not None:
            eliminate(story, name, "table", drawn=False)
    # Before the battle is closed, or the combat phase would have them fight a second time.
    _spend(story, battle)
    story.tell(ev.BattleClosed(battle.id))


def _lose(story: Story, name: str, entered: cmd.UnitResult) -> None:
    one = story.unit(name)
    men, guns = (one.men, one.guns) if entered.surrendered else (entered.men, entered.guns)
    tires = gained(story.rules, one, entered.fatigue)
    if men or guns or tires:
        line = Reasoned("", say.ON_TABLE[entered.surrendered](), men or guns)
        story.tell(ev.Lost(name, men, guns, tires, "table", working=(line,)))
    if entered.ammo is not None and entered.ammo != one.ammo and not entered.surrendered:
        story.tell(ev.Supplied(name, entered.ammo))


def _spend(story: Story, battle: OnTable) -> None:
    """Have those who fought keep neither plots nor operation points: the table was their fight of this phase."""
    there = [story.unit(name) for name in battle.units if story.unit(name).here]
    for one in there:
        if one.fire_plot is not None or one.melee_plot or one.advance_plot:
            story.tell(ev.Plotted(one.id))
    for side in SIDES:
        spent = {one.id: 0 for one in there if one.side == side and one.points}
        if spent:
            story.tell(ev.PointsSet(side, spent))


def consequences() -> tuple[str, ...]:
    """Say what follows from a result and from who holds the field, to be read before it is chosen."""
    return (
        tr("Losses and fatigue are the same whoever holds it."),
        tr(
            "Nobody moves: every unit that is left stands in its square, "
            "and the referee sets by hand who has to go back."
        ),
        tr("Those who fought have no plots and no operation points left in this phase."),
    )
