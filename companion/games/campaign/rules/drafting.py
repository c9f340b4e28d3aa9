"""Orders as they are written: immediate ones are done at once, the others are collected for ET (RTG-12, RTG-13).

Everything here follows `legal.why_not`: nothing is checked again.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import couriers, forces, knowledge, names, planning
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.commanders import pass_on_post
from companion.games.campaign.rules.orders import CD, CM, MV, PT, SU, AnyOrder
from companion.games.campaign.rules.state import Corps, Dispatch, Side, State
from companion.games.campaign.rules.story import Story

MenuCommand = (
    cmd.SetUp
    | cmd.DC
    | cmd.OC
    | cmd.OF
    | cmd.SU
    | cmd.SM
    | cmd.CM
    | cmd.RT
    | cmd.AT
    | cmd.RE
    | cmd.XU
    | cmd.MV
    | cmd.PT
    | cmd.CD
    | cmd.Remark
    | cmd.Plan
)
"""What a player orders in his phase, besides ET."""
Written = cmd.SU | cmd.CM | cmd.MV | cmd.PT | cmd.CD
"""What goes into a dispatch."""


def carry_out(story: Story, command: MenuCommand) -> None:
    """Tell what an order of the set-up or of the menus leads to; with ET `send` is called."""
    side = names.side_to_act(story.state)
    assert side is not None  # only a player orders
    match command:
        case cmd.SetUp():
            _set_up(story, side, command)
        case cmd.OF():
            forces.form(story, [_named(story.state, side, name) for name in command.corps], command.rate)
        case cmd.SU() | cmd.CM() | cmd.MV() | cmd.PT() | cmd.CD():
            for one in addressed(story.state, side, command):
                _write(story, one, order_of(command))
        case cmd.Plan():
            missions = tuple(replace(one, corps=_named(story.state, side, one.corps).id) for one in command.missions)
            story.tell(ev.Planned(side, missions, planning.working(missions)))
        case cmd.Remark():
            said = tuple(dict.fromkeys(command.asked))
            story.tell(ev.Remarked(_named(story.state, side, command.corps).id, said))
        case _:
            _at_once(story, _named(story.state, side, command.corps), command)


def addressed(state: State, side: Side, command: Written) -> tuple[Corps, ...]:
    """Give the corps that an order is written for; of a force PT goes to the cavalry (RTG-13.3, RTG-R-PATROL-WHO)."""
    if command.corps != names.FORCE:
        return (_named(state, side, command.corps),)
    force = (state.corps[name] for name in state.force)
    return tuple(one for one in force if not (isinstance(command, cmd.PT) and one.infantry_corps))


def order_of(command: Written) -> AnyOrder:
    """Give the order that a command writes into a dispatch."""
    match command:
        case cmd.SU():
            return SU(command.urgency)
        case cmd.CM():
            return CM(command.contact)
        case cmd.MV():
            return MV(command.start, command.path)
        case cmd.PT():
            return PT()
        case cmd.CD():
            return CD(command.deployment)


def send(story: Story, side: Side) -> None:
    """Send a courier with each set of orders that a side has written, by number; an empty set is none (RTG-13.1.5a)."""
    known = knowledge.heard(story.state, side)
    for one in names.own_corps(story.state, side):
        if story.state.drafts.get(one.id):
            dispatch(story, one, story.state.drafts[one.id], known)


def dispatch(story: Story, one: Corps, orders: tuple[AnyOrder, ...], known: knowledge.Heard) -> None:
    """Send a dispatch: its way is measured now, from headquarters to the corps (RTG-10.4a, RTG-R-DELAY).

    Headquarters' own orders are read this turn: they have no way to go (RTG-R-OC-HQ).
    """
    state, rules = story.state, story.rules
    sent = Dispatch(
        corps=one.id,
        orders=orders,
        issued=state.turn,
        nth=state.issued + 1,
        arrives=state.turn + couriers.turns_on_the_way(rules, state, one.side, one.hex),
        # Two arrivals are kept: the true one, and the one that the sender reckons from where he last heard of the
        # corps. The view shows the second only, as the first would tell how far it is.
        expected=knowledge.expected(rules, state, one, known),
    )
    story.tell(ev.DispatchSent(sent))


def _named(state: State, side: Side, name: str) -> Corps:
    found = names.corps_named(state, side, name)
    assert found is not None
    return found


def _write(story: Story, one: Corps, order: AnyOrder) -> None:
    story.tell(ev.Drafted(one.id, (*story.state.drafts.get(one.id, ()), order)))


def _at_once(story: Story, one: Corps, command: cmd.DC | cmd.OC | cmd.SM | cmd.RT | cmd.AT | cmd.RE | cmd.XU) -> None:
    match command:
        case cmd.DC():
            story.tell(ev.SecondaryNamed(one.side, one.id))
        case cmd.OC():
            if story.state.force:
                story.tell(ev.ForceFormed(()))
            story.tell(ev.Drafted(one.id, ()))
        case cmd.SM():
            lasting = story.rules.choice("RTG-R-OC-HQ") == 0
            story.tell(ev.MarchImposed(one.id, command.march, lasting=lasting))
        case cmd.RT():
            story.tell(ev.HexNamed(one.id, "RT", command.hex))
        case cmd.AT():
            story.tell(ev.HexNamed(one.id, "AT", command.hex))
        case cmd.RE():
            story.tell(ev.HexNamed(one.id, "RE", command.hex))
        case cmd.XU():
            _exit(story, one)


def _exit(story: Story, one: Corps) -> None:
    """A corps leaves for Washington; a secondary commander's post passes on (RTG-13.2.13, RTG-R-SECONDARY)."""
    if one.id in story.state.drafts:
        story.tell(ev.Drafted(one.id, None))
    if one.id in story.state.force:
        story.tell(ev.ForceFormed(tuple(name for name in story.state.force if name != one.id)))
    # Its points are taken now; what it has lost before counts for the enemy still.
    # The Union, where it may leave, does so for no points (RTG-R-XU-SIDE).
    story.tell(ev.Exited(one.id, one.strength.total if one.side == "confederate" else 0))
    pass_on_post(story, one.side)


def _set_up(story: Story, side: Side, command: cmd.SetUp) -> None:
    """A corps takes a number from another, which takes its own in turn: each stands once (RTG-3.0a, RTG-3.1a)."""
    one = _named(story.state, side, command.corps)
    number = one.number if command.number is None else command.number
    for other in names.own_corps(story.state, side):
        if other.number == number and other.id != one.id:
            story.tell(ev.Numbered(other.id, one.number, other.urgency, other.contact))
    urgency = one.urgency if command.urgency is None else command.urgency
    contact = one.contact if command.contact is None else command.contact
    story.tell(ev.Numbered(one.id, number, urgency, contact))
