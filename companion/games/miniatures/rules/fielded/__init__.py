"""What the field of a game answers: who fires at whom, what a move takes, what a charge touches, who is in radius.

    a state as a seat knows it (`knowing`) ──► the board: every unit's stands as arrays, the ground ready
        ──► volleys (shots, cover, worth) · moves · charges · radius · retreats ──► proposals that the referee sees

Everything proposes; nobody's game changes by it. What a seat does not know of is not on its board: it neither blocks,
nor refuses, nor is counted.
"""
