"""Plots of fire, melee and advance, made in the operation phase and carried out in combat (ANT-7.13)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.messages import square as at
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.sight import arc_of
from companion.games.tactical.rules.ground.squares import Square, distance, step
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import Label, says

PLOTS_NOTHING = says("tactical.why.plots-nothing", "{name} is routed and plots nothing")
STANDS_ON = says("tactical.why.stands-on", "{name} stands on {target} itself")
OUT_OF_REACH = says("tactical.why.out-of-reach", "{target} is {squares} squares away; the {weapon} reaches {reach}")
NO_MELEE_GUNS = says("tactical.why.melee-guns", "{name} is artillery, which never attacks in melee")
MELEE_ON = says("tactical.why.melee-on", "{name} is plotted for melee already")
MELEE_OFF = says("tactical.why.melee-off", "{name} is not plotted for melee already")
NO_ADVANCES = says(
    "tactical.why.no-advances", "advances are not plotted in the Basic game; units advance of themselves"
)
NO_ADVANCE_GUNS = says("tactical.why.advance-guns", "{name} is artillery, which does not advance")
IDLE = says("tactical.why.advance-idle", "{name} was not activated this turn and does not advance")
ADVANCE_ON = says("tactical.why.advance-on", "{name} is plotted to advance already")
ADVANCE_OFF = says("tactical.why.advance-off", "{name} is not plotted to advance already")

ROUTED = "ANT-R-ROUTED-MOVE"


# ---- fire


def targets(now: Situation, one: Unit) -> frozenset[Square]:
    """Give the squares that a unit may plot fire at, those in sight and range (ANT-7.13h, ANT-7.13k)."""
    if one.square is None:
        return frozenset()
    at, state, reach = one.square, now.state, now.rules.range_of(one.weapon)
    seen = now.sight.from_(at, occupied(state), turn=state.turn, facing=arc_of(state.level, one.facing))
    return frozenset(square for square in seen if 0 < distance(at, square) <= reach)


def why_not_target(now: Situation, one: Unit, target: Square | None) -> Iterator[Reason]:
    """Yield why a unit cannot plot fire at a square; plotting none is always allowed (ANT-7.13i, ANT-R-PLOT-BASIC)."""
    assert one.square is not None
    if target is None:
        return
    rules, state = now.rules, now.state
    if one.routed:
        yield Reason(PLOTS_NOTHING(name=who(one)), ROUTED)
    if not now.ground.on_map(target):
        yield from (Reason(why, "ANT-7.13k") for why in (now.ground.unfit(target),) if why is not None)
        return
    if target == one.square:
        yield Reason(STANDS_ON(name=who(one), target=at(target)), "ANT-7.13k")
        return
    squares, reach = distance(one.square, target), rules.range_of(one.weapon)
    if squares > reach:
        weapon = rules.weapon(one.weapon)
        called = Label(f"weapons.weapon.{weapon.code}", weapon.name)
        yield Reason(OUT_OF_REACH(target=at(target), squares=squares, weapon=called, reach=reach), "ANT-7.13k")
    hidden = now.sight.why_not(
        one.square, target, occupied(state), turn=state.turn, facing=arc_of(state.level, one.facing)
    )
    if hidden is not None:
        yield hidden


def target(story: Story, one: Unit, square: Square | None) -> None:
    """Plot fire at a square, or at none; a melee plot stays (ANT-7.13f)."""
    story.tell(ev.Plotted(one.id, fire=square, melee=one.melee_plot, advance=one.advance_plot))


def occupied(state: State) -> frozenset[Square]:
    """Give the squares with units, of either side: they hide what is behind them."""
    return frozenset(one.square for one in state.here() if one.square is not None)


# ---- melee


def why_not_melee(ground: Ground, state: State, one: Unit, command: cmd.PlotMelee) -> Iterator[Reason]:
    """Yield why a unit cannot plot melee, or no longer."""
    if command.on:
        if one.routed:
            yield Reason(PLOTS_NOTHING(name=who(one)), ROUTED)
        if one.arm == "artillery":
            yield Reason(NO_MELEE_GUNS(name=who(one)), "ANT-R-MELEE-ELIG")
    if plotted_melee(ground, state, one, on=command.on) == plots(one):
        yield Reason(
            (MELEE_ON if command.on else MELEE_OFF)(name=who(one)),
            "ANT-7.13b",
        )


def plots(one: Unit) -> ev.Plotted:
    """Give a unit's plots as they are."""
    return ev.Plotted(one.id, one.fire_plot, one.plotted_by_melee, one.melee_plot, one.advance_plot)


def plotted_melee(ground: Ground, state: State, one: Unit, *, on: bool) -> ev.Plotted:
    """Give a unit's plots after M: melee, the advance that goes with it, fire into the square straight ahead.

    ANT-7.13d, ANT-7.13f; no advance for a unit that was not activated (ANT-R-ACT-IDLE). Off takes the fire laid so
    with it. In the Basic game melee alone is plotted: units face nowhere and advance without a plot (ANT-QS-3.8a).
    """
    assert one.square is not None
    if state.level == "basic":
        return ev.Plotted(one.id, fire=one.fire_plot, melee=on)
    if not on:
        fire = None if one.plotted_by_melee else one.fire_plot
        return ev.Plotted(one.id, fire=fire, melee=False, advance=one.advance_plot)
    ahead = step(one.square, one.facing)
    inside = ground.on_map(ahead)
    # `by_melee` remembers who laid the fire plot: taken off again, melee must not take a shot with it that was plotted
    # before.
    return ev.Plotted(one.id, fire=ahead if inside else None, by_melee=inside, melee=True, advance=one.activated)


def melee(story: Story, one: Unit, command: cmd.PlotMelee) -> None:
    """Plot melee, or no longer."""
    story.tell(plotted_melee(story.ground, story.state, one, on=command.on))


# ---- advance


def why_not_advance(state: State, one: Unit, command: cmd.PlotAdvance) -> Iterator[Reason]:
    """Yield why a unit cannot plot an advance, or no longer (ANT-7.13c)."""
    if state.level == "basic":
        yield Reason(NO_ADVANCES(), "ANT-R-BASIC-SCOPE", firm=True)
        return
    if command.on:
        if one.routed:
            yield Reason(PLOTS_NOTHING(name=who(one)), ROUTED, firm=True)
        if one.arm == "artillery":
            yield Reason(NO_ADVANCE_GUNS(name=who(one)), "ANT-R-ADVANCE", firm=True)
        if not one.activated:
            yield Reason(IDLE(name=who(one)), "ANT-R-ACT-IDLE")
    if command.on == one.advance_plot:
        yield Reason(
            (ADVANCE_ON if command.on else ADVANCE_OFF)(name=who(one)),
            "ANT-7.13c",
            firm=True,
        )


def advance(story: Story, one: Unit, command: cmd.PlotAdvance) -> None:
    """Plot an advance, or no longer; the other plots stay."""
    story.tell(
        ev.Plotted(one.id, fire=one.fire_plot, by_melee=one.plotted_by_melee, melee=one.melee_plot, advance=command.on)
    )
