"""LM: look at the map (RTG-13.1.1)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.text.window import Window, cornered, picture, terrain_key
from companion.games.campaign.rules.hexes import Hex
from companion.language.tongue import tr


def look_at_map(hq: Headquarters) -> None:
    """Ask for the grid and the corner, show the map with its key, and go on as long as the player looks."""
    hq.grid = hq.keys.ask(
        tr("Hexon?"),
        lambda: (tr("Y draws the hex grid; any other key leaves it off."),),
        own=("H", "HELP", "Q", "QUIT"),
    ).upper() in ("Y", "YES")
    while (corner := _corner(hq)) is not None:
        show_map(hq, cornered(hq.rules, corner))
        if not hq.keys.yes(tr("Do you wish to continue looking at the map (Y or N)?")):
            return


def show_map(hq: Headquarters, window: Window, *, cursor: Hex | None = None, path: Sequence[Hex] = ()) -> None:
    """Show a window of the map with the key."""
    hq.keys.show([*picture(hq.view, window, grid=hq.grid, cursor=cursor, path=path), *terrain_key(hq.view, window)])


def _corner(hq: Headquarters) -> Hex | None:
    chart = hq.rules.orders.map_corner
    limits = tr(
        "x from {left} to {right}, y from {top} to {bottom}",
        left=chart.columns.min,
        right=chart.columns.max,
        top=chart.rows.min,
        bottom=chart.rows.max,
    )
    told = tr("The hex in the upper left corner: {limits}. Return goes back.", limits=limits)
    while (at := hq.keys.place(tr("What corner hex (X,Y)?"), lambda: (told,))) is not None:
        if chart.columns.min <= at[0] <= chart.columns.max and chart.rows.min <= at[1] <= chart.rows.max:
            return at
        hq.keys.say(
            tr(
                "refused: {x},{y} is no corner: {limits} [{clause}]",
                x=at[0],
                y=at[1],
                limits=limits,
                clause=chart.columns.clause,
            )
        )
    return None
