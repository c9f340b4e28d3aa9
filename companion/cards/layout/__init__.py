"""From content to boxes: type is measured first, then its size is chosen; what does not fit goes to a further face.

    blocks ──► strips (never parted) ──► stacked at a scale ── too tall? ── smaller, down to the least ── next face

It may know how wide words are (`cards.type`) and nothing of PDF or of what a card says.
"""
