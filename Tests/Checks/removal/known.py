"""Rules that break a law today, with the reason. Each is to be removed; the check names those that it does not need."""

LEVEL = "the level of an object in a RIB that may be permanent"
KNOWN = {
    "removal": {},
    "renaming": {},
    "trapping": {"owned_object_retains_view": LEVEL},
}
