"""Scenarios of a team's first week with riblint, a module for each topic."""
