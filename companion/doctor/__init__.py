"""What this machine lacks for the companion, and the line that mends it."""
