"""Combat, one module a step of the rulebook's chapter 9 (order: RTG-R-COMBAT-ORDER); every draw is handed in."""
