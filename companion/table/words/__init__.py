"""The return of a battle from the table as its page shows it, whatever game gave the battle out."""
