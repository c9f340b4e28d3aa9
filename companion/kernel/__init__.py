"""A game kept and open, whatever game it is: its journal, its sessions, its dice, and the games that there are."""
