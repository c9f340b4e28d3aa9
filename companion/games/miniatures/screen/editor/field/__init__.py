"""The field of a scenario that is being made: drawn on the table, told beside it, written beside the scenario."""
