"""The frame of every window: acts with their keys, head, journal, documents, settings."""
