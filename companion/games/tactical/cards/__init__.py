"""The charts of square-grid battles as cards: one file a subject, every figure beside its clause."""
