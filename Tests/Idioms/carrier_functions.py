"""Carriers: closures, functions, protocols, generics, another module."""
from carrier_way import let
from project import braces


def closure(way, value, use):
    local, item = way.name('end'), way.name('item')
    return [*braces(f'let {local}: ({way.type}) -> Void = {{ {item} in', use(item)), f'{local}({value})']


def closure_captures(way, value, use):
    local = way.name('run')
    return [*braces(f'let {local} = {{', use(value)), f'{local}()']


def closure_stored(way, value, use):
    way.needs_no_context()
    member, item = way.name('onReady'), way.name('item')
    way.host.members.append(f'private var {member}: (({way.type}) -> Void)?')
    later = way.name('ready')
    way.function(f'private func {later}(_ value: {way.type}) {{', [f'{member}?(value)'])
    return [*braces(f'{member} = {{ [weak self] {item} in', ['guard let self else { return }', *use(item)]),
        f'{later}({value})']


def closure_kept(way, value, use):
    way.stores()
    member, later = way.name('onReady'), way.name('ready')
    way.host.members.append(f'private var {member}: (() -> Void)?')
    way.function(f'private func {later}() {{', [f'{member}?()', f'{member} = nil'])
    return [*braces(f'{member} = {{', use(value)), f'{later}()']


def closure_passed(way, value, use):
    function = way.name('perform')
    way.function(f'private func {function}(_ body: () -> Void) {{', ['body()'])
    return braces(f'{function} {{', use(value))


def closure_with_value(way, value, use):
    function, item = way.name('perform'), way.name('item')
    way.function(f'private func {function}(_ value: {way.type}, then: ({way.type}) -> Void) {{', ['then(value)'])
    return braces(f'{function}({value}) {{ {item} in', use(item))


def closures_in_array(way, value, use):
    local = way.name('steps')
    return [*braces(f'let {local}: [() -> Void] = [{{', use(value), '}]'), f'{local}.forEach {{ $0() }}']


def local_function(way, value, use):
    name = way.name('end')
    return [*braces(f'func {name}(_ item: {way.type}) {{', use('item')), f'{name}({value})']


def member_function(way, value, use):
    return [way.finish(use)(value)]


def two_functions(way, value, use):
    inner, name = way.finish(use), way.name('begin')
    further = ''.join(f', _ {local}: {text}' for local, text in way.context)
    way.function(f'private func {name}(_ item: {way.type}{further}) {{', [inner('item')])
    given = ''.join(f', {local}' for local, _ in way.context)
    return [f'{name}({value}{given})']


def protocol_extension(way, value, use):
    way.needs_no_context()
    name, finish = way.name('Finishing'), way.finish(use)
    requirement = finish('').split('(')[0]
    carry = way.name('carry')
    way.top(f'protocol {name}: AnyObject', [f'func {requirement}(_ value: {way.type})'])
    way.top(f'extension {name}', braces(f'func {carry}(_ value: {way.type}) {{', [f'{requirement}(value)']))
    way.host.supertypes.append(name)
    return [f'{carry}({value})']


def protocol_value(way, value, use):
    way.needs_no_context()
    name, finish, local = way.name('Finishing'), way.finish(use), way.name('end')
    requirement = finish('').split('(')[0]
    way.top(f'protocol {name}: AnyObject', [f'func {requirement}(_ value: {way.type})'])
    way.host.supertypes.append(name)
    return [f'let {local}: {name} = self', f'{local}.{requirement}({value})']


def generic_function(way, value, use):
    name, item = way.name('carry'), way.name('item')
    way.top('\n'.join(braces(f'func {name}<Value>(_ value: Value, to end: (Value) -> Void) {{', ['end(value)'])))
    return braces(f'{name}({value}) {{ {item} in', use(item))


def generic_identity(way, value, use):
    name = way.name('same')
    way.top('\n'.join(braces(f'func {name}<Value>(_ value: Value) -> Value {{', ['value'])))
    return let(way, f'{name}({value})', use)


def generic_box(way, value, use):
    name, local = way.name('Box'), way.name('box')
    way.top(f'struct {name}<Value>', ['let value: Value'])
    return [f'let {local} = {name}(value: {value})', *use(f'{local}.value')]


def other_module(way, value, use):
    way.family.modules['StepKit'] = 'public struct SharedStep<Value> {\n    public let value: Value\n\n' \
        '    public init(value: Value) {\n        self.value = value\n    }\n}\n'
    local = way.name('step')
    return [f'let {local} = SharedStep(value: {value})', *use(f'{local}.value')]
