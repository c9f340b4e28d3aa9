"""What chance decides before the first turn: random fords, and when held formations are released."""

from __future__ import annotations

from companion.games.tactical import messages as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.situation import field
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.activation import has_holds
from companion.kernel.dice import Roll, Why
from companion.language.messages import Named

KIND = "opening"


def open_battle(story: Story) -> None:
    """Draw what chance decides before the first turn."""
    draw_fords(story)
    draw_holds(story)


def draw_fords(story: Story) -> None:
    """Draw how many fords a creek has besides the map's, and where (ANT-1.3e, ANT-R-FORDS).

    They are part of the ground from then on. Where no stream square is left that would do, there are fewer.
    """
    span = story.rules.scale.random_fords
    if span is None:
        return
    side = story.rules.start.defender
    least = int(story.rules.figure("ANT-R-FORDS", span.least))
    roll = story.dice.choose(span.most - least + 1, Why(say.FORDS_DRAW(), side, KIND))
    rolls: list[Roll] = [roll]
    drawn: list[Square] = []
    for _ in range(least + roll.face - 1):
        # Asked anew for each: no ford lies beside another.
        squares = story.ground.ford_squares(drawn)
        if not squares:
            break
        where = story.dice.choose(len(squares), Why(say.FORD_DRAW(), side, KIND))
        rolls.append(where)
        drawn.append(squares[where.face - 1])
    story.tell(ev.FordsDrawn(tuple(drawn), tuple(rolls)))
    # The ground of a battle is the map's with these in it; the story goes on over the new one, a document finds them in
    # its facts.
    story.ground, story.sight = field(story.ground, tuple(drawn), story.sight.measures)


def draw_holds(story: Story) -> None:
    """Draw by how many turns the release of each held formation shifts (ANT-QS-2.0d, ANT-R-ACT-BASIC-RANDOM)."""
    rules = story.rules
    there = {name for one in story.state.units.values() for name in (one.division, one.corps)}
    held = [row for row in rules.activation.hold if row.formation in there]
    if not held or not has_holds(rules, story.state):
        return
    shift = rules.activation_limit.hold_shift
    holds: dict[str, int] = {}
    rolls: list[Roll] = []
    for row in held:
        why = Why(say.HOLD_DRAW(formation=Named(row.formation)), rules.activation.side, KIND)
        roll = story.dice.choose(shift.most - shift.least + 1, why)
        rolls.append(roll)
        holds[row.formation] = row.turn + shift.least + roll.face - 1
    story.tell(ev.HoldsDrawn(holds, tuple(rolls)))
