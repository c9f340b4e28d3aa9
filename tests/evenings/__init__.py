"""Evenings as they were played at a table: a referee's notebook, line by line, mistakes and mendings as they came."""
