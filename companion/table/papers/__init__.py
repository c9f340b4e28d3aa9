"""The papers of a battle that leaves the computer: the referee's sheet, the return form, each side's briefing."""
