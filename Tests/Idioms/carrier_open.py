"""Carriers of which an analysis may say that it does not know where the value goes, and absent code."""
from carrier_language import LANGUAGE, MACROS
from carrier_streams import STREAMS
from carrier_types import empty_step, step
from carrier_way import Unsuitable, if_let
from project import braces


def key_path_read(way, value, use):
    name, local, path = step(way), way.name('step'), way.name('path')
    return [f'let {path} = \\{name}.value', f'let {local} = {name}(value: {value})', *use(f'{local}[keyPath: {path}]')]


def key_path_write(way, value, use):
    name, local, path = empty_step(way, 'final class'), way.name('step'), way.name('path')
    return [f'let {path}: ReferenceWritableKeyPath<{name}, {way.optional()}> = \\.value', f'let {local} = {name}()',
        f'{local}[keyPath: {path}] = {value}', *if_let(way, f'{local}.value', use)]


def key_path_map(way, value, use):
    item = way.name('item')
    return braces(f'[{step(way)}(value: {value})].map(\\.value).forEach {{ {item} in', use(item))


def operator_on_host(way, value, use):
    way.needs_no_context()
    finish = way.finish(use)
    sign = way.name('<+').replace('2', '+').replace('3', '++')
    way.top(f'infix operator {sign}: AssignmentPrecedence')
    way.top('\n'.join(braces(f'func {sign} (owner: {way.host.name}, value: {way.type}) {{', [
        finish('value', 'owner.')])))
    return [f'self {sign} {value}']


def operator_with_closure(way, value, use):
    local, item = way.name('end'), way.name('item')
    if not any('|>' in text for text in way.family.top):
        way.top('infix operator |>: AdditionPrecedence')
        way.top('\n'.join(braces('func |> <Value>(value: Value, end: (Value) -> Void) {', ['end(value)'])))
    return [*braces(f'let {local}: ({way.type}) -> Void = {{ {item} in', use(item)), f'{value} |> {local}']


def variadic(way, value, use):
    name = way.name('carry')
    further = ''.join(f', {local}: {text}' for local, text in way.context)
    way.function(f'private func {name}(_ values: {way.type}...{further}) {{', braces('for value in values {',
        use('value')))
    given = ''.join(f', {local}: {local}' for local, _ in way.context)
    return [f'{name}({value}{given})']


def parameter_pack(way, value, use):
    name, item, local = way.name('carryAll'), way.name('item'), way.name('end')
    way.top('\n'.join(braces(f'func {name}<each Value>(_ values: repeat each Value, '
        'to ends: repeat (each Value) -> Void) {', ['repeat (each ends)(each values)'])))
    return [*braces(f'let {local}: ({way.type}) -> Void = {{ {item} in', use(item)), f'{name}({value}, to: {local})']


def result_builder(way, value, use):
    name, function, item = way.name('StepsBuilder'), way.name('collected'), way.name('item')
    way.top('@resultBuilder\nenum ' + name, braces(
        f'static func buildBlock(_ values: {way.type}...) -> [{way.type}] {{', ['values']))
    way.function(f'private func {function}(@{name} _ make: () -> [{way.type}]) -> [{way.type}] {{', ['make()'])
    local = way.name('made')
    return [f'let {local} = {function} {{ {value} }}', *braces(f'{local}.forEach {{ {item} in', use(item))]


def property_wrapper(way, value, use):
    way.stores()
    name, member = way.name('Kept'), way.name('pendingValue')
    way.top('@propertyWrapper\nstruct ' + name + '<Value>', ['var wrappedValue: Value'])
    way.host.members.append(f'@{name} private var {member}: {way.optional()} = nil')
    return [f'{member} = {value}', *if_let(way, member, use), f'{member} = nil']


def observer(way, value, use):
    way.stores()
    way.needs_no_context()
    way.needs_class()
    member = way.name('pendingValue')
    way.host.functions.append(braces(f'private var {member}: {way.optional()} {{',
        braces('didSet {', if_let(way, member, use))))
    return [f'{member} = {value}', f'{member} = nil']


def observer_of_new_value(way, value, use):
    way.stores()
    way.needs_no_context()
    way.needs_class()
    member = way.name('pendingValue')
    way.host.functions.append(braces(f'private var {member}: {way.optional()} {{',
        braces('willSet {', if_let(way, 'newValue', use))))
    return [f'{member} = {value}', f'{member} = nil']


def subscribed(way, head, lines, tail):
    """A stream that runs the lines, and a subscription to it that ends by itself."""
    way.needs_class()
    if way.host.name.endswith('Interactor'):
        kept = '.disposeOnDeactivate(interactor: self)'
    else:
        member = way.name('streamBag')
        way.host.members.append(f'private let {member} = DisposeBag()')
        kept = f'.disposed(by: {member})'
    return [*braces(head, lines, tail), '    .subscribe()', f'    {kept}']


