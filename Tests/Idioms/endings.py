"""Ends of subscriptions in an interactor, and the expected findings (3.2 to 3.4)."""
from chains import statement
from holders import HOLDERS, emptied
from project import braces
from screen import type_text

ENDS = []


def end(make):
    ENDS.append(make)
    return make


@end
def dropped(self):
    """Dropped: reported, but not a finite Rx chain."""
    made = self.chain()
    start = self.sentence.pick('dropped', ['', '_ = ', 'let _ = ', 'let subscription = '])
    self.statements += statement(made, '', start)
    if not made.finite:
        self.report('undisposed_subscription')


@end
def bound(self):
    """Bound to the interactor's active scope."""
    made = self.chain()
    self.statements += statement(made, self.bound if self.sentence.chance('on one line', 50) else self.bound)


@end
def held(self):
    """Put into a holder."""
    hold(self, 1)


@end
def held_twice(self):
    """Two chains in one holder; a chain that captures self strongly and is not finite is reported itself."""
    hold(self, 2)


def hold(self, count):
    holder = self.sentence.pick('holder', [one for one in HOLDERS if one.combine in (None, self.combine)
        and (count == 1 or one.many)])
    name = self.sentence.pick('name of the holder', holder.names)
    declared, mark = self.project.site()
    in_base = self.sentence.chance('holder in the base', 12) and holder.inheritable
    lines = holder.declared(name, self.value)
    lines[-1 if holder.last_line else 0] += mark
    (self.base_members if in_base else self.members).extend(lines)
    self.texts += holder.texts
    chains, starts = [], len(self.statements)
    for _ in range(count):
        made = self.chain()
        put = self.sentence.pick(f'put into {holder.__class__.__name__}', holder.puts(name))
        before, text, after = put
        self.statements += statement(made, after, before) if not text else [
            *statement(made, after, 'let subscription = '), text] if count == 1 else [
                *braces('do {', [*statement(made, after, 'let subscription = '), text])]
        chains.append((self.site, made))
    if emptied(self, holder, name, in_base, starts):
        return
    cycles = {site for site, made in chains if self.is_cycle(made)}
    for site in cycles:
        self.report('undisposed_subscription', site)
    rest = [site for site, _ in chains if site not in cycles]
    if rest:
        if in_base:
            self.report('unreset_dispose_bag', rest[0])
            if cycles:
                self.sentence.undecided.add('first subscription into a base holder, one of two')
        else:
            self.report('unreset_dispose_bag', declared)


@end
def dead_bag(self):
    """A temporary bag, or a local one that does not escape."""
    made = self.chain()
    if self.combine:
        self.statements += ['var local = Set<AnyCancellable>()', *statement(made, '.store(in: &local)')]
    elif self.sentence.chance('local bag', 50):
        self.statements += ['let local = DisposeBag()', *statement(made, '.disposed(by: local)')]
    else:
        self.statements += statement(made, '.disposed(by: DisposeBag())')
    self.report('undisposed_subscription')


@end
def until_inactive(self):
    """Take(until:) counts if its argument derives from isActiveStream."""
    made = self.chain()
    if self.combine or not any('onNext' in line or '.bind' in line for line in made.lines[:1]):
        self.statements += statement(made, self.bound)
        return
    until, counts = self.sentence.pick('until', self.ends_of_activity)
    made.head += f'.take(until: {until})'
    self.statements += statement(made)
    if not counts and not made.finite:
        self.report('undisposed_subscription')


@end
def own_terminator(self):
    """An extension of the project whose own body ends in a terminator, or does not."""
    made = self.chain()
    binds = self.sentence.chance('does not bind', 40) is False
    call = self.bound_to(self.parameter)
    body = [f'_ = self{call}'] if binds else [f'print({self.parameter})']
    if self.combine and binds:
        body = [f'self{call}']
    kind = 'AnyCancellable' if self.combine else 'Disposable'
    self.texts.append(type_text(f'extension {kind}', [
        braces(f'func bound(to {self.parameter}: {self.kind}) {{', body)]))
    self.statements += statement(made, '.bound(to: self)')
    if not binds and not made.finite:
        self.report('undisposed_subscription')


