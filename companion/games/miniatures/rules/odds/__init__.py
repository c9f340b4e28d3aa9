"""Exact distributions, no simulation: whole numbers over powers of ten, reduced at the end."""
