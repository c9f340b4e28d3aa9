"""The papers of a battle that leaves the computer: the referee's sheet, the return form, each side's briefing.

    BattleFile ──► sheet (true, for the referee) ── form ── briefing, from a copy without the enemy ──► cards ──► PDF

It may know the battle file and the cards; the words that a game has for its commands come with the file's kind.
"""
