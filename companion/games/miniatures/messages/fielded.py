"""What the field of a game says."""

from __future__ import annotations

from companion.language.messages import says

BLOCKED = says("miniatures.fielded.blocked", "it is not seen: {names} in between")
ONE_STAND_HIT = says("miniatures.fielded.one-stand-hit", "it hits one stand alone, and the target has more")
BEHIND = says("miniatures.fielded.behind", "all of it began behind the line of the defender's front")
SHELTERED = says("miniatures.fielded.sheltered", "half of the defender lies in a town or in works all round")
OUTFLANKED = says("miniatures.fielded.outflanked", "outflanked")
SUPPORTS = says("miniatures.fielded.supports", "{unit} supports")
LOSES_SUPPORT = says("miniatures.fielded.loses-support", "outflanked, the defender has no support")
MIXED_MODES = says(
    "miniatures.fielded.mixed-modes",
    "a wheel and an oblique do not go in one move, and by the flank is a move by itself",
)
SHUT = says("miniatures.fielded.shut", "nobody gets through {name}")
CLOSED_WOOD = says("miniatures.fielded.closed-wood", "guns do not get through closed wood")
THROUGH_ENEMY = says("miniatures.fielded.through-enemy", "it would pass through {name}, an enemy")
NEARER = says("miniatures.fielded.nearer", "it would come nearer to {name}, an enemy")
NOT_CLEAR = says(
    "miniatures.fielded.not-clear", "it would halt among {name}: who passes through friends gets wholly clear"
)
IN_DEPTH = says("miniatures.fielded.in-depth", "{unit} is supported by its formation")
NOT_ROLLED = says(
    "miniatures.fielded.not-rolled", "{unit} has not rolled on the maneuver table; the most it can be given is {length}"
)
TO_ITSELF = says("miniatures.fielded.to-itself", "{unit} is asked of itself: name another unit")
SUPPORT_FAR = says("miniatures.fielded.support-far", "it is {away} away, {most} needed")
SUPPORT_SMALL = says("miniatures.fielded.support-small", "{unit} has {stands} stands, too few beside {of}")
SUPPORT_BESIDE = says("miniatures.fielded.support-beside", "{unit} does not stand behind it")
ALL_AT_ONE = says("miniatures.fielded.all-at-one", "all stands of {unit} fire at one target: an option parts them")
