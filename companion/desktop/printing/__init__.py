"""The Print dialog: what is printed, the press, the preview.

    choices ──► press: a thread of its own, only the newest order counts ── cards ──► PDF and pictures of its pages

The decks are those of the kind that the window has; no game is known here.
"""