@end
def returned(self):
    """Returned: the caller must dispose of it, one level."""
    site, mark = self.project.site()
    statements, self.statements = self.statements, []
    made = self.chain()
    body = [*self.statements, *statement(made, '', self.sentence.pick('return', ['return ', '']) if not self.statements
        else 'return ')]
    self.statements = statements
    self.functions.append([*(['@discardableResult'] if self.sentence.chance('discardable', 50) else []),
        *braces(f'private func observePrice() -> {self.value} {{', body)])
    by = self.sentence.pick('caller', ['drops', 'binds', 'drops by _'])
    if by == 'binds':
        self.statements.append(f'observePrice(){self.bound}{mark}')
        return
    self.statements.append(('_ = ' if 'by' in by else '') + f'observePrice(){mark}')
    if not made.finite:
        self.report('undisposed_subscription', site)


@end
def of_a_service(self):
    """The result of a service that returns its own subscription, dropped."""
    site, mark = self.project.site()
    source = 'publisher.sink { print($0) }' if self.combine else 'price.subscribe(onNext: { print($0) })'
    stream = 'AnyPublisher<Double, Never>' if self.combine else 'Observable<Double>'
    member = 'publisher' if self.combine else 'price'
    behind = self.sentence.chance('behind a protocol', 50)
    self.texts.append((f'protocol PriceLogging: AnyObject {{\n    func startLogging() -> {self.value}\n}}\n\n' if behind
        else '') + type_text(f'final class PriceLogger{": PriceLogging" if behind else ""}', [
            [f'private let {member}: {stream}'],
            braces(f'init({member}: {stream}) {{', [f'self.{member} = {member}']),
            ['@discardableResult', *braces(f'func startLogging() -> {self.value} {{', [source])]]))
    self.members.append(f'private let logger: {"PriceLogging" if behind else "PriceLogger"}')
    spelled = self.sentence.pick('service', ['logger.startLogging()', '_ = logger.startLogging()', 'bound'])
    if spelled == 'bound':
        self.statements.append(f'logger.startLogging(){self.bound}{mark}')
    else:
        self.statements.append(spelled + mark)
        self.report('undisposed_subscription', site)


@end
def bag_of_another(self):
    """A member of another object is not reported."""
    made = self.chain()
    self.members.append('private let screen: ScreenState')
    self.texts.append(type_text('final class ScreenState', [['var cancellables = Set<AnyCancellable>()' if self.combine
        else 'let bag = DisposeBag()']]))
    self.statements += statement(made, '.store(in: &screen.cancellables)' if self.combine
        else '.disposed(by: screen.bag)')


@end
def handed_on(self):
    """Passed to a function of the project, which is followed to the member that stores it."""
    made = self.chain()
    declared, mark = self.project.site()
    kind = self.combine
    empty = 'Set<AnyCancellable>()' if kind else 'DisposeBag()'
    self.members.append(f'private var kept = {empty}{mark}')
    self.functions.append(braces(f'private func keep(_ value: {self.value}) {{', [
        'kept.insert(value)' if kind or self.sentence.chance('insert', 50) else 'value.disposed(by: kept)']))
    lines = statement(made, ')', 'keep(')
    self.statements += lines
    if self.sentence.chance('emptied', 50):
        self.resigns.append('kept.removeAll()' if kind else 'kept = DisposeBag()')
        return
    if self.is_cycle(made):
        self.report('undisposed_subscription')
    else:
        self.report('unreset_dispose_bag', declared)


@end
def compared(self):
    """Only compared or tested: dropped."""
    made = self.chain()
    if self.combine or made.finite:
        self.statements += statement(made, self.bound)
        return
    self.statements += [*statement(made, '', 'let subscription: Disposable? = '), 'if subscription != nil {',
        '    print("subscribed")', '}']
    self.report('undisposed_subscription')


