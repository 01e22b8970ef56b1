"""Properties of an interactor: which of them store a value strongly (2.1, 2.2)."""
from project import braces

STORAGES = []


def storage(make):
    STORAGES.append(make)
    return make


class Stored:
    """Properties of an interactor, each with a marker if a strong router is reported there."""

    def __init__(self, lines, strong=True, base=False, functions=(), texts=()):
        self.lines, self.strong, self.base = list(lines), strong, base
        self.functions, self.texts = list(functions), list(texts)
        self.binds = ''         # the argument of a generic base class
        self.overrides = ''     # the property of the base class that this one overrides


def annotated(type_):
    return f': {type_.written}' if type_.written else ''


def initial(type_):
    if type_.value and (not type_.optional or not type_.written):
        return f' = {type_.value}'
    return ''


@storage
def variable(sentence, name, type_):
    """A stored property."""
    access = sentence.pick('access', ['', 'private ', 'fileprivate ', 'public private(set) ', 'internal ', 'final '])
    return Stored([f'{access}var {name}{annotated(type_)}{initial(type_)}'])


@storage
def constant(sentence, name, type_):
    """A constant."""
    if type_.value:
        return Stored([f'private let {name}{annotated(type_)}{initial(type_)}'])
    if type_.written.endswith('!'):
        return variable(sentence, name, type_)
    return Stored([f'private let {name}{annotated(type_)}'], functions=[])


@storage
def weak_variable(sentence, name, type_):
    """Weak, in any order of modifiers; not for types that cannot be weak."""
    if not weakable(type_):
        return variable(sentence, name, type_)
    return Stored([sentence.pick('weak', ['weak var {}', 'weak private var {}', 'private weak var {}',
        '@MainActor weak var {}', 'public weak var {}', 'weak\n    var {}']).format(name) + annotated(type_)], False)


@storage
def unowned_variable(sentence, name, type_):
    """Unowned, in any spelling."""
    if not weakable(type_):
        return variable(sentence, name, type_)
    return Stored([sentence.pick('unowned', ['unowned var {}', 'unowned(unsafe) var {}',
        'private unowned(safe) var {}']).format(name) + annotated(type_)], False)


def weakable(type_):
    return type_.written.endswith(('?', '!')) and not any(sign in type_.written for sign in
        ('->', 'Context', 'depth', '.Type', 'R?')) or type_.written.startswith('Optional<')


@storage
def computed(sentence, name, type_):
    """Not a computed property."""
    if not type_.written:
        return variable(sentence, name, type_)
    value = type_.value or 'nil'
    return Stored([f'var {name}: {type_.written} {{ {value} }}' if sentence.chance('short', 50)
        else f'var {name}: {type_.written} {{\n    get {{ {value} }}\n}}'], False)


@storage
def lazy(sentence, name, type_):
    """A lazy property is stored."""
    if not type_.written:
        return variable(sentence, name, type_)
    return Stored([f'private lazy var {name}: {type_.written} = {type_.value or "nil"}'])


@storage
def static(sentence, name, type_):
    """Instance or static."""
    if 'R?' == type_.written:
        return variable(sentence, name, type_)
    return Stored([f'static var {name}{annotated(type_)}{initial(type_)}'])


@storage
def observed(sentence, name, type_):
    """A property with observers is stored."""
    if not type_.written:
        return variable(sentence, name, type_)
    spelled = sentence.pick('observer', ['didSet { print("set") }', 'willSet { print("will") }'])
    return Stored([f'var {name}: {type_.written}{initial(type_)} {{\n    {spelled}\n}}'])


@storage
def weak_wrapper(sentence, name, type_):
    """A weak wrapper, as an attribute."""
    if not weakable(type_):
        return variable(sentence, name, type_)
    wrapper = sentence.pick('wrapper', ['Weak', 'WeakRef', 'Ref.Weakly'])
    core = braces(f'struct {wrapper.split(".")[-1]}<Value> {{', ['private weak var object: AnyObject?', '',
        *braces('var wrappedValue: Value? {', ['get { object as? Value }', 'set { object = newValue as AnyObject? }'])])
    text = ['@propertyWrapper', *core]
    if '.' in wrapper:
        text = braces('enum Ref {', text)
    return Stored([f'@{wrapper} var {name}{annotated(type_)}'], False, texts=['\n'.join(text)])


@storage
def strong_wrapper(sentence, name, type_):
    """A wrapper that is not weak."""
    if not type_.written:
        return variable(sentence, name, type_)
    return Stored([f'@Locked var {name}{annotated(type_)}{initial(type_)}'], texts=['\n'.join(['@propertyWrapper',
        *braces('struct Locked<Value> {', ['var wrappedValue: Value'])])])


@storage
def in_base(sentence, name, type_):
    """A property of a base class in the project."""
    return Stored([f'var {name}{annotated(type_)}{initial(type_)}'], base=True)


@storage
def parameter(sentence, name, type_):
    """Not a parameter or local."""
    return Stored([], False, functions=[braces(f'func use(_ {name}: {type_.written.replace("!", "?") or "Int"}) {{',
        [f'let kept = {name}', 'print(kept as Any)'])])


@storage
def bound_in_base(sentence, name, type_):
    """A generic parameter of the base class that the class binds."""
    if type_.written != type_.written.rstrip('?') + '?' or '(' in type_.written or type_.generic:
        return variable(sentence, name, type_)
    stored = Stored([f'var {name}: Target?'], base=True)
    stored.binds = type_.written.rstrip('?')
    return stored


@storage
def overridden(sentence, name, type_):
    """An override with observers stores nothing; the weak property of the base class does."""
    if not weakable(type_) or type_.generic:
        return variable(sentence, name, type_)
    stored = Stored([f'override var {name}{annotated(type_)} {{\n    didSet {{ print("set") }}\n}}'], False)
    stored.overrides = f'weak var {name}{annotated(type_)}'
    return stored
