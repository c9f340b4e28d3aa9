"""What measuring on the table says."""

from __future__ import annotations

from companion.language.messages import says

ARC = says("miniatures.measuring.arc", "arc of fire, degrees to either side")
IN_BAND = says("miniatures.measuring.in-band", "stands that fire: {stands}; inches")
ALONG = says("miniatures.measuring.in-enfilade", "stands that fire in enfilade: {stands}; inches")
COVERED = says("miniatures.measuring.covered", "what covers the target")
MAY = says("miniatures.measuring.may", "stands of the target that are hit")
NOT_ITS_FORMATION = says("miniatures.measuring.not-its-formation", "no formation of that arm")
SHAPE_OF_ALL = says("miniatures.measuring.shape-of-all", "has not one entry for each of its {stands} stands")
RANK_AND_FILE = says(
    "miniatures.measuring.rank-and-file", "rank and file are whole numbers from 1, no two stands the same"
)
NOT_DRAWN = says(
    "miniatures.measuring.not-drawn",
    "is not drawn as its kind is: an area ends where it begins and has three corners, a line two places, a point one",
)
