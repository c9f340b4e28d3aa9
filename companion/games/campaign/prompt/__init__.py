"""A campaign at a prompt, one menu a file.

    opening ── reports ── Menu A, B, C (the book's codes) ──► headquarters: an order done, or refused with reasons

It may know the terminal and a side's view; what a side may not know it never has in its hands.
"""
