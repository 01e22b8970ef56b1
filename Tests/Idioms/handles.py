"""Properties that keep the handles of tasks: how they are declared, filled, and canceled (20, 3.4)."""
from project import braces
from screen import type_text

HANDLE = 'Task<Void, Never>'


class Handle:
    """A put: text before the task, text after it, or a later statement about `task`."""
    many, inheritable, names, texts = False, True, ['loading', 'refreshing', 'polling'], []
    cancels_the_previous = False

    def __repr__(self):
        return self.__class__.__name__

    def declared(self, name):
        return [f'private var {name}: {HANDLE}?']

    def puts(self, name):
        return [(f'{name} = ', '', ''), ('', '', f'{name} = task')]

    def cancels(self, name):
        return [f'{name}?.cancel()', f'if let {name} {{ {name}.cancel() }}', f'{name}?.cancel(); {name} = nil']

    def not_enough(self, name):
        return [f'{name} = nil']


class Failing(Handle):
    def declared(self, name):
        return [f'private var {name}: Task<Void, Error>?']


class Array(Handle):
    many, names = True, ['tasks', 'running']

    def declared(self, name):
        return [f'private var {name}: [{HANDLE}] = []']

    def puts(self, name):
        return [(f'{name}.append(', ')', ''), ('', '', f'{name}.append(task)'), (f'{name} += [', ']', '')]

    def cancels(self, name):
        return [f'{name}.forEach {{ $0.cancel() }}', f'for task in {name} {{ task.cancel() }}',
            f'{name}.forEach {{ task in task.cancel() }}; {name}.removeAll()']

    def not_enough(self, name):
        return [f'{name}.removeAll()', f'{name} = []']


class TaskSet(Array):
    def declared(self, name):
        return [f'private var {name} = Set<{HANDLE}>()']

    def puts(self, name):
        return [(f'{name}.insert(', ')', ''), ('', '', f'{name}.insert(task)')]


class Dictionary(Handle):
    names = ['byName', 'requests']

    def declared(self, name):
        return [f'private var {name}: [String: {HANDLE}] = [:]']

    def puts(self, name):
        return [(f'{name}["price"] = ', '', ''), ('', '', f'{name}["price"] = task')]

    def cancels(self, name):
        return [f'{name}.values.forEach {{ $0.cancel() }}', f'for task in {name}.values {{ task.cancel() }}']

    def not_enough(self, name):
        return [f'{name}.removeAll()', f'{name} = [:]']


class Observed(Handle):
    """An observer of the property cancels what is replaced, and the end replaces it."""
    cancels_the_previous = True

    def declared(self, name):
        return braces(f'private var {name}: {HANDLE}? {{', ['didSet { oldValue?.cancel() }'])

    def cancels(self, name):
        return [f'{name} = nil']

    def not_enough(self, name):
        return [f'print({name} == nil)']


class Cancellables(Handle):
    """A set of cancellables, which cancel when they are removed."""
    many, names = True, ['cancellables', 'subscriptions']
    texts = [type_text('extension Task', [braces('func store(in set: inout Set<AnyCancellable>) {',
        ['set.insert(AnyCancellable { self.cancel() })'])])]

    def declared(self, name):
        return [f'private var {name} = Set<AnyCancellable>()']

    def puts(self, name):
        return [('', f'.store(in: &{name})', ''), ('', '', f'task.store(in: &{name})')]

    def cancels(self, name):
        return [f'{name}.removeAll()', f'{name} = []', f'{name}.forEach {{ $0.cancel() }}']

    def not_enough(self, name):
        return [f'print({name}.count)']


class Wrapped(Cancellables):
    """The same without an extension: a cancellable is made of the method that cancels the task."""
    texts = []

    def puts(self, name):
        return [('', '', f'AnyCancellable(task.cancel).store(in: &{name})'),
            ('', '', f'{name}.insert(AnyCancellable(task.cancel))'),
            ('', '', f'AnyCancellable {{ task.cancel() }}.store(in: &{name})'),
            ('', '', f'{name}.insert(AnyCancellable {{ task.cancel() }})')]


