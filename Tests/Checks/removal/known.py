"""Rules that break a law today, with the reason. Each is to be removed; the check names those that it does not need."""

TRAPS = "a body that only stops is read as one that does nothing"
KNOWN = {
    "removal": {
        "interactor_listener_not_set": "another rule reports the interactor while its builder is in the project",
        "owned_object_retains_view": "the level of an object in a RIB that may be permanent",
        "presenter_call_off_main": "an absent function that is named like one of the library is taken for it",
        "view_removed_without_detach": "a function whose callers are absent is taken for one that runs while attached",
        "view_self_dismissal": "a property that an absent protocol requires may be observed by absent code",
    },
    "renaming": {},
    "trapping": dict.fromkeys("""attached_never_shown interactor_listener_not_set modal_swipe_dismiss_unhandled
        navigation_pop_unhandled own_view_removed_without_listener owned_object_retains_view router_not_assigned
        undisposed_subscription unreachable_rib unreset_dispose_bag view_removed_without_detach view_self_dismissal
        viewless_cleanup_missing""".split(), TRAPS),
}
