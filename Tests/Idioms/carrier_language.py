"""Further carriers of which an analysis may say that it does not know where the value goes: of the language and of
Swift's library."""
from carrier_types import empty_step, step
from carrier_way import if_let
from project import braces

# Key paths

def key_path_of_optional(way, value, use):
    name, local = step(way), way.name('step')
    return [f'let {local}: {name}? = {name}(value: {value})', *if_let(way, f'{local}.map(\\.value)', use)]


def key_path_compact_map(way, value, use):
    name, local, item = empty_step(way), way.name('step'), way.name('item')
    return [f'var {local} = {name}()', f'{local}.value = {value}',
        *braces(f'[{local}].compactMap(\\.value).forEach {{ {item} in', use(item))]


def key_path_written_out(way, value, use):
    name, local = step(way), way.name('step')
    return [f'let {local} = {name}(value: {value})', *use(f'{local}[keyPath: \\.value]')]


def key_path_function(way, value, use):
    name, local, read = step(way), way.name('step'), way.name('read')
    return [f'let {read}: ({name}) -> {way.type} = \\.value', f'let {local} = {name}(value: {value})',
        *use(f'{read}({local})')]


def key_path_any(way, value, use):
    name, local, path = step(way), way.name('step'), way.name('path')
    return [f'let {path}: AnyKeyPath = \\{name}.value', f'let {local} = {name}(value: {value})',
        *braces(f'if let found = {local}[keyPath: {path}] as? {way.type} {{', use('found'))]


def key_path_stored_in_host(way, value, use):
    way.stores()
    way.needs_class()
    member, path = way.name('pendingValue'), way.name('path')
    way.host.members.append(f'var {member}: {way.optional()}')
    return [f'let {path} = \\{way.host.name}.{member}', f'self[keyPath: {path}] = {value}',
        *if_let(way, f'self[keyPath: {path}]', use), f'self[keyPath: {path}] = nil']


def key_path_passed(way, value, use):
    name, function, local = step(way), way.name('picked'), way.name('step')
    way.function(f'private func {function}(_ step: {name}, _ path: KeyPath<{name}, {way.type}>) -> {way.type} {{', [
        'step[keyPath: path]'])
    return [f'let {local} = {name}(value: {value})', *use(f'{function}({local}, \\.value)')]


# Functions of Swift's library

def with_lifetime(way, value, use):
    item = way.name('item')
    return braces(f'withExtendedLifetime({value}) {{ {item} in', use(item))


def with_lock(way, value, use):
    way.family.imports.add('os')
    local, item = way.name('lock'), way.name('item')
    return [f'let {local} = OSAllocatedUnfairLock(uncheckedState: {value})',
        *braces(f'{local}.withLock {{ {item} in', use(item))]


def within_lock(way, value, use):
    local = way.name('lock')
    return [f'let {local} = NSLock()', *braces(f'{local}.withLock {{', use(value))]


def sequence_of_first(way, value, use):
    item = way.name('item')
    return braces(f'for {item} in sequence(first: {value}, next: {{ _ in nil }}) {{', use(item))


def reduced(way, value, use):
    name, local, _ = empty_step(way), way.name('whole'), way.name('item')
    return [f'let {local} = [{value}].reduce(into: {name}()) {{ $0.value = $1 }}',
        *if_let(way, f'{local}.value', use)]


def zipped(way, value, use):
    item, flag = way.name('item'), way.name('flag')
    return braces(f'for ({item}, {flag}) in zip([{value}], [true]) where {flag} {{', use(item))


def result_value(way, value, use):
    local, item = way.name('result'), way.name('item')
    return [f'let {local}: Result<{way.type}, Error> = .success({value})',
        *braces(f'if let {item} = try? {local}.get() {{', use(item))]


def repeated(way, value, use):
    item = way.name('item')
    return braces(f'repeatElement({value}, count: 1).forEach {{ {item} in', use(item))


def collection_of_one(way, value, use):
    item = way.name('item')
    return braces(f'for {item} in CollectionOfOne({value}) {{', use(item))


# Declarations of the language

def projected_value(way, value, use):
    way.stores()
    name, member = way.name('Kept'), way.name('pendingValue')
    way.top('@propertyWrapper\nfinal class ' + name + '<Value>', ['var wrappedValue: Value',
        'var projectedValue: ' + name + '<Value> { self }'],
        braces('init(wrappedValue: Value) {', ['self.wrappedValue = wrappedValue']))
    way.host.members.append(f'@{name} private var {member}: {way.optional()} = nil')
    return [f'${member}.wrappedValue = {value}', *if_let(way, f'${member}.wrappedValue', use), f'{member} = nil']


def protocol_call_as_function(way, value, use):
    way.needs_no_context()
    protocol, name, local, finish = way.name('Endable'), way.name('Ending'), way.name('end'), way.finish(use)
    way.top(f'protocol {protocol}', [f'func callAsFunction(_ value: {way.type})'])
    way.top(f'struct {name}: {protocol}', [f'let owner: {way.host.name}'], braces(
        f'func callAsFunction(_ value: {way.type}) {{', [finish('value', 'owner.')]))
    return [f'let {local}: {protocol} = {name}(owner: self)', f'{local}({value})']


def dynamic_member_by_name(way, value, use):
    look, local = way.name('Lookup'), way.name('lookup')
    way.top('@dynamicMemberLookup\nstruct ' + look, [f'let values: [String: {way.type}]'], braces(
        f'subscript(dynamicMember name: String) -> {way.optional()} {{', ['values[name]']))
    return [f'let {local} = {look}(values: ["detail": {value}])', *if_let(way, f'{local}.detail', use)]


def dynamic_member_written(way, value, use):
    name, look, local = empty_step(way), way.name('Lookup'), way.name('lookup')
    way.top('@dynamicMemberLookup\nfinal class ' + look, [f'var step = {name}()'], braces(
        f'subscript<Value>(dynamicMember path: WritableKeyPath<{name}, Value>) -> Value {{',
        ['get { step[keyPath: path] }', 'set { step[keyPath: path] = newValue }']))
    return [f'let {local} = {look}()', f'{local}.value = {value}', *if_let(way, f'{local}.value', use)]


def macro_argument(way, value, use):
    way.family.imports.add('FlowKit')
    return [f'#perform({value})']


def macro_with_closure(way, value, use):
    way.family.imports.add('FlowKit')
    item = way.name('item')
    return braces(f'#perform({value}) {{ {item} in', use(item))


def macro_on_function(way, value, use):
    """What an attached macro makes of a function may use its parameters."""
    way.family.imports.add('FlowKit')
    name = way.name('perform')
    way.host.functions.append(['@Performing', *braces(f'private func {name}(_ value: {way.type}) {{', [])])
    return [f'{name}({value})']


LANGUAGE = [key_path_of_optional, key_path_compact_map, key_path_written_out, key_path_function, key_path_any,
    key_path_stored_in_host, key_path_passed, with_lifetime, with_lock, within_lock, sequence_of_first, reduced, zipped,
    result_value, repeated, collection_of_one, projected_value, protocol_call_as_function, dynamic_member_by_name,
    dynamic_member_written]
MACROS = [macro_argument, macro_with_closure, macro_on_function]
