"""What the referee may do by hand: set a field, read a ruling otherwise, and nothing that no campaign can hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.charts.bounds import MOST
from companion.charts.figures import Reason, exact
from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.combat import ARMS
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import books
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import Corps, Part, State
from companion.games.campaign.rules.under import formations
from companion.kernel.messages import field
from companion.kernel.messages import side as side_told
from companion.kernel.overriding import commanding
from companion.kernel.overriding.ledger import past_the_last
from companion.kernel.overriding.paying import against_payer, paid
from companion.kernel.overriding.setting import GAME, against_field, against_option, outside, overridden
from companion.language.messages import Id, Message, Own, says, term

NUMBER = term("campaign.what.number", "the number of a corps")
NO_CORPS = says(
    "campaign.why.no-corps", "there is no corps {target!r}; there are: {there}; the campaign itself is {game!r}"
)
NOBODY_THERE = says("campaign.why.nobody-there", "{why}; no unit can be there")
NO_HEADING = says("campaign.why.no-heading", "{heading} is no direction from 1 to 6, nor 0 for none")
ARM_CANNOT = says("campaign.why.arm-cannot", "{arm} cannot be {points}")
BEGIN_AT = says("campaign.why.begin-at", "stragglers and forage begin at 0, the original strength at 1")
FATIGUE_PARTS = says("campaign.why.fatigue-parts", "fatigue is 0 or more, in parts of {grain}")
HQ_ALONE = says("campaign.why.hq-alone", "headquarters, and nobody else, is number {number}")
NUMBER_TAKEN = says("campaign.why.number-taken", "number {number} is another corps'")
TURNS_BEGIN = says("campaign.why.turns-begin", "turns and days begin at 1")
NO_SECOND = says(
    "campaign.why.no-second", "{name!r} is no corps of the {side} side that could have the secondary commander"
)
NO_HEX = says("campaign.why.no-hex", "{place!r} is no hex such as 12,8")
COUNTS_BEGIN = says("campaign.why.counts-begin", "points and counts begin at 0")

FIXED = frozenset(
    {
        "id",
        "side",
        "letter",
        "headquarters",
        "start",
        "action",  # of a corps
        "corps",
        "scenario",
        "phase",
        "setting_up",
        "clock",
        "drafts",
        "force",
        "dispatches",
        "letters",
        "issued",
        "reports",
        "battle",
        "battles",
        "pending",
        "commanders",
        "options",  # of the game
    }
)
"""Fields that an override may not set: they are others' books."""


def of_referee(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    """Yield every reason against an act of the referee's."""
    match command:
        case cmd.Override():
            yield from _of_override(rules, ground, state, command)
        case cmd.SetOption():
            yield from against_option(command, state.options, rules.choosing)
        case cmd.NameCommander():
            yield from commanding.against(state.commanders, command, formations(state, command.side))
        case cmd.Dismiss():
            yield from commanding.against(state.commanders, command, {})
        case _:
            return


def _of_override(rules: Rules, ground: Ground, state: State, command: cmd.Override) -> Iterator[Reason]:
    one: Corps | State | None = state if command.target == GAME else state.corps.get(command.target)
    if one is None:
        yield Reason(NO_CORPS(target=Own(command.target), there=say.ids(state.corps), game=Id(GAME)))
        return
    columns = () if command.target == GAME else books.columns(command.field)
    if nobody_pays := tuple(against_payer(command, columns)):
        yield from nobody_pays
        return
    order, fold = paid(command, columns), partial(folding.apply, state)

    def wrong(made: State) -> Iterator[Message]:
        yield from _wrong(rules, ground, made, command.target)
        if columns:
            yield from books.unbalanced(made.corps[command.target])
            yield from books.too_much_gone(state.corps[command.target], made.corps[command.target])
        elif command.field in ("turn", "last_turn"):
            yield from past_the_last(made.turn, made.last_turn)

    found = tuple(against_field(order, one, FIXED, fold, wrong))
    yield from found
    if columns and not found:
        now = fold(overridden(one, order)).corps[command.target]
        yield from map(Reason, books.put_in_besides(state.corps[command.target], now))


def _wrong(rules: Rules, ground: Ground, state: State, target: str) -> Iterator[Message]:
    """Name what no campaign can hold after a field of `target` was set."""
    if target == GAME:
        yield from _wrong_game(ground, state)
    else:
        yield from _wrong_corps(rules, ground, state, state.corps[target])


def _wrong_corps(rules: Rules, ground: Ground, state: State, one: Corps) -> Iterator[Message]:
    for at in (one.hex, one.retreat_to, one.attack_hex, one.reinforce, *one.route):
        if at is not None and (unfit := ground.unfit(at)):
            yield NOBODY_THERE(why=unfit)
    scale = rules.scale
    for what, value, span in (
        ("urgency", one.urgency, scale.urgency),
        ("aggressiveness", one.aggressiveness, scale.aggressiveness),
        ("leadership", one.leadership, scale.leadership),
    ):
        yield from outside(field(what), value, span.min, span.max)
    if not 0 <= one.heading <= 6:  # the six directions, and 0 for none
        yield NO_HEADING(heading=one.heading)
    for points in (one.strength, one.lost, one.at_start):
        for arm in ARMS:
            if (of_arm := getattr(points, arm)) < 0:
                yield ARM_CANNOT(arm=of_working.ARMS[arm], points=of_arm)
    for what, moment in _moments(one):
        yield from outside(field(what), moment[1], 1, MOST)  # a moment is so many parts of a turn
    if one.stragglers < 0 or one.original < 1 or one.foraged < 0:
        yield BEGIN_AT()
    fatigue = rules.fatigue
    if one.fatigue < 0 or exact(one.fatigue) % figure(fatigue.grain.fatigue):
        yield FATIGUE_PARTS(grain=Id(str(fatigue.grain.fatigue)))
    if one.headquarters != (one.number == rules.headquarters.number.number):
        yield HQ_ALONE(number=rules.headquarters.number.number)
    others = [other for other in state.corps.values() if other.side == one.side and other.id != one.id]
    if not one.headquarters:
        numbers = scale.corps_numbers
        yield from outside(NUMBER, one.number, numbers.min, numbers.max)
    if any(other.number == one.number for other in others):
        yield NUMBER_TAKEN(number=one.number)


def _moments(one: Corps) -> Iterator[tuple[str, Part]]:
    """Yield the moments of a turn that stand with a corps, as numerator and denominator."""
    for name in ("held_to", "waits_until", "attacked_at", "stirred", "fought"):
        moment: Part | None = getattr(one, name)
        if moment is not None:
            yield name, moment


def _wrong_game(ground: Ground, state: State) -> Iterator[Message]:
    if state.turn < 0 or state.last_turn < 1 or state.first_day < 1 or state.first_slot < 0:
        yield TURNS_BEGIN()
    for side, name in state.secondary.items():
        found = state.corps.get(name)
        if found is None or found.side != side or found.headquarters:
            yield NO_SECOND(name=Own(name), side=side_told(side))
    for places in (state.lines, state.holder, state.foraged):
        for place in places:
            numbers = place.split(",")
            if len(numbers) != 2 or not all(one.isascii() and one.isdecimal() and len(one) < 5 for one in numbers):
                yield NO_HEX(place=Own(place))
            elif unfit := ground.unfit((int(numbers[0]), int(numbers[1]))):
                yield unfit
    if min(state.forage_points, state.exited_points, *state.foraged.values(), 0) < 0:
        yield COUNTS_BEGIN()
