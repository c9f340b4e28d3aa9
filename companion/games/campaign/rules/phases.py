"""The sequence of play: six phases a turn, each begun in its time and played when the game goes on (RTG-4.0a).

The phase that a state names has begun. Those of the computer are played by `go_on`, one at a time, to the end or to a
question; those of the players end with ET.
"""

from __future__ import annotations

from companion.games.campaign import messages as say
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import score as scoring
from companion.games.campaign.rules.calendar import day_name, turn_of_day
from companion.games.campaign.rules.commanders import first_secondary
from companion.games.campaign.rules.fatigue import fatigue_phase
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.initiative import choose_modes
from companion.games.campaign.rules.lines import settle_all
from companion.games.campaign.rules.names import side_to_act
from companion.games.campaign.rules.reconnaissance import reconnoitre, report_activity
from companion.games.campaign.rules.state import NOTHING, SIDES, Corps, Phase, Prompt, Side, State
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.weather import draw_weather
from companion.games.campaign.rules.zones import in_enemy_zone, mode_before_the_enemy
from companion.kernel.messages import turn
from companion.language.messages import Id, Message, Term

FOLLOWS: dict[Phase, Phase] = {
    "reconnaissance": "confederate",
    "confederate": "union",
    "union": "receipt",
    "receipt": "execution",
    "execution": "fatigue",
}
"""The next phase of the same turn."""
READ, SKIP = "reports", "X"
"""Answers to the prompt that opens a player phase: read what has come in, or go straight to Menu A (RTG-4.2.1b)."""


def go_on(story: Story) -> None:
    """Play the present phase of the computer's, to its end or to a question, and begin the next."""
    match story.state.phase:
        case "set-up":
            _begin_play(story)
        case "reconnaissance":
            # Rain first: it decides whether anybody can attack, and the choice of a combat mode comes after it;
            # activity last, as it is told of where all stand.
            draw_weather(story)
            choose_modes(story)
            reconnoitre(story)
            report_activity(story)
            _next_phase(story)
        case "receipt":
            from companion.games.campaign.rules.receipt import receive

            receive(story)
            _next_phase(story)
        case "execution":
            from companion.games.campaign.rules.execution import execute

            execute(story)
            # The one phase that can stop in its middle.
            if story.state.pending is None and story.state.battle is None:
                _next_phase(story)
        case "fatigue":
            fatigue_phase(story)
            _end_of_turn(story)


def end_turn(story: Story) -> None:
    """End a side's set-up or player phase: its couriers leave (RTG-13.1.5a)."""
    side = side_to_act(story.state)
    assert side is not None
    if story.state.phase == "set-up":
        story.tell(ev.SetUpEnded(side))
        if story.state.setting_up:
            _hand_over(story)
        else:
            _begin_play(story)
        return
    from companion.games.campaign.rules.drafting import send

    send(story, side)
    _next_phase(story)


def resign(story: Story, side: Side, reason: str) -> None:
    """End the game as it stands (RTG-R-GAME-END)."""
    story.tell(ev.Resigned(side, reason))
    _end_game(story)


def two_players(state: State) -> bool:
    """Say whether two people share the game, and must not see each other's reports (RTG-R-HOTSEAT)."""
    return all(state.control.get(side, "human") == "human" for side in SIDES)


def _begin_play(story: Story) -> None:
    """Close the set-up and begin the fatigue phase that every game opens with (RTG-4.6e).

    Corps in an enemy zone of control take their contact mode as combat mode, those with initiative stand
    (RTG-R-START-MODES); numbers decide between equals for the second command (RTG-R-SECONDARY).
    """
    for side in SIDES:
        second = first_secondary(story.rules, story.state, side)
        if second is not None and second.id != story.state.secondary.get(side):
            story.tell(ev.SecondaryNamed(side, second.id))
    if story.rules.choice("RTG-R-START-MODES") == 1:
        _form_columns(story)
    for one in tuple(story.state.present()):
        if in_enemy_zone(story.state, one):
            story.tell(ev.CombatModeTaken(one.id, mode_before_the_enemy(one)))
    # The book opens with a fatigue phase, before the first turn: Heth and Buford lose a point by it
    # (RTG-R-INITIAL-FATIGUE).
    story.tell(ev.PhaseBegan(0, "fatigue"))


def _form_columns(story: Story) -> None:
    """Begin with the lowest number of each hex that holds several corps of a side in road mode (RTG-R-START-MODES)."""
    first: dict[tuple[Side, Hex], list[Corps]] = {}
    for one in story.state.present():
        if not one.headquarters:
            first.setdefault((one.side, one.hex), []).append(one)
    for corps in first.values():
        lowest = min(corps, key=lambda one: one.number)
        if len(corps) > 1 and lowest.deployment != "road":
            story.tell(ev.DeploymentChanged(lowest.id, "road", NOTHING))


def _next_phase(story: Story) -> None:
    story.tell(ev.PhaseBegan(story.state.turn, FOLLOWS[story.state.phase]))
    _hand_over(story)


def _hand_over(story: Story) -> None:
    """Open a player phase with a screen that shows nothing of either side, where two people play (RTG-4.2.1a)."""
    side = side_to_act(story.state)
    if side is not None and two_players(story.state):
        text = say.HAND_OVER[side](moment=_moment(story))
        story.tell(ev.Asked(Prompt(side, "hand-over", text, choices=(READ, SKIP), default=READ)))


def _moment(story: Story) -> Term | Message:
    """Say which moment it is: "turn 3, June 28, 1300"."""
    if story.state.phase == "set-up":
        return say.SETTING_UP
    name, start = day_name(story.rules, story.state), turn_of_day(story.rules, story.state).start
    return say.MOMENT(turn=turn(story.state.turn), day=say.day(name), hour=Id(start))


def _end_of_turn(story: Story) -> None:
    """Begin the next turn, or end the game after its last fatigue phase (RTG-SC1-A1, RTG-SC2-A1)."""
    if story.state.turn >= story.state.last_turn:
        settle_all(story)  # who is alone in a hex now that the worn out are gone decides who holds it (RTG-SC2-C3)
        _end_game(story)
    else:
        story.tell(ev.PhaseBegan(story.state.turn + 1, "reconnaissance"))


def _end_game(story: Story) -> None:
    found = scoring.score(story.rules, story.state)
    working = scoring.working(story.rules, story.state, found)
    story.tell(ev.GameEnded(found.level, found.points, working=working))
