"""How the strong level thinks: it plays its two or three plans on, in a world made of what it knows, and compares.

    a side's view ──► world (known, else drawn) ──► each plan played on by the rules ──► judged ──► chosen

Nothing of it comes from the true state: two states that a side cannot tell apart give the same world and the same plan
(RTG-R-AI-INFO).
"""
