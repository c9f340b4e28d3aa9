"""What the desktop shows of a square-grid battle, as plain values made from a side's view and the rules.

No Qt is known here: panels paint these rows, tests compare them, and the same rows read themselves aloud.
"""
