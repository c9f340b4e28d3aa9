"""Carrying out orders far from the enemy: marches along a path, and the lesser orders (RTG-8, RTG-13.2)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from companion.charts.rounding import figure
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import lines
from companion.games.campaign.rules.calendar import turn_of_day
from companion.games.campaign.rules.clock import Turn, allowance, begin, march
from companion.games.campaign.rules.ground import Ground, Toll, along
from companion.games.campaign.rules.hexes import Hex, distance, towards
from companion.games.campaign.rules.modes import meet
from companion.games.campaign.rules.orders import CD, CM, MV, PT, SU
from companion.games.campaign.rules.stacking import clear_the_way, gives_way, in_the_way
from companion.games.campaign.rules.state import Corps, key, other, part
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.zones import enemies_about


@cache
def path_of(order: MV) -> tuple[Hex, ...]:
    """Give the hexes of a march order, its starting hex first (RTG-13.2.7d)."""
    return along(order.start, order.path)


def obey(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    """Have a corps begin what its first order wants next; give whether anything was told."""
    order = one.orders[0]
    match order:
        # A force's dispatch may hold it; who cannot patrol passes over it rather than being refused, as nobody would
        # hear the refusal.
        case PT() if one.infantry_corps:
            story.tell(ev.OrderDone(one.id))  # RTG-6.4a
        case SU() | CM() | PT():
            begin(story, turn, one, "obey", now)
        case CD() if one.deployment == order.deployment:
            story.tell(ev.OrderDone(one.id))
        case CD():
            if not allowance(turn, one) or (order.deployment == "road" and gives_way(story.state, turn, one)):
                return False
            begin(story, turn, one, "deploy" if order.deployment == "deployed" else "form-road", now)
        case MV():
            return _follow(story, turn, one, order, now)
    return True


def _follow(story: Story, turn: Turn, one: Corps, order: MV, now: Fraction) -> bool:
    """Have a corps go one step on along its path, or towards it; it forms a column first (RTG-13.4a)."""
    path = path_of(order)
    # A fight or a withdrawal moved it off its path since.
    strayed = one.on_path >= 0 and path[one.on_path] != one.hex
    if strayed or (one.on_path < 0 and not one.route):
        _join(story, turn, one, path, now)
        return True
    if one.on_path == len(path) - 1:
        story.tell(ev.OrderDone(one.id))
        return True
    to = next_hex(one)
    assert to is not None
    if not may_march(story.ground, one, to):
        story.tell(ev.OrderDone(one.id))  # there is no going on
        return True
    if not allowance(turn, one):
        return False
    if one.deployment == "deployed":
        if gives_way(story.state, turn, one):
            return False
        begin(story, turn, one, "form-road", now)
        return True
    if in_the_way(story.state, one, to):
        return clear_the_way(story, turn, one, to, now)
    begin(story, turn, one, "enter", now, to=to)
    return True


def next_hex(one: Corps) -> Hex | None:
    """Give the hex into which its march leads a corps next; None where it has none, or has to find its path first."""
    order = one.orders[0] if one.orders else None
    if not isinstance(order, MV):
        return None
    if one.route:
        return one.route[0]
    path = path_of(order)
    off = one.on_path < 0 or path[one.on_path] != one.hex or one.on_path == len(path) - 1
    return None if off else path[one.on_path + 1]


def may_march(ground: Ground, one: Corps, to: Hex) -> bool:
    """Say whether a corps may ever go to a hex from where it is (RTG-8.4b, RTG-8.5a, RTG-6.5.2a)."""
    return towards(one.hex, to) is not None and ground.passable(to) and ground.may_cross(one.side, one.hex, to)


def _join(story: Story, turn: Turn, one: Corps, path: tuple[Hex, ...], now: Fraction) -> None:
    """Find the way onto the path; a corps that is not near its starting hex hurries there (RTG-13.2.7e, RTG-R-MV-JOIN).

    Who stands on the starting hex begins there, though the path may come by again. Where no way leads to the path the
    order is given up.
    """
    # Not the furthest point, as else where on a path: a path that leads in a circle would be over before it began.
    if one.hex == path[0]:
        story.tell(ev.PathFollowed(one.id, 0))
        return
    wanted = path[:1] if story.rules.choice("RTG-R-MV-JOIN") == 1 else path
    joining = story.ground.join(one.hex, wanted, one.side, Toll.of(story.rules.fatigue))
    if joining is None:
        story.tell(ev.OrderDone(one.id))
        return
    if not joining.route:
        story.tell(ev.PathFollowed(one.id, joining.at))
        return
    # From the starting hex that the order names, not from the nearest point of the path: so the book has it.
    far = distance(one.hex, path[0]) > figure(story.rules.movement.joins_within.hexes)
    hurries = far and one.imposed is None  # a mode that was set is obeyed (RTG-8.9e)
    story.tell(ev.PathFollowed(one.id, -1, joining.route, hurries))
    if hurries:
        march(story, turn, one, "force", now)


# ---- entering a hex


def enter(story: Story, turn: Turn, name: str, to: Hex, now: Fraction) -> None:
    """Have a corps enter a neighbour: it tires, lines are drawn, the enemy is met (RTG-6.2.1.1, RTG-8.2 to 8.4)."""
    before = story.corps(name)
    origin, heading = before.hex, towards(before.hex, to)
    assert heading is not None
    story.tell(ev.Entered(name, to, heading, part(now)))
    # Before contact is met: that this march tired it may be what demoralises it there.
    tire(story, name, origin, to)
    new_lines = lines.after_entry(story.rules, story.state, story.corps(name))
    if new_lines is not None:
        # One fact in the other reading: who enters holds the hex, as he draws its lines (RTG-R-LINES-ORIGINAL).
        holds = key(to) not in story.state.lines and story.rules.choice("RTG-R-LINES-ORIGINAL") == 2
        story.tell(ev.LinesDrawn(to, new_lines))
        if holds:
            story.tell(ev.HexHeld(to, before.side))
    lines.settle(story, (origin, to))
    _keep_to_path(story, turn, before, now)
    # The two would pass through each other else. Confederates come first at one moment, so it is always the Union's
    # move that is dropped (RTG-R-EXEC-TIME).
    _give_up_the_swap(story, name, origin, now)
    meet(story, turn, name, now)
    # A zone reaches both ways: whoever is met has met.
    for enemy in tuple(enemies_about(story.state, story.corps(name))):
        meet(story, turn, enemy.id, now)


def tire(story: Story, name: str, origin: Hex, to: Hex) -> None:
    """Tire a corps by a move off the roads, and by an unbridged river; at night more (RTG-11.5a, RTG-11.6a)."""
    chart, ground = story.rules.fatigue, story.ground
    # Both are tolls of the move, not of the phase: they fall due hex by hex, and night triples them like every gain.
    tripled = story.rules.choice("RTG-R-NIGHT-EXTRA") == 0
    times = turn_of_day(story.rules, story.state).fatigue_factor if tripled else 1  # RTG-8.1b, RTG-R-NIGHT-EXTRA
    if not ground.road_move(origin, to):
        story.tell(ev.FatigueChanged(name, float(figure(chart.off_road.fatigue) * times), "RTG-8.2a"))
    if ground.river_between(origin, to) and not ground.bridged(origin, to):
        story.tell(ev.FatigueChanged(name, float(figure(chart.unbridged_river.fatigue) * times), "RTG-8.4a"))


def _keep_to_path(story: Story, turn: Turn, before: Corps, now: Fraction) -> None:
    """Note where a corps that has entered a hex is on its path now; off it, it has to come back to it."""
    one = story.corps(before.id)
    order = one.orders[0] if one.orders else None
    if not isinstance(order, MV):
        return
    path = path_of(order)
    if before.combat != "inactive":
        if (one.on_path, one.route) != (-1, ()):
            story.tell(ev.PathFollowed(one.id, -1))
        return
    if one.route:
        left = one.route[1:]
        # A path may come by a hex twice; who joins it late joins the later passage.
        on_path = -1 if left else max(place for place, spot in enumerate(path) if spot == one.hex)
        story.tell(ev.PathFollowed(one.id, on_path, left, one.hurries and bool(left)))
        if one.hurries and not left:
            march(story, turn, story.corps(one.id), one.own_march, now)
    else:
        story.tell(ev.PathFollowed(one.id, one.on_path + 1))
    if story.corps(one.id).on_path == len(path) - 1:
        story.tell(ev.OrderDone(one.id))


def _give_up_the_swap(story: Story, name: str, origin: Hex, now: Fraction) -> None:
    """Where Confederates have come in, Union corps on their way into the hex they came from stay (RTG-8.3a)."""
    one = story.corps(name)
    for enemy in story.state.in_hex(one.hex, other(one.side)):
        if enemy.action is not None and enemy.action.to == origin:
            story.tell(ev.ActionDropped(enemy.id, part(now)))
