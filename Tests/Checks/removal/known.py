"""Rules that break a law today, with the reason. Each is to be removed; the check names those that it does not need."""

KNOWN = {
    "removal": {},
    "renaming": {},
    "trapping": {},
}
