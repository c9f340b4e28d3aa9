"""The campaign's map and scale as they are installed, for what is printed of them without a game."""

from __future__ import annotations

from companion import data
from companion.campaign.ground import Ground
from companion.campaign.map_text import read_map
from companion.campaign.tables.sequence import Scale
from companion.data import MAP

SCALE = "scale.toml"


def ground_and_scale() -> tuple[Ground, Scale]:
    """Give the installed map and the scale of the installed charts. Raises BadInput."""
    ground = read_map(data.resource_text("maps", "gettysburg", MAP), file=MAP)
    scale = data.read_toml(data.ruleset_texts("gettysburg", only=(SCALE,))[SCALE], Scale, file=SCALE)
    return ground, scale