@end
def other_role(self):
    """Routers, presenters, views, services: no finding. 50: a worker has a rule of its own."""
    made = self.chain()
    self.role = self.sentence.pick('other role', ['Worker', 'Presenter', 'service', 'Router'])
    self.statements += statement(made, '', self.sentence.pick('dropped', ['', '_ = ']))
    if self.role == 'Worker' and not made.finite:
        self.report('worker_subscription_not_bound')


@end
def combined(self):
    """Part of a CompositeDisposable, array or bag builder: the fate of the container decides."""
    made = self.chain()
    made_first = statement(made, '', 'let first = ')
    if self.combine:
        self.statements += [*made_first, 'let all = [first]', f'all.forEach {{ $0{self.bound} }}']
        return
    spelled = self.sentence.pick('combined', ['Disposables.create', 'CompositeDisposable', 'dropped'])
    if spelled == 'Disposables.create':
        self.statements += [*made_first, f'Disposables.create([first]){self.bound}']
    elif spelled == 'CompositeDisposable':
        self.statements += [*made_first, 'let composite = CompositeDisposable()', '_ = composite.insert(first)',
            f'composite{self.bound}']
    else:
        self.statements += [*made_first, 'let composite = CompositeDisposable()', '_ = composite.insert(first)']
        self.sentence.undecided.add('a local CompositeDisposable that is dropped')
        if not made.finite:
            self.report('undisposed_subscription')


@end
def nested(self):
    """A subscription nested in a closure of another one is checked by itself."""
    if self.combine:
        return dropped(self)
    made = self.chain()
    site = self.site
    outer = ['prices.price.subscribe(onNext: { [weak self] _ in', '    guard let self else { return }']
    closed = self.sentence.chance('inner bound', 40)
    inner = statement(made, self.bound if closed else '', '' if closed else '_ = ')
    self.statements += [*outer, *('    ' + line for line in inner), '})' + self.bound]
    if not closed and not made.finite:
        self.report('undisposed_subscription', site)
    return None


@end
def tuple_member(self):
    """An element of a tuple is what the uses that select it make of it."""
    made = self.chain()
    spelled = self.sentence.pick('tuple', ['dropped', 'unused', 'selected', 'another selected', 'by label',
        'destructured', 'destructured, unused'])
    end = self.bound
    start, after, later = {
        'dropped': ('_ = (', ', 1)', ''), 'unused': ('let pair = (', ', 1)', ''),
        'selected': ('let pair = (', ', 1)', f'pair.0{end}'), 'another selected': ('let pair = (', ', 1)',
            'print(pair.1)'), 'by label': ('let pair = (running: ', ', count: 1)', f'pair.running{end}'),
        'destructured': ('let (running, count) = (', ', 1)', f'running{end}'),
        'destructured, unused': ('let (running, count) = (', ', 1)', 'print(count)')}[spelled]
    self.statements += [*statement(made, after, start), *([later] if later else [])]
    if end not in later and not made.finite:
        self.report('undisposed_subscription')


@end
def result_builder(self):
    """A statement of a result builder's closure is passed to the user of the builder."""
    if self.combine:
        return dropped(self)
    self.texts.append('\n'.join(['@resultBuilder', 'enum DisposableBuilder {',
        '    static func buildBlock(_ parts: Disposable...) -> [Disposable] { parts }', '}', '',
        'extension DisposeBag {', '    func collect(@DisposableBuilder _ parts: () -> [Disposable]) {',
        '        parts().forEach { $0.disposed(by: self) }', '    }', '}']))
    declared, mark = self.project.site()
    self.members.append(f'private var collected = DisposeBag(){mark}')
    made = self.chain()
    self.statements += braces('collected.collect {', statement(made))
    if self.sentence.chance('emptied', 60):
        self.resigns.append('collected = DisposeBag()')
    elif self.is_cycle(made):
        self.report('undisposed_subscription')
    else:
        self.report('unreset_dispose_bag', declared)
    return None
