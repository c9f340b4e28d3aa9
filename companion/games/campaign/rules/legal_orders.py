"""The limits of each order of the set-up and of the menus (RTG-3, RTG-13, RTG-OSC-a)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from companion.charts.figures import Reason
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.shared import Limits
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import couriers, drafting, forces, names, planning, remarking
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.legal_moves import can_come, of_path
from companion.games.campaign.rules.state import Corps, Side, State, key
from companion.language.messages import Argument, Id, Own, Term, says, term

OF_ONE = says("campaign.why.of-one", "say it of one corps, not of a force")
NEAR = says("campaign.why.near", "those within {hexes} hexes of headquarters: {corps}")
TOO_FAR = says(
    "campaign.why.too-far",
    "{one} is not within {hexes} hexes of headquarters, so {code} does not reach it at once; "
    "send it orders by dispatch (SU urgency, CM contact mode, MV march), or bring headquarters nearer",
)
NO_FORCE = says("campaign.why.no-force", "there is no force: form one with OF force first")
NO_CAVALRY = says("campaign.why.no-cavalry", "no cavalry corps is in the force; only cavalry patrols")
NOT_TO_FORCE = says(
    "campaign.why.not-to-force",
    "to a force go SU urgency, CM contact mode, MV march, PT patrol and CD deployment; order this of one corps",
)
PRIMARY = says("campaign.why.primary", "headquarters is the primary army commander; name one of his corps")
SM_ALONE = says(
    "campaign.why.sm-alone",
    "SM march mode is for headquarters alone; OF force sets the speed of corps, SU urgency makes them hurry likelier",
)
ONLY_CONFEDERATES = says("campaign.why.only-confederates", "only Confederates leave for Washington")
UNFIT = says("campaign.why.unfit", "{unfit}; {code} takes a hex that a unit can enter")
FORCE_OF_NOBODY = says("campaign.why.force-of-nobody", "a force of nobody is none; name its corps, of {there}")
NAMED_TWICE = says("campaign.why.named-twice", "{one} is named more than once")
ONE_AT_A_TIME = says("campaign.why.one-at-a-time", "one corps at a time is set up")
CHANGES_NOTHING = says("campaign.why.changes-nothing", "that changes nothing for {one}")
OUTSIDE = says("campaign.why.outside", "{what} is from {min} to {max}, not {value}")
DESTROYED = says("campaign.why.destroyed", "{one} is destroyed and takes no orders")
NOT_HERE = says("campaign.why.not-here", "that cannot be ordered here")
OR = says("campaign.either", "{one} or {other}")
URGENCY = term("campaign.what.urgency", "urgency")
SECONDARY_ALREADY = says(
    "campaign.why.secondary-already", "the leader of {one} is the secondary army commander already"
)
MARCHES_SO = says("campaign.why.marches-so", "headquarters is to march so already: {march}")
NAMES_NO_CORPS = says("campaign.why.names-no-corps", "{name!r} names no corps; a force is formed of {there}")
HQ_NUMBER = says("campaign.why.hq-number", "headquarters is always number {number}")
NUMBER = term("campaign.what.number", "the number of a corps")
GONE = says("campaign.why.gone", "{one} has left the map and takes no orders")
CANNOT_COME = says("campaign.why.cannot-come", "{one} can never come to {hex}: a river or mountains are between")
BEGUN = says("campaign.why.begun", "the orders to {one} are begun; none is written yet")
NO_EXIT = says("campaign.why.no-exit", "{one} is not at an exit: those are {where}")
HEX_REFUSED = says(
    "campaign.why.hex-refused",
    "{code} is refused: CS (status of the corps) tells where it stands; name a hex next to it that it may enter",
)
CANNOT_JOIN = says("campaign.why.cannot-join", "{one} cannot join the force: it is formed of {there}")
HAS_FOOT = says("campaign.why.has-foot", "only a cavalry corps patrols; {one} has foot")
NAMES_ALREADY = says("campaign.why.names-already", "{code} names {hex} already")

GATES = frozenset(one.key for one in (TOO_FAR, CANNOT_JOIN, NO_EXIT, HAS_FOOT, SM_ALONE))
"""What the referee lets happen with his word: an order that no courier could bring, a force of those who are apart, an
exit elsewhere, a patrol of foot, a march mode that is the corps' own."""
ToHex = cmd.RT | cmd.AT | cmd.RE
Immediate = cmd.DC | cmd.OC | cmd.SM | cmd.RT | cmd.AT | cmd.RE | cmd.XU


