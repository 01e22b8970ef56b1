"""The effects of code on a view's dismissal: dismissals, notifications, branches and returns.

An effect maps a state to the states of the paths through it. A state consists of the sites at which the path has
dismissed, whether it has notified, and whether it continues: after a return, the rest of the function or closure is
skipped.
"""


def nothing(state):
    return [state]


def dismiss(site):
    """A dismissal of the view."""
    return lambda state: [(state[0] | {site}, state[1], state[2])] if state[2] else [state]


def tell(state):
    """A notification (1.5)."""
    return [(state[0], True, True)] if state[2] else [state]


def leave(state):
    """The end of the function or closure: a return."""
    return [(state[0], state[1], False)]


def no_path(state):
    """A branch that is not a path (0.6)."""
    return [] if state[2] else [state]


def sequence(*effects):
    def run(state):
        states = {state}
        for effect in effects:
            states = {after for before in states for after in effect(before)}
        return list(states)
    return run


def branches(*effects):
    """The union of the effects: a path for each."""
    return lambda state: [after for effect in effects for after in effect(state)] if state[2] else [state]


def scope(effect):
    """A function that is called, or a closure on the path of the surrounding code (0.5): a return ends only itself."""
    def run(state):
        return [(sites, told, True) for sites, told, _ in effect(state)] if state[2] else [state]
    return run


def breaches(entry):
    """The sites at which some path from the entry dismisses without notifying anywhere (1.5)."""
    return {site for sites, told, _ in entry((frozenset(), False, True)) if not told for site in sites}
