"""Scenarios of a team's first week with riblint, one module a topic."""
