"""The violations of projects about the tree: the rule that reports each, and how the child has to be shown."""

# By rule, whether the child is pushed (True), presented (False), or either (None).
VIOLATIONS = {
    'attach_without_guard': None,
    'attach_guarded_by_trap': None,
    'attached_never_shown': None,
    'child_built_not_attached': None,
    'child_property_never_assigned': None,
    'child_slot_assigned_after_attach': None,
    'detach_method_never_called': True,
    'detached_child_not_cleared': None,
    'listener_method_never_called': True,
    'modal_swipe_dismiss_unhandled': False,
    'navigation_pop_unhandled': True,
    'removal_does_not_match_presentation': None,
    'router_not_assigned': None,
    'view_removed_without_detach': None,
}
