"""What becomes of the tasks that an interactor or a worker creates, and the expected findings (20)."""
from creating import around
from handles import HANDLE, HANDLES, canceled
from project import braces, indented
from screen import type_text


def dropped(self):
    """The handle is dropped, in whatever statement."""
    site, lines = self.task()
    lines = around(lines, self.sentence.pick('dropped', ['', '_ = ', 'let _ = ', 'let task = ']))
    head = self.sentence.pick('inside', ['', 'if isInteresting {', 'defer {', 'do {', 'DispatchQueue.main.async {',
        'DispatchQueue.main.async { [self] in', 'for _ in 0..<2 {', 'guard isInteresting else {',
        '[1, 2].forEach { _ in', 'handlers.append {'])
    if head.startswith('handlers'):
        self.members.append('private var handlers: [() -> Void] = []')
    self.statements += braces(head, lines + (['return'] if 'guard' in head else [])) if head else lines
    self.report(site)


def held(self):
    """Kept in a property."""
    keep(self, 1)


def held_twice(self):
    """One finding a task."""
    keep(self, 2)


def keep(self, count):
    handle = self.sentence.pick('handle', [one for one in HANDLES if count == 1 or one.many])
    name = self.sentence.pick('name of the handle', handle.names)
    in_base = self.sentence.chance('handle in the base', 12) and handle.inheritable
    (self.base_members if in_base else self.members).extend(handle.declared(name))
    self.texts += handle.texts
    sites, start = [], len(self.statements)
    for _ in range(count):
        site, lines = self.task()
        before, after, later = self.sentence.pick(f'put into {handle!r}', handle.puts(name))
        if later:
            made = [*around(lines, 'let task = '), later]
            self.statements += made if count == 1 else braces('do {', made)
        else:
            self.statements += around(lines, before, after)
        sites.append(site)
    if canceled(self, handle, name, in_base, start):
        return
    if handle.cancels_the_previous and self.where in ('start', 'helper', 'extension'):
        self.sentence.undecided.add('canceled when the lifecycle begins')
    for site in sites:
        self.report(site)


def awaited(self):
    """Awaited in place."""
    _, lines = self.task()
    self.asynchronous = True
    spelled = self.sentence.pick('awaited', ['await', '_ = await', 'result', 'local', 'local result', 'handler'])
    if spelled == 'local' or spelled == 'local result':
        self.statements += [*around(lines, 'let task = '), 'await task.value' if spelled == 'local'
            else 'print(await task.result)']
    elif spelled == 'handler':
        self.statements += [*around(lines, 'let task = '), 'await withTaskCancellationHandler {',
            '    await task.value', '} onCancel: {', '    task.cancel()', '}']
    else:
        self.statements += around(lines, {'result': 'let result = await '}.get(spelled, spelled + ' '),
            '.result' if spelled == 'result' else '.value')


def canceled_in_place(self):
    """The same function cancels the task."""
    _, lines = self.task()
    self.statements += [*around(lines, 'let task = '), *self.sentence.pick('canceled in place', [['task.cancel()'],
        ['defer { task.cancel() }', 'show()'], ['DispatchQueue.main.async { task.cancel() }']])]


def bound(self):
    """A function of the project that binds the task, or does not."""
    site, lines = self.task()
    binds = not self.sentence.chance('does not bind', 40)
    cancels = self.sentence.pick('binds by', ['AnyCancellable(cancel)', 'AnyCancellable { self.cancel() }'])
    body = [cancels + self.bound_to(self.parameter)] if binds else [f'print({self.parameter})']
    self.texts.append(type_text('extension Task', [braces(f'func bound(to {self.parameter}: {self.kind}) {{', body)]))
    if self.sentence.chance('by a local', 30):
        self.statements += [*around(lines, 'let task = '), 'task.bound(to: self)']
    else:
        self.statements += around(lines, '', '.bound(to: self)')
    if not binds:
        self.report(site)


def wrapped(self):
    """A cancellable is made of the task, and bound to the active scope or dropped."""
    _, lines = self.task()
    spelled = self.sentence.pick('wrapped', ['AnyCancellable(task.cancel)', 'AnyCancellable { task.cancel() }'])
    self.statements += [*around(lines, 'let task = '), spelled + self.bound_to('self')]


def returned(self):
    """Returned: the caller has to cancel it, one level."""
    site, lines = self.task()
    explicit = self.sentence.pick('return', ['return ', ''])
    self.functions.append(['@discardableResult', *braces(f'private func startLoading() -> {HANDLE} {{',
        around(lines, explicit))])
    by = self.sentence.pick('caller', ['drops', 'drops by _', 'keeps', 'keeps only', 'cancels'])
    self.statements += {'drops': ['startLoading()'], 'drops by _': ['_ = startLoading()'],
        'cancels': ['let task = startLoading()', 'task.cancel()']}.get(by, ['loading = startLoading()'])
    if 'keeps' in by:
        self.members.append(f'private var loading: {HANDLE}?')
    if by == 'keeps':
        self.ended.append('loading?.cancel()')
    if by not in ('keeps', 'cancels'):
        self.report(site)


