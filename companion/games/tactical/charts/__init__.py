"""Shapes of the charts of square-grid battles: one file a subject, every figure beside its clause."""
