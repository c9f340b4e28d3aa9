"""Faults planted on purpose: where they can be, which are drawn, where one is found again, and what catches it."""
