"""The combat phase: six sub-phases in order, whole in one go; nobody decides within it (ANT-8.0, ANT-8.1, ANT-QS-4)."""

from __future__ import annotations

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Arm, Side, other
from companion.games.tactical.charts.turn import SubPhaseRow
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.advancing import advance_into, squares_of
from companion.games.tactical.rules.combat.firing import fire_of
from companion.games.tactical.rules.combat.hand_to_hand import fight
from companion.games.tactical.rules.combat.last_fire import last_fire
from companion.games.tactical.rules.combat.melee_groups import attacked, groups
from companion.games.tactical.rules.orders.digging_in import dig_in
from companion.games.tactical.rules.story import Story


def combat_phase(story: Story) -> None:
    """Play the combat phase of the phasing side; the state must be in it."""
    phasing = story.state.phase.side
    assert phasing != ""
    for row in story.rules.sequence.sub_phase:
        _sub_phase(story, row, phasing)
    _lay_plots_down(story, other(phasing))
    dig_in(story)


def _sub_phase(story: Story, row: SubPhaseRow, phasing: Side) -> None:
    acting = phasing if row.who == "attacking" else other(phasing)
    story.tell(ev.SubPhaseBegan(row.id, acting))
    if row.id == "melee":
        _melees(story, acting)
        return
    # Taken before the fire: who may follow up is decided by the squares that this sub-phase has emptied, not by those
    # that were empty already.
    held = squares_of(story.state, other(acting))
    if row.id == "defensive-melee-fire":
        last_fire(story, phasing)
    else:
        fire_of(story, acting, _arms(story.rules, row))
    advance_into(story, acting, held - squares_of(story.state, other(acting)), {})


def _arms(rules: Rules, row: SubPhaseRow) -> list[Arm]:
    """Give who fires in a sub-phase: guns in theirs, the others in the other two, or guns in both (ANT-R-WHO-FIRES)."""
    joined = rules.choice("ANT-R-WHO-FIRES") == 2 and "artillery" not in row.arms
    return [*row.arms, "artillery"] if joined else row.arms


def _melees(story: Story, attacking: Side) -> None:
    """Resolve the squares under attack in the order of their first attackers (ANT-8.4c, ANT-R-MELEE-ELIG)."""
    for square, names in groups(story, attacking).items():
        # an earlier melee may have driven them off, or the defenders
        # The groups were made before the first melee of the phase; each is asked again, as the one before may have
        # changed both sides.
        able = [name for name in names if attacked(story, story.unit(name)) == square]
        if able:
            fight(story, square, able)


def _lay_plots_down(story: Story, side: Side) -> None:
    """Clear melee and advance plots at the end of the enemy's combat phase; fire plots stay (ANT-R-PLOT-LIFE)."""
    for one in tuple(story.state.here(side)):
        # Fire plots stand until something ends them, these two only to the end of the enemy's combat behind one's own:
        # else a charge ordered at dawn would go in at noon.
        if one.melee_plot or one.advance_plot:
            story.tell(ev.Plotted(one.id, one.fire_plot, one.plotted_by_melee))