def observable_create(way, value, use):
    return subscribed(way, 'Observable<Void>.create { observer in', [*use(value), 'observer.onCompleted()',
        'return Disposables.create()'], '}')


def observable_deferred(way, value, use):
    return subscribed(way, 'Observable<Void>.deferred {', [*use(value), 'return .empty()'], '}')


def stored_cancellable(way):
    way.needs_class()
    if way.host.name.endswith('Interactor'):
        raise Unsuitable
    member = way.name('cancellables')
    way.host.members.append(f'private var {member} = Set<AnyCancellable>()')
    return f'.store(in: &{member})'


def future(way, value, use):
    kept = stored_cancellable(way)
    return [*braces('Future<Void, Never> { promise in', [*use(value), 'promise(.success(()))']), '    .sink { _ in }',
        f'    {kept}']


def deferred(way, value, use):
    kept = stored_cancellable(way)
    return [*braces('Deferred { () -> Empty<Void, Never> in', [*use(value), 'return Empty()']),
        '    .sink { _ in }', f'    {kept}']


def defer(way, value, use):
    return braces('defer {', use(value))


def task(way, value, use):
    way.needs_class()
    if way.type.startswith('Task<'):
        # Its own handle is dropped: a finding of the rule that looks for the handle of the carried task.
        raise Unsuitable
    return braces('Task { @MainActor in', use(value))


def main_queue(way, value, use):
    way.needs_class()
    way.family.imports.add('Dispatch')
    return braces('DispatchQueue.main.async {', use(value))


def call_as_function(way, value, use):
    way.needs_no_context()
    name, finish, local = way.name('Ending'), way.finish(use), way.name('end')
    way.top(f'struct {name}', [f'let owner: {way.host.name}'], braces(f'func callAsFunction(_ value: {way.type}) {{', [
        finish('value', 'owner.')]))
    return [f'let {local} = {name}(owner: self)', f'{local}({value})']


def dynamic_member(way, value, use):
    name, look, local = step(way), way.name('Lookup'), way.name('lookup')
    way.top('@dynamicMemberLookup\nstruct ' + look, [f'let step: {name}'], braces(
        f'subscript<Value>(dynamicMember path: KeyPath<{name}, Value>) -> Value {{', ['step[keyPath: path]']))
    return [f'let {local} = {look}(step: {name}(value: {value}))', *use(f'{local}.value')]


def own_subscript(way, value, use):
    name, local = way.name('Store'), way.name('store')
    way.top(f'final class {name}', [f'private var values: [String: {way.type}] = [:]'], braces(
        f'subscript(key: String) -> {way.optional()} {{', ['get { values[key] }', 'set { values[key] = newValue }']))
    return [f'let {local} = {name}()', f'{local}["detail"] = {value}', *if_let(way, f'{local}["detail"]', use)]


OPEN = [key_path_read, key_path_write, key_path_map, operator_on_host, operator_with_closure, variadic, parameter_pack,
    result_builder, property_wrapper, observer, observer_of_new_value, observable_create, observable_deferred, future,
    deferred, defer, task, main_queue, call_as_function, dynamic_member, own_subscript, *LANGUAGE,
    *STREAMS]


# Code that is not in the project

def unknown_function(way, value, use):
    way.family.imports.add('FlowKit')
    return [f'FlowCoordinator.shared.perform({value})']


def unknown_initializer(way, value, use):
    way.family.imports.add('FlowKit')
    return [f'FlowTransition(target: {value}).start()']


def unknown_operator(way, value, use):
    way.family.imports.add('FlowKit')
    return [f'FlowCoordinator.shared <~ {value}']


def unknown_closure(way, value, use):
    way.family.imports.add('FlowKit')
    item = way.name('item')
    return braces(f'FlowCoordinator.shared.perform({value}) {{ {item} in', use(item))


def trapping_function(way, value, use):
    """A body that only traps counts as code that is not there."""
    name = way.name('perform')
    way.function(f'private func {name}(_ value: {way.type}) {{', ['fatalError()'])
    return [f'{name}({value})']


def array_to_unknown(way, value, use):
    way.family.imports.add('FlowKit')
    return [f'FlowCoordinator.shared.perform([{value}])']


def struct_to_unknown(way, value, use):
    way.family.imports.add('FlowKit')
    return [f'FlowCoordinator.shared.perform({step(way)}(value: {value}))']


def assigned_to_unknown(way, value, use):
    way.family.imports.add('FlowKit')
    return [f'FlowCoordinator.shared.pending = {value}']


ABSENT = [unknown_function, unknown_initializer, unknown_operator, unknown_closure, trapping_function, array_to_unknown,
    struct_to_unknown, assigned_to_unknown, *MACROS]
