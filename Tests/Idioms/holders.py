"""Holders of subscriptions: how they are declared, filled, and emptied at deactivation (3.4)."""
from project import braces
from screen import type_text


class Holder:
    """If `combine` is None, the holder suits both. A put: text before the chain, a later statement, text after it."""
    combine, many, inheritable, last_line = False, True, True, False
    names = ['bag', 'disposeBag', 'subscriptions']
    texts = []

    def __repr__(self):
        return self.__class__.__name__

    def declared(self, name, value):
        raise NotImplementedError

    def puts(self, name):
        raise NotImplementedError

    def empties(self, name):
        """Statements that empty it."""
        raise NotImplementedError


class Bag(Holder):
    def declared(self, name, value):
        return [f'private var {name} = DisposeBag()']

    def puts(self, name):
        return [('', '', f'.disposed(by: {name})'), ('', f'{name}.insert(subscription)', ''),
            ('', f'subscription.disposed(by: {name})', ''), (f'{name}.insert(', '', ')')]

    def empties(self, name):
        return [f'{name} = DisposeBag()', f'{name} = .init()', f'self.{name} = DisposeBag()']


class LazyBag(Bag):
    def declared(self, name, value):
        return [f'private lazy var {name} = DisposeBag()']


class OptionalBag(Bag):
    inheritable = False

    def declared(self, name, value):
        return [f'private var {name}: DisposeBag? = DisposeBag()']

    def puts(self, name):
        return [('', '', f'.disposed(by: {name}!)'), (f'{name}?.insert(', '', ')')]

    def empties(self, name):
        return [f'{name} = nil', f'{name} = DisposeBag()']


class CancellableSet(Holder):
    combine = True
    names = ['cancellables', 'cancelBag', 'subscriptions']

    def declared(self, name, value):
        return [f'private var {name} = Set<AnyCancellable>()']

    def puts(self, name):
        return [('', '', f'.store(in: &{name})'), ('', f'{name}.insert(subscription)', ''),
            ('', f'{name}.formUnion([subscription])', ''), (f'{name}.insert(', '', ')'),
            ('', f'subscription.store(in: &{name})', '')]

    def empties(self, name):
        return [f'{name}.removeAll()', f'{name} = []', f'{name} = Set<AnyCancellable>()',
            f'{name}.forEach {{ $0.cancel() }}', f'{name}.removeAll(keepingCapacity: true)']


class CancellableArray(CancellableSet):
    def declared(self, name, value):
        return [f'private var {name}: [AnyCancellable] = []']

    def puts(self, name):
        return [('', '', f'.store(in: &{name})'), ('', f'{name}.append(subscription)', ''),
            ('', f'{name} += [subscription]', ''), (f'{name}.append(', '', ')')]

    def empties(self, name):
        return [f'{name}.removeAll()', f'{name} = []', f'{name}.forEach {{ $0.cancel() }}']


class ExtendedSet(CancellableSet):
    """What a project's own function on the holder does, counts by its body."""
    texts = [type_text('extension Set where Element == AnyCancellable', [
        braces('mutating func cancelAll() {', ['forEach { $0.cancel() }', 'removeAll()'])])]

    def empties(self, name):
        return [f'{name}.cancelAll()']


class ExtendedSequence(CancellableSet):
    texts = [type_text('extension Sequence where Element: Cancellable', [
        braces('func stop() {', ['forEach { $0.cancel() }'])])]

    def empties(self, name):
        return [f'{name}.stop()']


class Value(Holder):
    combine, many = None, False
    names = ['current', 'running', 'ticket']

    def declared(self, name, value):
        return [f'private var {name}: {value}?']

    def puts(self, name):
        return [(f'{name} = ', '', ''), (f'self.{name} = ', '', ''), ('', f'{name} = subscription', '')]

    def empties(self, name):
        return [f"{name}?.dispose()"]


class RxValue(Value):
    combine = False


class CombineValue(Value):
    combine = True

    def empties(self, name):
        return [f'{name} = nil', f'{name}?.cancel()']


class ExtendedOptional(RxValue):
    texts = [type_text('extension Optional where Wrapped == Disposable', [
        braces('mutating func end() {', ['self?.dispose()', 'self = nil'])])]

    def empties(self, name):
        return [f'{name}.end()']


class Serial(Holder):
    many, names = False, ['serial', 'latestRequest']

    def declared(self, name, value):
        return [f'private let {name} = SerialDisposable()']

    def puts(self, name):
        return [(f'{name}.disposable = ', '', ''), ('', f'{name}.disposable = subscription', '')]

    def empties(self, name):
        return [f'{name}.dispose()', f'{name}.disposable = Disposables.create()']