def handed_on(self):
    """Passed to a function of the project, which is followed to the property that stores it."""
    site, lines = self.task()
    spelled = self.sentence.pick('handed on', ['to a function', 'to a service', 'to what is not resolved', 'forgotten'])
    if spelled == 'to a service':
        self.members.append('private let tracker: TaskTracking')
        self.texts.append(type_text('protocol TaskTracking: AnyObject', [[f'func track(_ task: {HANDLE})']]))
        self.statements += around(lines, 'tracker.track(', ')')
        return self.sentence.undecided.add('passed to a requirement of another object')
    if spelled == 'to what is not resolved':
        self.members.append('private let tracker: VendorTracker')
        self.statements += around(lines, 'tracker.track(', ')')
        return None
    self.members.append(f'private var kept: {HANDLE}?')
    self.functions.append(braces(f'private func keep(_ task: {HANDLE}) {{', ['print("kept")'] if spelled == 'forgotten'
        else ['kept = task']))
    self.statements += around(lines, 'keep(', ')')
    if spelled != 'forgotten' and self.sentence.chance('canceled', 50):
        self.ended.append('kept?.cancel()')
        return None
    return self.report(site)


def by_helper(self):
    """A function of the project that takes the body, and creates the task itself."""
    site, mark = self.project.site()
    keeps = self.sentence.chance('keeps', 60)
    canceled_there = keeps and self.sentence.chance('canceled', 60)
    self.functions.append(braces('private func task(_ run: @escaping () async -> Void) {', [
        f'{"loading = " if keeps else ""}Task {{ await run() }}{mark}']))
    if keeps:
        self.members.append(f'private var loading: {HANDLE}?')
    if canceled_there:
        self.ended.append('loading?.cancel()')
    self.statements += braces('task { [weak self] in', ['await self?.load()'])
    if not canceled_there:
        self.report(site)


def nested(self):
    """One finding a task, also inside another."""
    outer, mark = self.project.site()
    inner, lines = self.task()
    outer_kept = self.sentence.chance('outer kept', 50)
    start = 'loading = ' if outer_kept else ''
    if outer_kept:
        self.members.append(f'private var loading: {HANDLE}?')
        self.ended.append('loading?.cancel()')
    else:
        self.report(outer)
    self.statements += [f'{start}Task {{{mark}', '    await load()', *indented(lines), '    print("created")', '}']
    self.report(inner)


def in_property(self):
    """A lazy or initial value."""
    site, mark = self.project.site()
    self.members.append(self.sentence.pick('property', ['private lazy var loading = ', 'private let loading = '])
        + f'Task {{ print("run") }}{mark}')
    if 'lazy' in self.members[-1]:
        self.statements.append('_ = loading')
    if self.sentence.chance('canceled', 50):
        self.ended.append('loading.cancel()')
    else:
        self.report(site)


def in_protocol_extension(self):
    """Protocol extensions that only interactors, or only workers, get."""
    site, lines = self.task()
    lines = ['Task { print("run") }' + '⟪' + lines[0].partition('⟪')[2]]
    self.texts.append('protocol Loading: AnyObject {}\n\n' + type_text(self.sentence.pick('extension', [
        f'extension Loading where Self: {self.kind}', 'extension Loading']), [braces('func startLoading() {', lines)]))
    self.conforms.append('Loading')
    self.statements.append('startLoading()')
    self.report(site)


def associated(self):
    """A function associates the task with the object."""
    site, lines = self.task()
    self.texts.append('\n'.join(['var taskKey: UInt8 = 0', '', 'extension Task {', *indented(braces(
        'func store(withLifetimeOf owner: AnyObject) {', [
            'objc_setAssociatedObject(owner, &taskKey, self, .OBJC_ASSOCIATION_RETAIN)'])), '}']))
    self.statements += around(lines, '', '.store(withLifetimeOf: self)')
    self.report(site)


def no_task(self):
    """Structured concurrency creates no unstructured task."""
    self.asynchronous = True
    self.statements += self.sentence.pick('structured', [
        ['await withTaskGroup(of: Void.self) { group in', '    group.addTask { print("child") }', '}'],
        ['async let first: Void = load()', 'await first'],
        ['try? await Task.sleep(nanoseconds: 1)', 'await Task.yield()'],
        ['try? Task.checkCancellation()', 'await load()'], ['await MainActor.run { show() }'],
        ['for await value in prices.values {', '    print(value)', '}']])


def other_role(self):
    """Routers, presenters, services, views: no finding."""
    _, lines = self.task()
    self.role = self.sentence.pick('other role', ['Router', 'Presenter', 'service', 'view'])
    self.statements += lines


def own_type(self):
    """A type of the project that is named Task."""
    _, lines = self.task()
    lines = ['Task { print("run") }⟪' + lines[0].partition('⟪')[2]]
    declared = type_text('struct Task', [braces('init(_ run: () -> Void) {', ['run()'])])
    if self.sentence.chance('nested', 50):
        self.functions.append(('private ' + declared).split('\n'))
    else:
        self.texts.append(declared)
    self.statements += lines


ENDS = [dropped, held, held, held_twice, awaited, canceled_in_place, bound, wrapped, returned, handed_on, by_helper,
    nested, in_property, in_protocol_extension, associated, no_task, other_role, own_type]
