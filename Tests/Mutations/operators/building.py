"""Builders: what creates the parts of a RIB."""
import re
import sys

from mutant import Mutant, blocks, line_of


def name_builder(path, text, app):
    """A router holds the class of a builder instead of its protocol."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        for held in re.finditer(r'\n[ \t]*private let \w+: (?:any )?(\w+)(Buildable)[ \t]*(?=\n)', text[start:end]):
            at = start + held.start(1)
            name = f'{held[1]}Builder'
            yield Mutant('name builder', path, text[:at] + name + text[start + held.end(2):], 'router_concrete_builder',
                line_of(text, at))


def create_part(path, text, app):
    """A router creates the interactor of a child itself."""
    everything = '\n'.join(app.texts.values())
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        for built in re.finditer(r'\n([ \t]*)let \w+ = (\w+)Builder\.build\(', text[start:end]):
            name = f'{built[2][0].upper()}{built[2][1:]}Interactor'
            if re.search(rf'\bclass {name}: (?:Presentable)?Interactor\b', everything):
                at = start + built.start()
                yield Mutant('create part', path, f'{text[:at]}\n{built[1]}_ = {name}(){text[at:]}',
                    'router_creates_child_without_builder', line_of(text, at) + 1)


def borrow_view(path, text, app):
    """A viewless RIB gets a viewable router with the view of its parent."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Router: Router<(\w+)>[^{]*\{')):
        view = f'{match[1]}ViewControllable'
        taken = re.search(rf'\bvar (\w+): {view} \{{\s*(?:return )?dependency\.', everything)
        passed = taken and re.search(rf'\b{match[1]}Router\([^)]*\bviewController: component\.{taken[1]}\b', everything)
        if passed and re.search(rf'\bviewController: {view}\b', text[start:end]):
            mutated = match.group().replace(f'Router<{match[2]}>', f'ViewableRouter<{match[2]}, {view}>')
            yield Mutant('borrow view', path, text[:match.start()] + mutated + text[start:],
                'viewless_rib_with_viewable_router', 1, sys.maxsize)


def forget_builder(path, text, app):
    """A router, or the delegate of the app, gets a child from elsewhere and no longer uses the builder that it has."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for held in re.finditer(r'\bprivate let (\w+): (\w+)Build(?:able|er)\b[ \t]*\n', code):
            calls = [match for match in re.finditer(rf'(?<!\.)\b(?:self\.)?{held[1]}\.build\(', text)]
            used = re.findall(rf'\b{held[1]}\b(?!\n| *[:=,)])', text)
            shared = sum(len(re.findall(rf'\b{held[2]}Build(?:able|er)\b', other)) for other in app.texts.values()
                         if not re.search(rf'\bclass {held[2]}Builder\b', other))
            if len(calls) == 1 and len(used) == 1 and shared == 3:
                yield Mutant('forget builder', path, text[:calls[0].start()] + 'factory.child(' + text[calls[0].end():],
                    'unreachable_rib', 1, sys.maxsize)
    if re.search(r'\bUI(?:Application|WindowScene)Delegate\b', text):
        for created in re.finditer(r'\b(\w+)Builder\(', text):
            named = sum(len(re.findall(rf'\b{created[1]}Build(?:able|er)\b', other)) for other in app.texts.values()
                        if not re.search(rf'\bclass {created[1]}Builder\b', other))
            if named == 1 and re.search(rf'\bclass {created[1]}Builder\b', '\n'.join(app.texts.values())):
                yield Mutant('forget builder', path, text[:created.start()] + 'Launcher(' + text[created.end():],
                    'unreachable_rib', 1, sys.maxsize)


# The messages of these two name the children of a property, one of which is no longer known.
FOLLOWING = {
    'unreachable_rib': ('attach_without_guard', 'detached_child_not_cleared'),
}

OPERATORS = [name_builder, create_part, borrow_view, forget_builder]