class Composite(Holder):
    names = ['composite', 'disposables']

    def declared(self, name, value):
        return [f'private let {name} = CompositeDisposable()']

    def puts(self, name):
        return [(f'_ = {name}.insert(', '', ')'), ('', f'_ = {name}.insert(subscription)', '')]

    def empties(self, name):
        return [f'{name}.dispose()']


class Array(Holder):
    names = ['disposables', 'running']

    def declared(self, name, value):
        return [f'private var {name}: [Disposable] = []']

    def puts(self, name):
        return [(f'{name}.append(', '', ')'), ('', f'{name}.append(subscription)', ''),
            ('', f'{name} += [subscription]', '')]

    def empties(self, name):
        return [f'{name}.forEach {{ $0.dispose() }}']


class Dictionary(Holder):
    many, names = False, ['byKey', 'requests']

    def declared(self, name, value):
        return [f'private var {name}: [String: Disposable] = [:]']

    def puts(self, name):
        return [(f'{name}["price"] = ', '', ''), ('', f'{name}["price"] = subscription', ''),
            ('', f'{name}.updateValue(subscription, forKey: "price")', '')]

    def empties(self, name):
        return [f'{name}.values.forEach {{ $0.dispose() }}']


class OwnBag(Holder):
    """A bag type of the project."""
    names = ['ownBag', 'lifetime']
    texts = [type_text('final class Lifetime', [['private var values: [Disposable] = []'],
        braces('func add(_ value: Disposable) {', ['values.append(value)']),
        braces('func end() {', ['values.forEach { $0.dispose() }', 'values = []'])])]

    def declared(self, name, value):
        return [f'private let {name} = Lifetime()']

    def puts(self, name):
        return [(f'{name}.add(', '', ')'), ('', f'{name}.add(subscription)', '')]

    def empties(self, name):
        return [f'{name}.end()']


class StructField(Holder):
    """A field of a struct value is a holder of whoever stores the value."""
    names, inheritable = ['state', 'session'], False
    texts = [type_text('struct SessionState', [['var bag = DisposeBag()', 'var count = 0']])]

    def declared(self, name, value):
        return [f'private var {name} = SessionState()']

    def puts(self, name):
        return [('', '', f'.disposed(by: {name}.bag)'), (f'{name}.bag.insert(', '', ')')]

    def empties(self, name):
        return [f'{name}.bag = DisposeBag()', f'{name} = SessionState()']


HOLDERS = [Bag(), CancellableSet(), LazyBag(), OptionalBag(), CancellableArray(), ExtendedSet(), ExtendedSequence(),
    RxValue(), CombineValue(), ExtendedOptional(), Serial(), Composite(), Array(), Dictionary(), OwnBag(),
    StructField()]


def emptied(self, holder, name, in_base, start):
    """Writes the code that empties the holder, and returns whether that happens at deactivation (3.4)."""
    text = self.sentence.pick('emptied by', holder.empties(name))
    when = self.sentence.pick('emptied', ['never', 'willResignActive', 'helper', 'two helpers', 'deinit', 'event',
        'next call', 'renewed', 'base', 'deferred', 'under a condition'])
    if in_base and when in ('next call', 'renewed', 'deferred', 'deinit'):
        when = 'base'
    if when == 'willResignActive':
        self.resigns.append(text)
    elif when == 'helper':
        self.resigns.append('stopObserving()')
        self.functions.append(braces('private func stopObserving() {', [text]))
    elif when == 'two helpers':
        self.resigns.append('tearDown()')
        self.functions.append(braces('private func tearDown() {', ['stopObserving()']))
        self.functions.append(braces('private func stopObserving() {', [text]))
    elif when == 'deinit':
        self.functions.append(braces('deinit {', [text]))
        return False
    elif when == 'event':
        self.functions.append(braces('func didTapStop() {', [text]))
        return False
    elif when == 'next call':
        self.statements.insert(start, text)
        if ' = ' not in text and self.where != 'method':
            self.sentence.undecided.add('emptied, not renewed, in didBecomeActive')
        return self.where != 'method'                  # a call in didBecomeActive renews the holder before it is filled
    elif when == 'renewed':
        if ' = ' not in text:
            return False
        self.becomes.append(text)
    elif when == 'base':
        if in_base:
            self.base_resigns.append(text)
        else:
            self.base_resigns.append('cleanUp()')
            self.base_functions.append(['func cleanUp() {}'])
            self.functions.append(braces('override func cleanUp() {', [text]))
    elif when == 'deferred':
        self.resigns.append(f'defer {{ {text} }}')
    elif when == 'under a condition':
        self.resigns += braces('if isInteresting {', [text])
        self.sentence.undecided.add('emptied under a condition')
    else:
        return False
    return True
