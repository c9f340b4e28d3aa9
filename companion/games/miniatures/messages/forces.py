"""What is told of troops that are regrouped: labels of entries, and why they may not be regrouped so."""

from __future__ import annotations

from companion.language.messages import says

PART = says("miniatures.part", "{name}, {n} stand", "{name}, {n} stands")
SPLIT = says("miniatures.split", "Split {unit}: {parts}")
MERGE = says("miniatures.merge", "Merge {units}")
ADD_UNIT = says("miniatures.add-unit", "Add {name}")
RENAME = says("miniatures.rename", "Call {unit} {name}")
TRANSFER = says("miniatures.transfer", "Transfer {unit} to {place}")

GONE = says("miniatures.reason.forces-gone", "{unit} is out of the game")
IN_COMBAT = says(
    "miniatures.reason.forces-in-combat", "{unit} stands in a combat that is not over; answer or resolve it first"
)
STANDS = says(
    "miniatures.reason.forces-stands",
    "{unit} has {n} stand, and its parts have {stands}",
    "{unit} has {n} stands, and its parts have {stands}",
)
BAD_ID = says("miniatures.reason.forces-bad-id", "{name!r} is no id: words joined by hyphens, such as davis-left")
IN_USE = says("miniatures.reason.forces-in-use", "{name!r} is in use already; choose another id")
BAD_NAME = says("miniatures.reason.forces-bad-name", "{name!r} is no name: words on one line")
CALLED_SO = says("miniatures.reason.forces-called-so", "{unit} is called so already")
OTHER_SIDE = says("miniatures.reason.forces-other-side", "{unit} is not of the side of {other}")
OTHER_ARM = says("miniatures.reason.forces-other-arm", "{unit} is not of the arm of {other}: only like joins like")
OTHER_GUNS = says("miniatures.reason.forces-other-guns", "{unit} and {other} have different guns: only like joins like")
NOT_TOGETHER = says(
    "miniatures.reason.forces-not-together", "{unit} and {other} are not both on the table, nor both still to arrive"
)
INTO_ONE = says("miniatures.reason.forces-into-one", "an id never changes: {name!r} is not one of {names}")
NO_COMMAND = says(
    "miniatures.reason.forces-no-command", "the {side} side has no division or corps {name!r}; there are: {names}"
)
UNDER_IT = says("miniatures.reason.forces-under-it", "{unit} stands under {place} already")
STANDS_ALREADY = says("miniatures.reason.forces-stands-already", "{unit} stands in the same command already")
LED_ALREADY = says("miniatures.reason.forces-led-already", "{name} and {leader} would both lead {place}")
NOT_ALIKE = {
    "limbered": says(
        "miniatures.forces.not-all-limbered",
        "some of them are limbered and some are not: merged, all are as {unit} is; limber or unlimber first",
    ),
    "mounted": says(
        "miniatures.forces.not-all-mounted",
        "some of them are mounted and some are not: merged, all are as {unit} is; mount or dismount first",
    ),
}
"""By what some of merged units are and others are not, which costs a change of formation to become."""
TWO_EXCEPTIONAL = says(
    "miniatures.forces.two-exceptional",
    "merged, they are led by the exceptional commander of {unit}; that of {others} leads nobody any more",
)
