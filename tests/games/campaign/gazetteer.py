"""The towns of the gazetteer on the hexes of the map, by the georeference; and the roads of 1863 as chains of towns."""

from __future__ import annotations

import csv
import io
import math
import tomllib
from typing import Any, NamedTuple

from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.setup.map_text import read_map
from companion.kernel.shelf import resource_text

FOLDER = ("maps", "gettysburg")


class Town(NamedTuple):
    name: str
    name_1863: str
    state: str
    latitude: float
    longitude: float
    starting_hex: str
    source: str


def the_map() -> Ground:
    return read_map(resource_text(*FOLDER, "map.txt"), file="map.txt")


def towns() -> list[Town]:
    rows = csv.DictReader(io.StringIO(resource_text(*FOLDER, "towns.csv")))
    return [
        Town(**row | {"latitude": float(row["latitude"]), "longitude": float(row["longitude"])})  # type: ignore[arg-type]
        for row in rows
    ]


def georeference() -> dict[str, Any]:
    return tomllib.loads(resource_text(*FOLDER, "georeference.toml"))


def projected(latitude: float, longitude: float) -> Hex:
    """The hex whose centre is nearest, by looking at all of them: on the map or up to eight hexes around it."""
    fit = georeference()
    parallel = math.cos(math.radians(fit["standard_parallel"]))
    east = (longitude - fit["origin"]["longitude"]) * fit["miles_a_degree"]["longitude"] * parallel
    south = (fit["origin"]["latitude"] - latitude) * fit["miles_a_degree"]["latitude"]
    u, v = (row[0] * east + row[1] * south + move for row, move in zip(fit["matrix"], fit["offset"], strict=True))

    def away(at: Hex) -> float:
        column, row = at
        return math.hypot(u - column * math.sqrt(3) / 2, v - (row + (0.5 if column % 2 == 0 else 0)))

    return min(((column, row) for column in range(-8, 30) for row in range(-8, 28)), key=away)


ROADS = {
    "Chambersburg Pike": "McConnellsburg, Fort Loudon, Saint Thomas, Chambersburg, Fayetteville, Greenwood, Cashtown, Gettysburg",
    "York Pike": "Gettysburg, New Oxford, Abbottstown, York",
    "Hanover Road": "Gettysburg, Bonneauville, McSherrystown, Hanover",
    "Hanover-York": "Hanover, Spring Grove, York",
    "Baltimore Pike": "Gettysburg, Two Taverns, Littlestown, Union Mills, Westminster, Finksburg, Reisterstown",
    "Taneytown Road": "Gettysburg, Taneytown, Frizellburg, Westminster",
    "Emmitsburg Road": "Gettysburg, Emmitsburg, Thurmont, Lewistown, Frederick",
    "Hagerstown Road": "Gettysburg, Fairfield, Waynesboro, Leitersburg, Hagerstown",
    "Carlisle Road": "Gettysburg, Biglerville, Bendersville, Mount Holly Springs, Carlisle",
    "Harrisburg Road": "Gettysburg, Heidlersburg, York Springs, Dillsburg, Mechanicsburg",
    "Valley Turnpike": "Mechanicsburg, Carlisle, Shippensburg, Scotland, Chambersburg, Marion, Greencastle, Hagerstown, Williamsport, Martinsburg",
    "National Road": "Ellicott City, Cooksville, Lisbon, Mount Airy, New Market, Frederick, Middletown, Boonsboro, Funkstown, Hagerstown",
    "Georgetown Pike": "Frederick, Monocacy Junction, Urbana, Hyattstown",
    "Woodsboro road": "Frederick, Walkersville, Woodsboro, Middleburg, Taneytown, Littlestown",
    "Westminster-Manchester": "Westminster, Manchester",
    "York Turnpike": "York, Shrewsbury, Parkton",
    "York-Dillsburg-Carlisle": "York, Dover, Dillsburg, Boiling Springs, Carlisle",
    "York-Harrisburg": "York, New Cumberland",
    "Bridgeport road": "Emmitsburg, Bridgeport, Taneytown",
    "Waynesboro road": "Emmitsburg, Waynesboro, Greencastle, Mercersburg",
    "Sharpsburg pike": "Hagerstown, Sharpsburg, Keedysville, Boonsboro",
    "Harpers Ferry road": "Frederick, Jefferson, Petersville, Knoxville, Harpers Ferry",
    "Buckeystown road": "Frederick, Buckeystown",
    "Sykesville road": "Westminster, Sykesville, Cooksville",
}
"""The towns that each road passes, in order, as far as they lie on the map; of general knowledge."""
