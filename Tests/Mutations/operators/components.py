"""Objects that a component creates too often or too rarely, and components that live too long."""
import re

from mutant import Mutant, blocks, line_of

COMPONENT = re.compile(r'\b(?:class|extension)\s+(\w+Component)\b[^{]*\{')
SHARED = re.compile(r'\n([ \t]*)(?:(\w+) )?var (\w+): [^\n{=]+\{\n([ \t]*)(shared \{ (\w+)\((?:[^{}\n])*\) \})\n[ \t]*\}')


def reads(name, declaration, text):
    """How often the file of a component reads a member by name, outside of its declaration."""
    rest = text[:declaration.start()] + text[declaration.end():]
    return len(re.findall(rf'(?<![\w"]){name}\b(?!:)', rest))


def publishes(name, app):
    """Whether a class has a subject, a relay or a published property."""
    return any(re.search(r'Relay\b|Subject\b|@Published', text[start:end]) for text in app.texts.values()
        for _, start, end in blocks(text, re.compile(rf'\bclass {name}\b[^{{]*\{{')))


def drop_shared(path, text, app):
    """A component creates a stream at each read; anything else may be new each time."""
    for _, start, end in blocks(text, COMPONENT):
        for member in SHARED.finditer(text, start, end):
            if member[6].endswith(('Interactor', 'Router')):
                continue
            rule = 'component_property_not_shared' if publishes(member[6], app) else ''
            if member[6].endswith('ViewController'):
                rule = 'component_property_made_anew'
            if rule and reads(member[3], member, text) < 2:
                continue
            yield Mutant('drop shared' if rule else 'drop shared, look-alike', path,
                text[:member.start(5)] + member[5][len('shared { '):-len(' }')] + text[member.end(5):], rule,
                line_of(text, member.start(3)))


def share_twice(path, text, app):
    """A property of a component shares two objects, or one within the other, which is then created once as well."""
    for _, start, end in blocks(text, COMPONENT):
        for member in SHARED.finditer(text, start, end):
            def mutant(kind, value, rule):
                return Mutant(kind, path, text[:member.start(5)] + value + text[member.end(5):], rule,
                    line_of(text, member.start(5)) + 1)
            yield mutant('share twice', f'let first = {member[5]}\n{member[4]}return shared {{ first }}',
                'shared_key_collision')
            yield mutant('share twice, look-alike', f'shared {{ {member[5]} }}', '')


def keep_component(path, text, app):
    """A builder keeps the component of the RIB that it builds."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+\w*Builder\b[^{]*\bBuilder<[^{]*\{')):
        made = list(re.finditer(r'\n[ \t]*let (component = \w+Component\((?:dependency|parent): dependency\))', text[start:end]))
        if len(made) == 1:
            kept = f'\n    private lazy var {made[0][1]}'
            yield Mutant('keep component', path,
                text[:start] + kept + '\n' + text[start:start + made[0].start()] + text[start + made[0].end():],
                'builder_retains_component', line_of(text, start) + 1)


def hold_component(path, text, app):
    """An interactor or a view has a property for the component of its RIB; a router may have one."""
    for match, start, _ in blocks(text, re.compile(r'\bclass\s+(\w+?)(Interactor|ViewController|Router)\b[^{]*\{')):
        if not any(re.search(rf'\bclass {match[1]}Component\b', other) for other in app.texts.values()):
            continue
        rule = '' if match[2] == 'Router' else 'dependency_leaks_past_builder'
        yield Mutant('hold component' if rule else 'hold component, look-alike', path,
            f'{text[:start]}\n    var component: {match[1]}Component?\n{text[start:]}', rule, line_of(text, start) + 1)


def keep_builder(path, text, app):
    """A component keeps the builder of a child; only where a router detaches the RIB of the component."""
    for match, start, _ in blocks(text, re.compile(r'\bclass\s+(\w+)Component\b[^{]*\{')):
        detached = any(re.search(rf'\bfunc detach{match[1]}\(\)', other) and 'detachChild' in other
            for other in app.texts.values()) and any(
                re.search(rf'\brouter\??\.detach{match[1]}\(\)', other) for other in app.texts.values())
        child = next(re.finditer(r'\b(\w+Builder)\(dependency: component\)', text), None)
        if child and detached:
            for introducer, rule in (('lazy var kept =', 'component_retain_cycle'), (f'var kept: {child[1]} {{', '')):
                tail = ' }' if introducer.endswith('{') else ''
                yield Mutant('keep builder' if rule else 'keep builder, look-alike', path,
                    f'{text[:start]}\n    {introducer} {child[1]}(dependency: self){tail}\n{text[start:]}', rule,
                    line_of(text, start) + 1)


def renew_view(path, text, app):
    """The component creates the view at each read, and the builder reads it once or twice."""
    component = next(blocks(text, re.compile(r'\bclass\s+\w+Component\b[^{]*\{')), None)
    if not component:
        return
    at = component[1]
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w*Builder\b[^{]*\bBuilder<[^{]*\{')):
        code = text[start:end]
        view = re.findall(r'\n[ \t]*let viewController = (\w+ViewController)\(\)(?=\n)', code)
        if start < at or len(view) != 1 or 'presenter: viewController' not in code or 'let component' not in code:
            continue
        member = f'\n    var newView: {view[0]} {{ {view[0]}() }}\n'
        twice = re.sub(r'\n[ \t]*let viewController = \w+\(\)(?=\n)', '', code)
        twice = re.sub(r': viewController\b', ': component.newView', twice)
        if re.search(r'\bviewController\b(?!:)', twice):
            continue
        once = code.replace(f'{view[0]}()', 'component.newView')
        for kind, changed, rule in (('renew view', twice, 'component_property_made_anew'), ('renew view, look-alike', once, '')):
            if changed.find('let component') < changed.find('component.newView'):
                yield Mutant(kind, path, text[:at] + member + text[at:start] + changed + text[end:], rule,
                    line_of(text, at) + 1)


def pluginize(path, text, app):
    """A component of Needle gets a non-core component, and nothing binds it."""
    if 'import NeedleFoundation' not in text:
        return
    for match in re.finditer(r'\bclass (\w+Component): Component<(\w+)>', text):
        if any(re.search(rf'\b{match[1]}\(parent', other) for other in app.texts.values()):
            base = f'PluginizedComponent<{match[2]}, PluginExtension, NonCoreComponent<{match[2]}>>'
            yield Mutant('pluginize', path, text[:match.start()] + f'class {match[1]}: {base}' + text[match.end():],
                'pluginized_component_not_bound', line_of(text, match.start()))


# Where nothing reads the component, the builder no longer makes one for each RIB.
FOLLOWING = {
    'builder_retains_component': ('builder_skips_component',),
}

OPERATORS = [
    drop_shared, share_twice, keep_component, hold_component, keep_builder, renew_view, pluginize,
]
