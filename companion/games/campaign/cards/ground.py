"""The campaign's map and scale as they are installed, for what is printed of them without a game."""

from __future__ import annotations

from companion.charts import reading
from companion.games.campaign.charts.sequence import Scale
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.setup.map_text import read_map
from companion.kernel import shelf
from companion.kernel.shelf import MAP

SCALE = "scale.toml"


def ground_and_scale() -> tuple[Ground, Scale]:
    """Give the installed map and the scale of the installed charts. Raises BadInput."""
    ground = read_map(shelf.resource_text("maps", "gettysburg", MAP), file=MAP)
    scale = reading.read_toml(shelf.ruleset_texts("gettysburg", only=(SCALE,))[SCALE], Scale, file=SCALE)
    return ground, scale
