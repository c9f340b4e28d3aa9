"""Figures read from text: the strict reader and its faults, bands, rulesets upon rulesets, rounding, sense."""
