"""What the desk of a campaign shows, as rows of plain values: each is made from a side's view and the charts alone.

No Qt is known here: panels paint these rows, tests compare them, and the same rows read themselves aloud.
"""
