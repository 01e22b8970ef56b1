"""Calls that no longer happen."""
import re
import sys

from mutant import Mutant, blocks


def drop_routing_calls(path, text, app):
    """An interactor no longer passes any event of a pushed child on to its router."""
    everything = '\n'.join(app.texts.values())
    for name in sorted(set(re.findall(r'\brouter\?\.(detach\w+)\(\)', text))):
        calls = re.compile(rf'\n[ \t]*router\?\.{name}\(\)[ \t]*(?=\n)')
        attached = name.replace('detach', 'attach', 1)
        bodies = [code[start:end] for code in app.texts.values()
                  for _, start, end in blocks(code, re.compile(rf'\bfunc {attached}\([^{{\n]*\{{'))]
        # The others are the requirement and the function.
        if len(re.findall(rf'\b{name}\b', everything)) == 2 + len(calls.findall(text)) and len(bodies) == 1 \
                and re.search(r'\.push(?:ViewController)?\(', bodies[0]) and app.is_tapped(attached):
            yield Mutant('drop routing calls', path, calls.sub('', text), 'detach_method_never_called', 1, sys.maxsize)


def drop_event(path, text, app):
    """A child no longer sends the only event of its listener."""
    everything = '\n'.join(app.texts.values())
    for event in re.finditer(r'\n[ \t]*listener\?\.(\w+)\(\)[ \t]*(?=\n)', text):
        name = event[1]
        only = re.search(rf'\bprotocol \w+Listener: AnyObject \{{\s*func {name}\(\)\s*\}}', everything)
        witnesses = re.findall(rf'\bfunc {name}\(\) \{{\s*router\?\.(detach\w+)\(\)\s*\}}', everything)
        if only and len(witnesses) == 1 and len(re.findall(rf'\b{name}\b', everything)) == 3 \
                and len(re.findall(rf'\b{witnesses[0]}\(', everything)) == 3 \
                and app.is_tapped(witnesses[0].replace('detach', 'attach', 1)):
            yield Mutant('drop event', path, text[:event.start()] + text[event.end():], 'listener_method_never_called',
                1, sys.maxsize)


def drop_only_call(kind, receiver, protocol, rule):
    """An operator that removes the only call of a requirement on a receiver, where it is a statement on its own line."""
    def operator(path, text, app):
        everything = '\n'.join(app.texts.values())
        for call in re.finditer(rf'\n[ \t]*{receiver}\.(\w+)\([^\n{{}}]*\)[ \t]*(?=\n)', text):
            name = call[1]
            required = re.search(rf'\bprotocol \w+{protocol}\b[^{{\n]*\{{[^}}]*\bfunc {name}\(', everything)
            # The others are the requirement and the function.
            if required and len(re.findall(rf'\b{name}\b', everything)) == 3 and not name.startswith('detach'):
                yield Mutant(kind, path, text[:call.start()] + text[call.end():], rule, 1, sys.maxsize)
    return operator


FOLLOWING = {
    # Nothing calls the function any more, and nothing detaches a popped child.
    'detach_method_never_called': ('routing_method_never_called', 'navigation_pop_unhandled'),
    # A flow without a view has no other way to remove the views of its children.
    'routing_method_never_called': ('view_removed_without_detach', 'viewless_cleanup_missing'),
    # The event notified the listener of the view's removal.
    'presentable_listener_method_never_called': ('view_self_dismissal', 'own_view_removed_without_listener',
        'navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'),
}

OPERATORS = [
    drop_routing_calls, drop_event,
    drop_only_call('drop routing call', r'router\?', 'Routing', 'routing_method_never_called'),
    drop_only_call('drop presenter call', 'presenter', 'Presentable', 'presentable_method_never_called'),
    drop_only_call('drop view event', r'listener\?', 'PresentableListener', 'presentable_listener_method_never_called'),
]
