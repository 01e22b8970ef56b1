"""Ways of calling a function of a protocol on a value. Each is a call: no rule says that nothing calls the function."""
from carrier_way import Unsuitable
from project import braces


def called(way):
    """The function that the use calls; only for rules about calls, and if the value is used."""
    if not way.method or way.violates:
        raise Unsuitable
    return way.method


def reference(way, value, use):
    name, local = called(way), way.name('end')
    return [f'let {local} = {value}.{name}', f'{local}()']


def reference_in_property(way, value, use):
    name, member, later = called(way), way.name('onEnd'), way.name('runEnd')
    way.host.members.append(f'private var {member}: (() -> Void)?')
    way.function(f'private func {later}() {{', [f'{member}?()', f'{member} = nil'])
    return [f'{member} = {value}.{name}', f'{later}()']


def reference_as_argument(way, value, use):
    name, function = called(way), way.name('perform')
    way.function(f'private func {function}(_ body: () -> Void) {{', ['body()'])
    return [f'{function}({value}.{name})']


def reference_in_struct(way, value, use):
    name, kind = called(way), way.name('Command')
    way.top(f'struct {kind}', ['let run: () -> Void'])
    return [f'{kind}(run: {value}.{name}).run()']


def reference_in_array(way, value, use):
    name = called(way)
    return [f'[{value}.{name}].forEach {{ $0() }}']


def reference_of_type(way, value, use):
    name, local = called(way), way.name('end')
    return [f'let {local}: ({way.type}) -> Void = {{ $0.{name}() }}', f'{local}({value})']


def default_of_extension(way, value, use):
    name, other = called(way), way.name('endFlow')
    way.top(f'extension {way.type}', braces(f'func {other}() {{', [f'{name}()']))
    return [f'{value}.{other}()']


def call_of_value(way, value, use):
    name = called(way)
    way.top(f'extension {way.type}', braces('func callAsFunction() {', [f'{name}()']))
    return [f'{value}()']


def computed_property(way, value, use):
    name, other = called(way), way.name('ended')
    way.top(f'extension {way.type}', braces(f'var {other}: Bool {{', [f'{name}()', 'return true']))
    return [f'_ = {value}.{other}']


def key_path_to_property(way, value, use):
    name, other, local = called(way), way.name('ended'), way.name('path')
    way.top(f'extension {way.type}', braces(f'var {other}: Bool {{', [f'{name}()', 'return true']))
    return [f'let {local} = \\{way.type}.{other}', f'_ = {value}[keyPath: {local}]']


def subscript(way, value, use):
    name = called(way)
    way.top(f'extension {way.type}', braces('subscript(index: Int) -> Bool {', [f'{name}()', 'return true']))
    return [f'_ = {value}[0]']


def by_generic(way, value, use):
    name, function = called(way), way.name('endAny')
    way.top('\n'.join(braces(f'func {function}<Value: {way.type}>(_ value: Value) {{', [f'value.{name}()'])))
    return [f'{function}({value})']


def by_parent_protocol(way, value, use):
    """The requirement is called as one of a protocol that the type is cast to."""
    name, kind, local = called(way), way.name('Ending'), way.name('end')
    way.top(f'protocol {kind}: AnyObject', [f'func {name}()'])
    way.family.conforms.setdefault(way.type, []).append(kind)
    return [f'let {local}: {kind} = {value}', f'{local}.{name}()']


def operator_of_extension(way, value, use):
    name, sign = called(way), way.name('~~')
    if sign != '~~':
        raise Unsuitable
    way.top(f'prefix operator {sign}')
    way.top('\n'.join(braces(f'prefix func {sign} (value: {way.type}) {{', [f'value.{name}()'])))
    return [f'{sign}{value}']


def default_argument(way, value, use):
    name, function = called(way), way.name('endWith')
    given = f'{{ $0.{name}() }}'
    way.top('\n'.join(braces(f'func {function}(_ value: {way.type}, end: ({way.type}) -> Void = {given}) {{', [
        'end(value)'])))
    return [f'{function}({value})']


def autoclosure(way, value, use):
    name, function = called(way), way.name('lazily')
    way.function(f'private func {function}(_ body: @autoclosure () -> Void) {{', ['body()'])
    return [f'{function}({value}.{name}())']


CALLS = [reference, reference_in_property, reference_as_argument, reference_in_struct, reference_in_array,
    reference_of_type, default_of_extension, call_of_value, computed_property, key_path_to_property, subscript,
    by_generic, by_parent_protocol, operator_of_extension, default_argument, autoclosure]
