"""The referee's companion for American Civil War miniatures games."""

__version__ = "0.1.0"
