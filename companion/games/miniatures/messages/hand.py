"""What is said of what the referee sets by hand, and of the books of a unit."""

from __future__ import annotations

from companion.language.messages import says

UNBALANCED = says(
    "miniatures.hand.unbalanced",
    "{name} has {stands} stands + {lost} lost + {skedaddled} skedaddled + {captured} captured + {aside} set aside "
    "= {has}, and began with {start}: say which column pays",
)
NO_STANDS = says("miniatures.hand.no-stands", "{name} has no stands: set its stands, and it is back")
NOTHING_TO_PAY = says(
    "miniatures.hand.nothing-to-pay", "nothing of that has a column that pays; the figures that have are {names}"
)
PAYS_ITSELF = says("miniatures.hand.pays-itself", "{field} cannot pay for itself: name another column")
PAYS_TOO_MUCH = says("miniatures.hand.pays-too-much", "{column} has only {there} to pay with, and {n} are wanted")
NOTHING_COUNTED = says("miniatures.hand.nothing-counted", "nothing was counted of {target}: say a field and its value")
EMPTIED = says("miniatures.hand.emptied", "it can only be struck out, with []")
BELOW_NOUGHT = says("miniatures.hand.below-nought", "{name} cannot be below 0")
ENEMY = says("miniatures.hand.enemy", "{name} is of the other side")
GHOST = says("miniatures.hand.ghost", "{name} stands on the table without a stand")
MORE_IN_FIRE = says(
    "miniatures.hand.more-in-fire", "{name} cannot have lost {lost} stands in fire: there were never so many"
)
WORN_ABOVE_FRESH = says("miniatures.hand.worn-above-fresh", "{name} is worn at {worn}, which is above fresh at {fresh}")
FELL_SO_OFTEN = says(
    "miniatures.hand.fell-so-often",
    "{leader} would have fallen {lost} times, more often than turns were played ({turns})",
)
