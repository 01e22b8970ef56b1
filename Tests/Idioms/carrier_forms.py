"""Carriers: ways on which a value goes from the code that has it to the code that uses it.

A carrier gets a way, the value, and the use: a function that gives the statements for an expression of the value. It
returns statements of the function in which the value is. `FOLLOWED` are those that an analysis follows; of `OPEN` it
may say that it does not know; `ABSENT` give the value to code that is not in the project.
"""
from project import braces
from screen import type_text


class Unsuitable(Exception):
    """A carrier that cannot be used at a place."""


class Way:
    """Where a value is: the class, the type of the value, and the locals that its use needs, as (name, type)."""

    def __init__(self, family, host, type, context=(), in_initializer=False, returns_value=False, keeps=False):
        self.family, self.host, self.type, self.context = family, host, type, context
        self.in_initializer, self.returns_value, self.keeps = in_initializer, returns_value, keeps
        self.numbers = {}

    def name(self, word):
        """A name that is used once."""
        self.numbers[word] = self.numbers.get(word, 0) + 1
        return word if self.numbers[word] == 1 else f'{word}{self.numbers[word]}'

    def needs_no_context(self):
        if self.context:
            raise Unsuitable

    def stores(self):
        """For carriers that keep the value in the class."""
        if self.keeps:
            raise Unsuitable

    def needs_class(self):
        """For carriers that run later than an initializer."""
        if self.in_initializer:
            raise Unsuitable

    def top(self, head, *parts):
        self.family.top.append(type_text(head, list(parts)) if parts else head)

    def function(self, head, lines):
        self.host.functions.append(braces(head, lines))

    def finish(self, use):
        """A function of the class that uses the value; gives the text of its call for an expression."""
        name = self.name('finish')
        further = ''.join(f', _ {local}: {kind}' for local, kind in self.context)
        self.function(f'func {name}(_ value: {self.type}{further}) {{', use('value'))
        given = ''.join(f', {local}' for local, _ in self.context)
        return lambda value, of='': f'{of}{name}({value}{given})'

    def optional(self):
        return f'({self.type})?' if ' ' in self.type else f'{self.type}?'


def let(way, value, use):
    name = way.name('kept')
    return [f'let {name} = {value}', *use(name)]


def if_let(way, value, use):
    name = way.name('found')
    return braces(f'if let {name} = {value} {{', use(name))


def guard_let(way, value, use):
    if way.returns_value:
        raise Unsuitable
    name = way.name('found')
    return [f'guard let {name} = {value} else {{ return }}', *use(name)]


# Structs and classes

def step(way, kind='struct', keeps='let'):
    """A type with a property for the value."""
    name = way.name('Step')
    made = [braces(f'init(value: {way.type}) {{', ['self.value = value'])] if 'class' in kind else []
    way.top(f'{kind} {name}', [f'{keeps} value: {way.type}'], *made)
    return name


def empty_step(way, kind='struct'):
    name = way.name('Step')
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
        name, function = step(way, kind, keeps), way.name('perform')
        further = ''.join(f', _ {local}: {text}' for local, text in way.context)
        way.function(f'func {function}(_ step: {name}{further}) {{', use('step.value'))
        given = ''.join(f', {local}' for local, _ in way.context)
        return [f'{function}({name}(value: {value}){given})']
    return passed


def struct_passed(way, value, use):
    return passed_as('struct', 'let')(way, value, use)


def struct_runs_closure(way, value, use):
    name = way.name('Step')
    way.top(f'struct {name}', [f'let value: {way.type}', f'let end: ({way.type}) -> Void'],
        braces('func run() {', ['end(value)']))
    local = way.name('item')
    return [*braces(f'{name}(value: {value}, end: {{ {local} in', use(local), '}).run()')]


def struct_runs_on_host(way, value, use):
    way.needs_no_context()
    name, finish = way.name('Step'), way.finish(use)
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


# Closures and functions

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


FOLLOWED = [let, struct_field, struct_in_place, struct_assigned, struct_passed, struct_runs_closure,
    struct_runs_on_host, struct_stored, class_let, class_var, class_passed, enum_switch, enum_if_case, enum_labels,
    enum_passed, tuple_index, tuple_label, tuple_taken_apart, tuple_returned, array_literal, array_append, array_plus,
    array_insert, array_subscript, array_map, array_first, array_last, array_pop, array_stored, array_of_structs,
    dictionary_literal, dictionary_assigned, dictionary_values, optional_if, optional_guard, optional_map,
    optional_flat_map, optional_take, optional_own_take, ternary, if_expression, switch_expression, implicit_return,
    returned_if, lazy_holder, closure, closure_captures, closure_stored, closure_kept, closure_passed,
    closure_with_value, closures_in_array, local_function, member_function, two_functions, protocol_extension,
    protocol_value, generic_function, generic_identity, generic_box, other_module]
