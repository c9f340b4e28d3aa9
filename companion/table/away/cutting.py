"""A field cut from the map of a campaign or of a square-grid battle, without a battle there: its ground alone."""

from __future__ import annotations

from companion.charts.faults import BadInput, Problem
from companion.field.shapes import Ground
from companion.games.campaign.beginning import RULESET
from companion.games.campaign.game import Campaign
from companion.games.tactical.game import Tactical
from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.session import Session
from companion.language.tongue import tr
from companion.table.away import campaign_field, square_field
from companion.table.away.brought import charts
from companion.table.away.hex_frame import Frame as HexFrame
from companion.table.file.carried import setting
from companion.table.file.ground import ground_scale
from companion.table.file.setting import Setting

HEX, BOX = 2, 4
"""Numbers that say a hex, and two corners of squares."""
MAPS = {"campaign": HEX, "tactical": BOX}
"""The kinds of game that have a map to be cut from, and how many numbers say a part of it."""


def cut(scenario: str, part: str, scale: str = "") -> Ground:
    """Cut a part of a scenario's map: a hex X,Y of a campaign, two corners X,Y,X,Y of squares. Raises BadInput."""
    with begin(None, Beginning(scenario=scenario, seed="1")) as session:
        count = MAPS.get(session.kind)
        if count is None:
            what = tr("it is fought on a table, and has no map to cut from")
            raise BadInput(Problem(scenario, "", what, tr("name a campaign, or a battle on squares")))
        return (cut_hex if count == HEX else cut_squares)(session, numbers(part, count), scale)


def numbers(text: str, count: int) -> tuple[int, ...]:
    """Read whole numbers with commas between them; raises BadInput."""
    try:
        found = tuple(int(one) for one in text.split(","))
    except ValueError:
        found = ()
    if len(found) != count:
        what = tr("is not {n} numbers with commas between them", n=count)
        raise BadInput(Problem(text, "", what if text.strip() else tr("say which part of the map is wanted")))
    return found


def cut_squares(session: Session, corners: tuple[int, ...], scale: str = "") -> Ground:
    """Cut the squares between two corners, each (x, y) as the map counts them; raises BadInput."""
    game = session.battles.game
    if not isinstance(game, Tactical):
        raise _other(tr("its map has no squares"), "--squares")
    rules, map_ = session.rules, game.situation(session.battles.truth()).ground
    made = _setting(session, rules.name, scale)
    chart = None if made.chart.ground is None else made.chart.ground.map
    (x, y, u, v), last = corners, (map_.rows - 1, map_.columns - 1)
    north, south, west, east = min(x, u), max(x, u), min(y, v), max(y, v)
    if chart is None or north < 0 or west < 0 or south > last[0] or east > last[1]:
        what = tr("the map goes from 0,0 to {x},{y}", x=last[0], y=last[1])
        raise BadInput(Problem("--squares", "", what, tr("give two of its squares: X,Y,X,Y")))
    side = rules.scale.square.yards / made.scale.yards_per_inch
    frame = square_field.Frame(north, south, west, east, side)
    features = tuple(square_field.ground_within(rules, map_, chart, frame))
    return Ground(name=map_.title, table=frame.table, scale=ground_scale(made.scale), features=features)


def cut_hex(session: Session, at: tuple[int, ...], scale: str = "") -> Ground:
    """Cut the middle of a hex, on the smallest table of its chart; raises BadInput."""
    game = session.battles.game
    if not isinstance(game, Campaign):
        raise _other(tr("its map has no hexes"), "--hex")
    rules, country = session.rules, game.ground
    made = _setting(session, RULESET, scale)
    chart, where = None if made.chart.ground is None else made.chart.ground.hex, (at[0], at[1])
    if chart is None or where not in country.terrain:
        what = tr("the map has no hex {x},{y}", x=at[0], y=at[1])
        raise BadInput(Problem("--hex", "", what, tr("give one of its hexes: X,Y")))
    extent = (float(chart.tables[0].inches[0]), float(chart.tables[0].inches[1]))
    frame = HexFrame(extent, made.scale.yards_per_inch)
    features = tuple(campaign_field.ground_within(rules, country, where, chart, frame))
    name = country.towns.get(where, "") or f"{at[0]},{at[1]}"
    return Ground(name=name, table=frame.table, scale=ground_scale(made.scale), features=features)


def _setting(session: Session, ruleset: str, scale: str) -> Setting:
    return setting(charts(session), ruleset, "", scale)


def _other(what: str, where: str) -> BadInput:
    return BadInput(Problem(where, "", what, tr("name a scenario of the other kind of map")))
