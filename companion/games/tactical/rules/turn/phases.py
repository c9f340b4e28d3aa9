"""The sequence of play: the phases of a turn in order, each begun in its time and played when the game goes on.

ANT-2.3. The phase that a state names has begun. `go_on` plays it, and those after it that nobody has a part in, to
where somebody must act: an operation phase, divisions to activate, or a combat phase, which is played whole by the next
`go_on`. A phase that a game does not have is not begun (ANT-4.0b).
"""

from __future__ import annotations

from companion.charts.ruleset import labelled
from companion.games.tactical import messages as say
from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.orders.points import set_points
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Phase, Prompt, State
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn import activation
from companion.games.tactical.rules.turn.command_control import trace_command
from companion.games.tactical.rules.turn.hiding import sight_enemies
from companion.games.tactical.rules.turn.holding import release_in_contact
from companion.games.tactical.rules.turn.opening import open_battle
from companion.games.tactical.rules.turn.recovery import recover, recover_mid_turn
from companion.games.tactical.rules.turn.reinforcing import reinforce
from companion.kernel import messages as words
from companion.language.messages import Figure

TIMING = "ANT-R-CC-TIMING"
READY = "ready"


def go_on(story: Story) -> None:
    """Play on from a phase that nobody has orders in, to where somebody must act."""
    _play(story)
    while not story.state.over and _next_phase(story):
        _play(story)


def activate(story: Story, division: str) -> None:
    """Activate a division with the artillery that goes with it; with the last one the phase is over."""
    units = activation.activated_with(story.state, story.rules.activation.side, division)
    story.tell(ev.Activated(division, tuple(one.id for one in units)))
    if not activation.waiting(story):
        end_activation(story)


def end_activation(story: Story) -> None:
    """Activate no more divisions this turn (ANT-R-ACT-CYCLE)."""
    go_on(story)


def end_operation(story: Story) -> None:
    """End the operation phase; combat follows (ANT-7.1f)."""
    _next_phase(story)


def answer(story: Story, choice: str) -> None:
    """Answer the question that is pending."""
    story.tell(ev.Answered(choice))


def resign(story: Story, side: Side, reason: str) -> None:
    """End the battle before its time; it is scored as it stands."""
    story.tell(ev.Resigned(side, reason))
    _end(story)


def two_players(state: State) -> bool:
    """Say whether two people share the game."""
    return all(state.control.get(side, activation.HUMAN) == activation.HUMAN for side in SIDES)


# ---- a phase


def _play(story: Story) -> None:
    """Play a phase that has begun."""
    match story.state.phase.kind:
        case "set-up":
            open_battle(story)
        case "command":
            trace_command(story)
        case "recovery":
            recover(story)
        case "reinforcement":
            reinforce(story)
            release_in_contact(story)
        case "mid-turn":
            recover_mid_turn(story)
        case "combat":
            combat_phase(story)
            release_in_contact(story)
        case "victory":
            if story.state.turn >= story.state.last_turn:
                _end(story)
        case "end-of-day":
            recover(story)
        # Named, so that a phase of a new kind is not passed over in silence.
        case "activation" | "operation":
            pass  # played by orders, or by nobody


def _next_phase(story: Story) -> bool:
    """Begin the next phase that this game has; say whether it passes by itself."""
    turn, phase = following(story)
    story.tell(ev.PhaseBegan(turn, phase))
    # Command is settled once a turn and holds for all of it; the other reading traces it anew in every phase.
    if story.rules.choice(TIMING) == 1 and phase.kind != "command":
        trace_command(story)
    match phase.kind:
        case "activation":
            activation.begin(story)
            return not activation.waiting(story)
        case "operation":
            assert phase.side != ""
            for side in SIDES if story.rules.choice("ANT-R-OP-REFRESH") == 1 else (phase.side,):
                set_points(story, side)
            if story.rules.choice("ANT-R-PLOT-LIFE") == 1:
                _lay_all_plots_down(story, phase.side)
            sight_enemies(story)
            _hand_over(story, phase.side)
            return False
        case "combat":
            sight_enemies(story)
            return False
        case _:
            return True


def _lay_all_plots_down(story: Story, side: Side) -> None:
    """Begin a side's operations without plots (ANT-R-PLOT-LIFE)."""
    for one in tuple(story.state.here(side)):
        if one.fire_plot is not None or one.melee_plot or one.advance_plot:
            story.tell(ev.Plotted(one.id))


def following(now: Situation) -> tuple[int, Phase]:
    """Give turn and phase of what comes next."""
    state, rows = now.state, now.rules.sequence.phase
    night = state.turn in now.rules.sequence.night_turns
    had = [index for index, row in enumerate(rows) if state.level in row.levels]
    later = (index for index in had if index > state.phase.index and (night or not rows[index].at_night))
    next_one = None if state.phase.kind == "set-up" else next(later, None)
    turn, index = (state.turn + 1, had[0]) if next_one is None else (state.turn, next_one)
    row = rows[index]
    return turn, Phase(index, row.kind, row.side, row.half)


def _hand_over(story: Story, side: Side) -> None:
    """Open an operation phase with a screen that shows nothing, where two people play with hidden units."""
    if story.state.hidden and two_players(story.state):
        phase = labelled(story.rules.sequence.phase[story.state.phase.index])
        text = say.HAND_OVER(phase=phase, turn=words.turn(story.state.turn), side=words.side(side))
        story.tell(ev.Asked(Prompt(side, "hand-over", text, choices=(READY,), default=READY)))


def _end(story: Story) -> None:
    """End the battle with the level of victory that its score means (ANT-10.0b)."""
    found = score(story.rules, story.state)
    story.tell(ev.Ended(say.OUTCOME(level=labelled(found.level), points=Figure(found.points, "+,d"))))
