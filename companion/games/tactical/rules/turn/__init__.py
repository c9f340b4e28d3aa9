"""The turn: its phases and hours, activation, command control, recovery, who comes on."""
