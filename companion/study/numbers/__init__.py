"""A battle in numbers: what its rolls could have cost and did, how the dice fell, who was lost by what.

    the journal ──► rolls with their odds (kernel) ──► luck ── where a side's results lie among all that could have been
                ──► every die ──► faces
                ──► facts of loss (a kind's `gone`) ──► losses

Reckoned anew from the journal each time; nothing of it is stored, and no state is given out.
"""
