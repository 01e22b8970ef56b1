"""Carriers: fields of structs and classes, payloads of enums, elements of tuples."""
from carrier_way import if_let, let
from project import braces

# Structs and classes

def step(way, kind='struct', keeps='let'):
    """A type with a property for the value."""
    name = way.name('Transfer')
    made = [braces(f'init(value: {way.type}) {{', ['self.value = value'])] if 'class' in kind else []
    way.top(f'{kind} {name}', [f'{keeps} value: {way.type}'], *made)
    return name


def empty_step(way, kind='struct'):
    name = way.name('Transfer')
    way.top(f'{kind} {name}', [f'var value: {way.optional()}', 'var isAnimated = true'])
    return name


def struct_field(way, value, use):
    name, local = step(way), way.name('step')
    return [f'let {local} = {name}(value: {value})', *use(f'{local}.value')]


def struct_in_place(way, value, use):
    return let(way, f'{step(way)}(value: {value}).value', use)


def struct_assigned(way, value, use):
    name, local = empty_step(way), way.name('step')
    return [f'var {local} = {name}()', f'{local}.value = {value}', *if_let(way, f'{local}.value', use)]


def passed_as(kind, keeps):
    def passed(way, value, use):
        name, function, local = step(way, kind, keeps), way.name('perform'), way.name('step')
        further = ''.join(f', _ {name}: {text}' for name, text in way.context)
        way.function(f'func {function}(_ {local}: {name}{further}) {{', use(f'{local}.value'))
        given = ''.join(f', {name}' for name, _ in way.context)
        return [f'{function}({name}(value: {value}){given})']
    return passed


def struct_passed(way, value, use):
    return passed_as('struct', 'let')(way, value, use)


def struct_runs_closure(way, value, use):
    name = way.name('Transfer')
    way.top(f'struct {name}', [f'let value: {way.type}', f'let end: ({way.type}) -> Void'],
        braces('func run() {', ['end(value)']))
    local = way.name('item')
    return [*braces(f'{name}(value: {value}, end: {{ {local} in', use(local), '}).run()')]


def struct_runs_on_host(way, value, use):
    way.needs_no_context()
    name, finish = way.name('Transfer'), way.finish(use)
    way.top(f'struct {name}', [f'let value: {way.type}'],
        braces(f'func run(on owner: {way.host.name}) {{', [finish('value', 'owner.')]))
    return [f'{name}(value: {value}).run(on: self)']


def struct_stored(way, value, use):
    way.stores()
    way.needs_no_context()
    name, member = step(way), way.name('pendingStep')
    way.host.members.append(f'private var {member}: {name}?')
    later = way.name('runPending')
    way.function(f'private func {later}() {{', if_let(way, f'{member}?.value', use))
    return [f'{member} = {name}(value: {value})', f'{later}()', f'{member} = nil']


def class_let(way, value, use):
    name, local = step(way, 'final class'), way.name('step')
    return [f'let {local} = {name}(value: {value})', *use(f'{local}.value')]


def class_var(way, value, use):
    name, local = empty_step(way, 'final class'), way.name('step')
    return [f'let {local} = {name}()', f'{local}.value = {value}', *if_let(way, f'{local}.value', use)]


def class_passed(way, value, use):
    return passed_as('final class', 'var')(way, value, use)


# Enums and tuples

def enumeration(way, case='show({})'):
    name = way.name('Request')
    way.top(f'enum {name}', ['case none', 'case ' + case.format(way.type)])
    return name


def enum_switch(way, value, use):
    name, local = enumeration(way), way.name('request')
    found = way.name('payload')
    return [f'let {local} = {name}.show({value})', f'switch {local} {{', 'case .none:', '    break',
        f'case .show(let {found}):', *('    ' + line for line in use(found)), '}']


def enum_if_case(way, value, use):
    name, local = enumeration(way), way.name('request')
    found = way.name('payload')
    return [f'let {local}: {name} = .show({value})', *braces(f'if case let .show({found}) = {local} {{', use(found))]


def enum_labels(way, value, use):
    name, local = enumeration(way, 'show(value: {}, isAnimated: Bool)'), way.name('request')
    found = way.name('payload')
    return [f'let {local} = {name}.show(value: {value}, isAnimated: true)',
        *braces(f'if case .show(let {found}, _) = {local} {{', use(found))]


def enum_passed(way, value, use):
    name, function, found = enumeration(way), way.name('handle'), way.name('payload')
    further = ''.join(f', _ {local}: {text}' for local, text in way.context)
    way.function(f'private func {function}(_ request: {name}{further}) {{', ['switch request {', 'case .none:',
        '    break', f'case let .show({found}):', *('    ' + line for line in use(found)), '}'])
    given = ''.join(f', {local}' for local, _ in way.context)
    return [f'{function}(.show({value}){given})']


def tuple_index(way, value, use):
    local = way.name('pair')
    return [f'let {local} = ({value}, true)', *use(f'{local}.0')]


def tuple_label(way, value, use):
    local = way.name('pair')
    return [f'let {local} = (isAnimated: true, value: {value})', *use(f'{local}.value')]


def tuple_taken_apart(way, value, use):
    first = way.name('first')
    return [f'let ({first}, _) = ({value}, true)', *use(first)]


def tuple_returned(way, value, use):
    function, first = way.name('pairMade'), way.name('first')
    way.function(f'private func {function}(_ value: {way.type}) -> ({way.type}, Bool) {{', ['(value, true)'])
    return [f'let ({first}, _) = {function}({value})', *use(first)]
