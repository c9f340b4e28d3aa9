"""The referee's hand: what he sets, which column of a unit's books pays for it, and what follows of itself.

    Override, CountTable ──► legal ──► decide ──► facts ──► fold
                               books: stands + lost + skedaddled + captured + set aside = stands at the start

Whatever is set, the battle stays one that can be played on.
"""
