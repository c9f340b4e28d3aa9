"""What this machine lacks for the companion, and the line that mends it.

    libraries.toml (what Qt and printing need, by distribution) ──► looked for ──► lacks, each with a line to type

It is asked before Qt is loaded, since Qt ends the process where a library or a screen is missing. It may know the
system and its own resource; no game, no document, and nothing that might itself be missing.
"""
