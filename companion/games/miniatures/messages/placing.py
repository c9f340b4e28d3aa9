"""What is told of places on the field."""

from __future__ import annotations

from companion.language.messages import says

PLACE = says("miniatures.place", "Place {units}")
PHOTOGRAPHED = says("miniatures.photographed", "Photograph: {n} unit", "Photograph: {n} units")
LIFT = says("miniatures.lift", "Take {units} off the field")

OFF_TABLE = says("miniatures.reason.off-table", "{x}, {y} does not lie on the table, which is {wide} x {deep} inches")
WITH_HIS_UNIT = says("miniatures.reason.with-his-unit", "{leader} stands where {unit} does; detach him first")
LEADERS_PLACE = says("miniatures.reason.leaders-place", "the place of {leader} is two numbers: a leader faces nowhere")
UNITS_PLACE = says("miniatures.reason.units-place", "the place of {unit} is three numbers: x, y and its facing")
SHAPE_OF_ALL = says(
    "miniatures.reason.placed-shape",
    "the shape of {unit} has not one entry for its {n} stand",
    "the shape of {unit} has not one entry for each of its {n} stands",
)
SHAPE_OF_NOBODY = says("miniatures.reason.placed-nobody", "{name} has a shape and no place")
RANK_AND_FILE = says(
    "miniatures.reason.placed-rank-and-file",
    "ranks and files of {unit} are whole numbers from 1, no two stands the same",
)
NO_PLACE = says("miniatures.reason.no-place", "{name} has no place on the field")