def of_order(rules: Rules, ground: Ground, state: State, side: Side, command: cmd.AnyCommand) -> Iterator[Reason]:
    """Yield every reason against an order of a side whose phase it is; its names are known."""
    match command:
        case cmd.ET():
            return
        case cmd.OF():
            yield from _of_force(rules, state, side, command)
        case cmd.SetUp():
            yield from _of_set_up(rules, state, side, command)
        case cmd.SU() | cmd.CM() | cmd.MV() | cmd.PT() | cmd.CD():
            yield from _of_written(rules, ground, state, side, command)
        case cmd.DC() | cmd.OC() | cmd.SM() | cmd.RT() | cmd.AT() | cmd.RE() | cmd.XU():
            yield from _of_immediate(rules, ground, state, side, command)
        case cmd.Plan():
            yield from planning.why_not(ground, command.missions)
        case cmd.Remark():
            one = names.corps_named(state, side, command.corps)
            if one is None:
                yield Reason(OF_ONE())
            else:
                yield from _gone(one)
            yield from remarking.why_not(rules, command)
        case _:
            yield Reason(NOT_HERE())


def _of_written(rules: Rules, ground: Ground, state: State, side: Side, command: drafting.Written) -> Iterator[Reason]:
    """Yield why an order cannot be written into a dispatch."""
    if command.corps == names.FORCE and not state.force:
        yield Reason(NO_FORCE(), "RTG-13.1.7a")
        return
    addressed = drafting.addressed(state, side, command)
    if command.corps == names.FORCE and not addressed:
        yield Reason(NO_CAVALRY(), "RTG-13.3.4a")
    for one in addressed:
        yield from _gone(one)
    match command:
        case cmd.SU():
            yield from _outside(URGENCY, command.urgency, rules.scale.urgency)
        case cmd.PT():
            for one in addressed:
                if one.infantry_corps:
                    yield Reason(HAS_FOOT(one=names.titled(one)), "RTG-6.4a")
        case cmd.MV():
            yield from _of_march(rules, ground, side, addressed, command)
        case _:
            return


def _of_march(
    rules: Rules, ground: Ground, side: Side, addressed: Sequence[Corps], command: cmd.MV
) -> Iterator[Reason]:
    """No way to the starting hex tells nothing of where a corps is: rivers part whole countries."""
    wrong = tuple(of_path(rules, ground, side, command.start, command.path))
    yield from wrong
    if not wrong:
        for one in addressed:
            if not can_come(ground, side, one.hex, command.start):
                yield Reason(
                    CANNOT_COME(one=names.titled(one), hex=Id(key(command.start))),
                    rules.movement.no_river_for_confederates,
                )


def _of_immediate(rules: Rules, ground: Ground, state: State, side: Side, command: Immediate) -> Iterator[Reason]:
    """Yield why an order cannot be carried out at once."""
    if command.corps == names.FORCE:
        yield Reason(NOT_TO_FORCE(), "RTG-13.3a")
        return
    one = names.corps_named(state, side, command.corps)
    assert one is not None
    if gone := tuple(_gone(one)):
        yield from gone
        return
    match command:
        case cmd.DC():
            yield from _of_designation(rules, state, one)
        case cmd.OC():
            if state.drafts.get(one.id) == () and not state.force:
                yield Reason(BEGUN(one=names.titled(one)), "RTG-13.1.6a")
        case cmd.SM():
            yield from _of_march_mode(rules, one, command)
        case cmd.XU():
            yield from _of_exit(rules, ground, state, one, command)
        case cmd.RT() | cmd.AT() | cmd.RE():
            yield from _of_hex(rules, ground, state, one, command)


def _of_designation(rules: Rules, state: State, one: Corps) -> Iterator[Reason]:
    clause = rules.commands["A", "DC"].clause
    if one.headquarters:
        yield Reason(PRIMARY(), "RTG-R-SECONDARY")
    elif state.secondary.get(one.side) == one.id:
        yield Reason(SECONDARY_ALREADY(one=names.titled(one)), clause)


def _of_march_mode(rules: Rules, one: Corps, command: cmd.SM) -> Iterator[Reason]:
    clause = rules.commands["B", "SM"].clause
    if not one.headquarters:
        yield Reason(SM_ALONE(), clause)
    elif one.standing_march == one.imposed == command.march and one.held_to is None:
        yield Reason(MARCHES_SO(march=say.mode(command.march)), clause)


def _of_exit(rules: Rules, ground: Ground, state: State, one: Corps, command: cmd.XU) -> Iterator[Reason]:
    clause = rules.commands["B", "XU"].clause
    if one.side != "confederate" and rules.choice("RTG-R-XU-SIDE") == 0:
        yield Reason(ONLY_CONFEDERATES(), "RTG-R-XU-SIDE")
        return
    if not couriers.reached_at_once(rules, state, one):
        yield _too_far(rules, one, "XU")
        if not command.because:
            return
    if one.hex not in ground.exits:
        where = _either([Id(key(at)) for at in ground.exits])
        yield Reason(NO_EXIT(one=names.titled(one), where=where), clause)


