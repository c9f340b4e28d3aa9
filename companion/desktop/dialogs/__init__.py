"""Dialogs that every game has."""