class TaskBag(Handle):
    """A bag type of the project, filled by its own function or by one of the task."""
    many, names = True, ['bag', 'taskBag']
    texts = [type_text('final class TaskBag', [[f'private var tasks: [{HANDLE}] = []'],
        braces(f'func add(_ task: {HANDLE}) {{', ['tasks.append(task)']),
        braces('func cancelTasks() {', ['tasks.forEach { $0.cancel() }', 'tasks = []'])]),
        type_text('extension Task where Success == Void, Failure == Never', [
            braces('func store(in bag: TaskBag) {', ['bag.add(self)'])])]

    def declared(self, name):
        return [f'private let {name} = TaskBag()']

    def puts(self, name):
        return [(f'{name}.add(', ')', ''), ('', '', f'{name}.add(task)'), ('', f'.store(in: {name})', '')]

    def cancels(self, name):
        return [f'{name}.cancelTasks()']

    def not_enough(self, name):
        return ['print("stopped")']


class Extended(Array):
    """A function of the project on the collection, by its body."""
    texts = [type_text(f'extension Sequence where Element == {HANDLE}', [
        braces('func stopAll() {', ['forEach { $0.cancel() }'])])]

    def cancels(self, name):
        return [f'{name}.stopAll()']


class Field(Handle):
    """A field of a struct value is a holder of the object that stores the value."""
    names, inheritable = ['state', 'session'], False
    texts = [type_text('struct LoadingState', [[f'var task: {HANDLE}?', 'var count = 0']])]

    def declared(self, name):
        return [f'private var {name} = LoadingState()']

    def puts(self, name):
        return [(f'{name}.task = ', '', ''), ('', '', f'{name}.task = task')]

    def cancels(self, name):
        return [f'{name}.task?.cancel()']

    def not_enough(self, name):
        return [f'{name}.task = nil', f'{name} = LoadingState()']


HANDLES = [Handle(), Array(), TaskSet(), Dictionary(), Failing(), Observed(), Cancellables(), Wrapped(), TaskBag(),
    Extended(), Field()]


def canceled(self, handle, name, in_base, start):
    """Writes the code that cancels the handles, and returns whether the end of the lifecycle runs it (3.4)."""
    text = self.sentence.pick('canceled by', handle.cancels(name))
    when = self.sentence.pick('canceled', ['never', 'at the end', 'helper', 'two helpers', 'in deinit', 'event',
        'next call', 'only removed', 'base', 'deferred', 'under a condition', 'another hook'])
    if in_base and when in ('next call', 'deferred', 'in deinit'):
        when = 'base'
    lines = text.split('; ')
    if when == 'at the end':
        self.ended += lines
    elif when == 'helper':
        self.ended.append('stopLoading()')
        self.functions.append(braces('private func stopLoading() {', lines))
    elif when == 'two helpers':
        self.ended.append('tearDown()')
        self.functions.append(braces('private func tearDown() {', ['self.stopLoading()']))
        self.functions.append(braces('private func stopLoading() {', lines))
    elif when == 'base':
        if in_base:
            self.base_ended += lines
        else:
            self.base_ended.append('cleanUp()')
            self.base_functions.append(['func cleanUp() {}'])
            self.functions.append(braces('override func cleanUp() {', lines))
    elif when == 'deferred':
        self.ended += braces('defer {', lines)
    elif when == 'under a condition':
        self.ended += braces('if isInteresting {', lines)
        self.sentence.undecided.add('canceled under a condition')
    else:
        not_at_the_end(self, when, handle, name, lines, start)
        return False
    return True


def not_at_the_end(self, when, handle, name, lines, start):
    """In deinit, at the next call, on an event, in a hook that nothing calls; or removed and not canceled."""
    if when == 'in deinit':
        self.functions.append(braces('deinit {', lines))
    elif when == 'event':
        self.functions.append(braces('func didTapStop() {', lines))
    elif when == 'another hook':
        self.functions.append(braces('func didResignActive() {', lines))
    elif when == 'only removed':
        self.ended.append(self.sentence.pick('only removed by', handle.not_enough(name)))
    elif when == 'next call':
        self.statements[start:start] = lines
        if self.where in ('start', 'helper', 'extension'):
            self.sentence.undecided.add('canceled when the lifecycle begins')
