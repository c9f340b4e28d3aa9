"""What every corps did, turn by turn, and why it stood: folded from the journal, told to a side by its corps' letters.

    entry by entry ── remember ──► Annals: the truth ── recall(state, seat) ──► Recalled: what that seat may know

A state holds only what is: when headquarters saw a corps last, what held it up, when it read its orders is gone with
the next turn. It is folded anew from the facts when somebody asks, and stored nowhere.
"""
