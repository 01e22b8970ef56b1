"""Parts of a RIB that are not connected to each other."""
import re
import sys

from mutant import Mutant, blocks, line_of


def drop_component(path, text, app):
    for match, start, end in blocks(text, re.compile(r'\bclass\s+\w*Builder\b[^{]*\bBuilder<[^{]*\{')):
        made = list(re.finditer(r'\n[ \t]*let component(?:: \w+)? = (?:\w+Component|\.init)\((?:[^()]|\([^()]*\))*\)',
            text[start:end]))
        if len(made) == 1 and not re.search(r'\w+Component\(', text[start + made[0].end():end]):
            at = start + made[0].start()
            name = text.index('class', match.start())
            yield Mutant('drop component', path, text[:at] + text[start + made[0].end():], 'builder_skips_component',
                         line_of(text, name), line_of(text, end))


def drop_router_assignment(path, text, app):
    """The router's initializer no longer assigns the router to the interactor; only where the interactor uses it."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Router\b[^{]*\{')):
        users = [other for other in app.texts.values() if re.search(rf'\bclass {match.group(1)}Interactor\b', other)]
        if len(users) != 1 or not re.search(r'\brouter\?\.|\blet router\b', users[0]):
            continue
        for line in re.finditer(r'\n[ \t]*interactor\.router = self\b', text[start:end]):
            at = start + line.start()
            # The finding is at the property, in the interactor's file.
            yield Mutant('drop router assignment', path, text[:at] + text[start + line.end():], 'router_not_assigned',
                1, sys.maxsize)


def drop_listener_assignment(path, text, app):
    """The builder no longer sets the interactor's listener; only where the interactor uses it, and no parent sets it."""
    if any(re.search(r'\bchild\.listener = self\b', other) for other in app.texts.values()):
        return
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Builder\b[^{]*\{')):
        users = [other for other in app.texts.values() if re.search(rf'\bclass {match.group(1)}Interactor\b', other)]
        if len(users) != 1 or not re.search(r'\blistener\?\.', users[0]):
            continue
        for line in re.finditer(r'\n[ \t]*interactor\.listener = listener\b(?=\n)', text[start:end]):
            at = start + line.start()
            yield Mutant('drop listener assignment', path, text[:at] + text[start + line.end():],
                'interactor_listener_not_set', 1, sys.maxsize)


def drop_presenter_listener(path, text, app):
    """The interactor no longer becomes the listener of its view; only where the view uses it."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Interactor\b[^{]*\{')):
        views = [other for other in app.texts.values() if re.search(rf'\bclass {match.group(1)}ViewController\b', other)]
        if len(views) != 1 or not re.search(r'\blistener\?\.', views[0]):
            continue
        for line in re.finditer(r'\n[ \t]*presenter\.listener = self\b(?=\n)', text[start:end]):
            at = start + line.start()
            yield Mutant('drop presenter listener', path, text[:at] + text[start + line.end():],
                'presenter_listener_not_set', line_of(text, match.start()), line_of(text, start))


def activate_itself(path, text, app):
    """A router activates its own interactor when it is loaded, or does something else then."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router: \w*Router<[^{]*\{')):
        for call in re.finditer(r'\n([ \t]*)super\.didLoad\(\)(?=\n)', text[start:end]):
            at = start + call.end()
            yield Mutant('activate itself', path, f'{text[:at]}\n{call[1]}interactor.activate(){text[at:]}',
                'manual_lifecycle_call', line_of(text, at) + 1)
            yield Mutant('activate itself, look-alike', path,
                f'{text[:at]}\n{call[1]}_ = interactor.isActive{text[at:]}', '', 0)


# What is reported below the severity of its rule: see LEVELS of the package.
LEVELS = {
    'drop component': (15, 48, 'the component makes no object: it hands on those of the dependency, or has no members'),
}

def drop_host_activate(path, text, app):
    """An app delegate shows the root's view without launching it; or activates and loads it itself."""
    # A router that a builder returns together with other values is not followed.
    for found in re.finditer(r'\n([ \t]*)(\w+)\.launch\(from: (\w+)\)(?=\n)', text):
        built = re.search(r'\bbuild\(', text)
        if not built:
            continue
        shown = f'\n{found[1]}{found[3]}.rootViewController = {found[2]}.viewControllable.uiviewController'
        started = f'\n{found[1]}{found[2]}.interactable.activate()\n{found[1]}{found[2]}.load()'
        for kind, code, rule in (
                ('drop host activate', shown, 'hosted_rib_never_activated'),
                ('drop host activate, look-alike', started + shown, '')):
            yield Mutant(kind, path, text[:found.start()] + code + text[found.end():], rule,
                line_of(text, built.start()) if rule else 0)


def shadow_dependency(path, text, app):
    """A component makes a stream that its dependency brings; or another one by another name."""
    everything = '\n'.join(app.texts.values())
    made = dict(re.findall(r'\bvar (\w+): [^{}\n]+ \{\s*shared \{ (\w+)\([^()]*\) \}', everything))
    for match, start, end in blocks(text, re.compile(r'\bclass\s+\w+Component\b[^{]*\{')):
        for found in re.finditer(r'\bvar (\w+): [^{}\n]+ \{ (dependency\.\1) \}', text[start:end]):
            service = made.get(found[1])
            code = service and next((everything[a:b]
                for _, a, b in blocks(everything, re.compile(rf'\bclass {service}\b[^{{]*\{{'))), None)
            if not code or not re.search(r'\b\w+(?:Relay|Subject)(?:<[^\n]*>)?\(|@Published', code):
                continue
            at, new = start + found.start(2), f'shared {{ {service}() }}'
            yield Mutant('shadow dependency', path, f'{text[:at]}{new}{text[start + found.end(2):]}',
                'inherited_dependency_shadowed', line_of(text, at), others=('dependency_requirement_unused',))
            other = f'\n    private var own{service}: {service} {{ {new} }}\n'
            yield Mutant('shadow dependency, look-alike', path, text[:start] + other + text[start:], '', 0)


OPERATORS = [
    drop_component, drop_router_assignment, drop_listener_assignment, drop_presenter_listener, activate_itself,
    drop_host_activate, shadow_dependency,
]
