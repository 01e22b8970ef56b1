"""Carriers: arrays, dictionaries, optionals, and expressions with branches."""
from carrier_types import empty_step, step
from carrier_way import Unsuitable, guard_let, if_let, let
from project import braces

# Arrays and dictionaries

def for_each(way, array, use):
    item = way.name('item')
    return braces(f'{array}.forEach {{ {item} in', use(item))


def for_in(way, array, use):
    item = way.name('item')
    return braces(f'for {item} in {array} {{', use(item))


def array_literal(way, value, use):
    return for_each(way, f'[{value}]', use)


def filled(fill, read):
    def array(way, value, use):
        local = way.name('values')
        return [f'var {local}: [{way.type}] = []', fill.format(local, value), *read(way, local, use)]
    return array


def array_append(way, value, use):
    return filled('{}.append({})', for_in)(way, value, use)


def array_plus(way, value, use):
    return filled('{} += [{}]', for_each)(way, value, use)


def array_insert(way, value, use):
    return filled('{}.insert({}, at: 0)', lambda way, local, use: let(way, f'{local}[0]', use))(way, value, use)


def array_subscript(way, value, use):
    local = way.name('values')
    return [f'let {local} = [{value}]', *use(f'{local}[0]')]


def array_map(way, value, use):
    return for_in(way, f'[{value}].map {{ $0 }}', use)


def array_first(way, value, use):
    return if_let(way, f'[{value}].first', use)


def array_last(way, value, use):
    return filled('{}.append({})', lambda way, local, use: guard_let(way, f'{local}.last', use))(way, value, use)


def array_pop(way, value, use):
    def read(way, local, use):
        item = way.name('item')
        return braces(f'while let {item} = {local}.popLast() {{', use(item))
    return filled('{}.append({})', read)(way, value, use)


def array_stored(way, value, use):
    way.stores()
    way.needs_no_context()
    member, later = way.name('pending'), way.name('runAll')
    way.host.members.append(f'private var {member}: [{way.type}] = []')
    way.function(f'private func {later}() {{', [*for_in(way, member, use), f'{member}.removeAll()'])
    return [f'{member}.append({value})', f'{later}()']


def array_of_structs(way, value, use):
    return for_in(way, f'[{step(way)}(value: {value})]', lambda item: use(f'{item}.value'))


def dictionary_literal(way, value, use):
    local = way.name('byName')
    return [f'let {local} = ["detail": {value}]', *if_let(way, f'{local}["detail"]', use)]


def dictionary_assigned(way, value, use):
    local = way.name('byName')
    return [f'var {local}: [String: {way.type}] = [:]', f'{local}["detail"] = {value}',
        *if_let(way, f'{local}["detail"]', use)]


def dictionary_values(way, value, use):
    local = way.name('byName')
    return [f'let {local}: [String: {way.type}] = ["detail": {value}]', *for_each(way, f'{local}.values', use)]


# Optionals and expressions

def maybe(way, value):
    local = way.name('maybe')
    return local, f'let {local}: {way.optional()} = {value}'


def optional_if(way, value, use):
    local, declared = maybe(way, value)
    return [declared, *if_let(way, local, use)]


def optional_guard(way, value, use):
    local, declared = maybe(way, value)
    return [declared, *guard_let(way, local, use)]


def optional_map(way, value, use):
    (local, declared), item = maybe(way, value), way.name('item')
    return [declared, *braces(f'{local}.map {{ {item} in', use(item))]


def optional_flat_map(way, value, use):
    local, declared = maybe(way, value)
    return [declared, *if_let(way, f'{local}.flatMap {{ $0 }}', use)]


def optional_take(way, value, use):
    local = way.name('maybe')
    return [f'var {local}: {way.optional()} = {value}', *if_let(way, f'{local}.take()', use)]


def optional_own_take(way, value, use):
    if not any('func take()' in text for text in way.family.top):
        way.top('extension Optional', braces('mutating func take() -> Wrapped? {', ['defer { self = nil }',
            'return self']))
    return optional_take(way, value, use)


def flag(way):
    member = way.name('isCompact')
    way.host.members.append(f'private var {member} = false')
    return member


def ternary(way, value, use):
    if '(' in value:
        raise Unsuitable
    return let(way, f'{flag(way)} ? {value} : {value}', use)


def if_expression(way, value, use):
    if '(' in value:
        raise Unsuitable
    return let(way, f'if {flag(way)} {{ {value} }} else {{ {value} }}', use)


def switch_expression(way, value, use):
    if '(' in value:
        raise Unsuitable
    local = way.name('kept')
    return [f'let {local} = switch {flag(way)} {{', f'case true: {value}', f'case false: {value}', '}', *use(local)]


def implicit_return(way, value, use):
    function = way.name('chosen')
    way.function(f'private func {function}(_ value: {way.type}) -> {way.type} {{', ['value'])
    return let(way, f'{function}({value})', use)


def returned_if(way, value, use):
    function, member = way.name('chosen'), flag(way)
    way.function(f'private func {function}(_ value: {way.type}) -> {way.type} {{', [f'if {member} {{ value }} '
        'else { value }'])
    return let(way, f'{function}({value})', use)


def lazy_holder(way, value, use):
    way.stores()
    name, member = empty_step(way, 'final class'), way.name('lazyStep')
    way.host.members.append(f'private lazy var {member} = {name}()')
    return [f'{member}.value = {value}', *if_let(way, f'{member}.value', use), f'{member}.value = nil']
