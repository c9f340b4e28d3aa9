"""Before the first turn: orders of battle, maps, and the state that they make.

    armies (a row a corps), map_text (a letter a hex), scenario ──► start: State, checked against each other

It may know charts and the state; a campaign that has begun carries what it was laid out from.
"""