def _either(those: Sequence[Argument]) -> Argument:
    """Give several things of which one will do."""
    return reduce(lambda one, other: OR(one=one, other=other), those)


def _of_hex(rules: Rules, ground: Ground, state: State, one: Corps, command: ToHex) -> Iterator[Reason]:
    """Yield why RT, AT or RE may not name a hex: near enough, passable, and next to where the corps really is.

    Of the last no more is told than that it is refused (RTG-R-IMMEDIATE-SEND).
    """
    code = type(command).__name__
    if unfit := ground.unfit(command.hex):
        yield Reason(UNFIT(unfit=unfit, code=Id(code)), "RTG-R-FOREST")
        return
    if not couriers.reached_at_once(rules, state, one):
        yield _too_far(rules, one, code)
        if not command.because:
            return
    # One reason for every case: to say that the corps is not next to it would tell where it is, which a side that must
    # guess may not learn by trying.
    if command.hex not in ground.steps(one.hex, one.side):
        yield Reason(
            HEX_REFUSED(code=Id(code)),
            rules.commands["B", code].clause,
        )
    elif named_already(one, command) == command.hex:
        yield Reason(NAMES_ALREADY(code=Id(code), hex=Id(key(command.hex))), rules.commands["B", code].clause)


def named_already(one: Corps, command: ToHex) -> Hex | None:
    """Give the hex that such an order named before and still does."""
    match command:
        case cmd.RT():
            return one.retreat_to
        case cmd.AT():
            return one.attack_hex
        case cmd.RE():
            return one.reinforce


def _too_far(rules: Rules, one: Corps, code: str) -> Reason:
    hexes = int(rules.figure("RTG-R-DELAY", rules.dispatches.immediate_radius.hexes))
    return Reason(
        TOO_FAR(one=names.titled(one), hexes=hexes, code=Id(code)),
        rules.commands["B", code].clause,
    )


def _of_force(rules: Rules, state: State, side: Side, command: cmd.OF) -> Iterator[Reason]:
    clause = rules.commands["A", "OF"].clause
    # Told in full: who is near headquarters is seen anyway.
    able = forces.eligible(rules, state, side)
    there = NEAR(
        hexes=rules.dispatches.force_radius.hexes, corps=say.ids(one.letter for one in able) if able else say.NONE
    )
    if not command.corps:
        yield Reason(FORCE_OF_NOBODY(there=there), clause)
        return
    corps = [names.corps_named(state, side, name) for name in command.corps]
    for name, one in zip(command.corps, corps, strict=True):
        if one is None:
            yield Reason(NAMES_NO_CORPS(name=Own(name), there=there), clause)
        elif one not in able:
            yield Reason(
                CANNOT_JOIN(one=names.titled(one), there=there),
                "RTG-14.0a",
                firm=not one.here,
            )
    found = [one for one in corps if one is not None]
    for one in {one.id: one for one in found if found.count(one) > 1}.values():
        yield Reason(NAMED_TWICE(one=names.titled(one)), clause)


def _of_set_up(rules: Rules, state: State, side: Side, command: cmd.SetUp) -> Iterator[Reason]:
    """Yield why a corps cannot be set up so (RTG-3.0a to RTG-3.3a)."""
    one = names.corps_named(state, side, command.corps)
    if one is None:
        yield Reason(ONE_AT_A_TIME(), "RTG-3.0a")
        return
    if command.number is not None and command.number != one.number:
        if one.headquarters:
            yield Reason(HQ_NUMBER(number=one.number), "RTG-3.1b")
        else:
            yield from _outside(NUMBER, command.number, rules.scale.corps_numbers)
    if command.urgency is not None:
        yield from _outside(URGENCY, command.urgency, rules.scale.urgency)
    if (
        command.number in (None, one.number)
        and command.urgency in (None, one.urgency)
        and command.contact in (None, one.contact)
    ):
        yield Reason(CHANGES_NOTHING(one=names.titled(one)), "RTG-3.0a")


def _outside(what: Term, value: int, span: Limits) -> Iterator[Reason]:
    if not span.min <= value <= span.max:
        yield Reason(
            OUTSIDE(what=what, min=span.min, max=span.max, value=Id(str(value))),
            span.clause,
        )


def _gone(one: Corps) -> Iterator[Reason]:
    """A corps that has left the map takes no orders."""
    if one.status == "eliminated":
        yield Reason(DESTROYED(one=names.titled(one)), "RTG-R-ELIMINATED")
    elif one.status == "exited":
        yield Reason(GONE(one=names.titled(one)), "RTG-R-XU-SIDE")
