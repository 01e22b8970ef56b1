"""Ends of subscriptions: objects associated with the interactor (3.4), closures that create observables (3.3)."""
from chains import statement
from endings import end
from project import braces, indented

ACCESS = '.OBJC_ASSOCIATION_RETAIN'


def bag_property(kind, empty, settable):
    """A computed bag, which is associated with its object."""
    getter = ['if let bag = objc_getAssociatedObject(self, &bagKey) as? ' + kind + ' { return bag }',
        f'let bag: {kind} = {empty}', f'objc_setAssociatedObject(self, &bagKey, bag, {ACCESS})', 'return bag']
    if not settable:
        return braces(f'var attachedBag: {kind} {{', getter)
    return braces(f'var attachedBag: {kind} {{', [*braces('get {', getter),
        f'set {{ objc_setAssociatedObject(self, &bagKey, newValue, {ACCESS}) }}'])


def clearing(self, assignment):
    """Whether deactivation removes what is associated, which it does by one of several means."""
    by = self.sentence.pick('association emptied', ['never', 'assigned', 'set to nil', 'all removed', 'of another key',
        'in deinit'])
    if by == 'assigned' and not assignment:
        by = 'set to nil'
    text = {'assigned': assignment, 'set to nil': f'objc_setAssociatedObject(self, &bagKey, nil, {ACCESS})',
        'all removed': 'objc_removeAssociatedObjects(self)',
        'of another key': f'objc_setAssociatedObject(self, &otherKey, nil, {ACCESS})'}.get(by)
    if by == 'in deinit':
        self.functions.append(braces('deinit {', ['objc_removeAssociatedObjects(self)']))
    elif by == 'of another key':
        self.texts.append('var otherKey: UInt8 = 0')
        self.resigns.append(text)
    elif text:
        self.resigns.append(text)
    return by in ('assigned', 'set to nil', 'all removed')


@end
def associated_bag(self):
    """A computed bag of the interactor, by an extension of its class, of the framework's, or of a protocol."""
    kind, empty = ('Set<AnyCancellable>', '[]') if self.combine else ('DisposeBag', 'DisposeBag()')
    of = self.sentence.pick('the bag is of', ['the framework', 'the class', 'a protocol'])
    settable = self.combine or self.sentence.chance('not settable', 40) is False
    name = {'the framework': self.kind, 'the class': self.name, 'a protocol': 'HasAttachedBag'}[of]
    head = ['var bagKey: UInt8 = 0', '']
    if of == 'a protocol':
        head += ['protocol HasAttachedBag: AnyObject {}', '']
        self.conforms.append('HasAttachedBag')
    self.texts.append('\n'.join([*head, f'extension {name} {{', *indented(bag_property(kind, empty, settable)), '}']))
    made = self.chain()
    self.statements += statement(made, '.store(in: &attachedBag)' if self.combine else '.disposed(by: attachedBag)')
    if not clearing(self, f'attachedBag = {empty}' if settable else ''):
        self.report('undisposed_subscription' if self.is_cycle(made) else 'unreset_dispose_bag')


@end
def associated_by_function(self):
    """A function that is called on the subscription with the interactor, and associates it with that."""
    owner = self.sentence.pick('owner is', ['AnyObject', self.kind, 'NSObject'])
    if owner == 'NSObject':
        owner = 'AnyObject'
    by_bag = not self.combine and self.sentence.chance('by a bag', 40)
    retained = by_bag or not self.sentence.chance('not retained', 15)
    function = self.sentence.pick('function is', ['kept(by:', *(['store(withLifetimeOf:', 'store(in:'] if self.combine
        else ['disposed(by:', 'disposed(with:'])])
    body = ['let known = objc_getAssociatedObject(owner, &bagKey) as? DisposeBag', 'let bag = known ?? DisposeBag()',
        f'objc_setAssociatedObject(owner, &bagKey, bag, {ACCESS})', 'disposed(by: bag)'] if by_bag else [
        f'objc_setAssociatedObject(owner, &bagKey, self, {ACCESS if retained else ".OBJC_ASSOCIATION_ASSIGN"})']
    self.texts.append('\n'.join(['var bagKey: UInt8 = 0', '', f'extension {self.value} {{',
        *indented(braces(f'func {function[:-1]} owner: {owner}) {{', body)), '}']))
    made = self.chain()
    another = self.sentence.chance('of another object', 20) and owner == 'AnyObject'
    self.statements += statement(made, f'.{function} prices)' if another else f'.{function} self)')
    if not retained:
        if not made.finite:
            self.report('undisposed_subscription')
    elif not another and not clearing(self, ''):
        self.report('undisposed_subscription' if self.is_cycle(made) else 'unreset_dispose_bag')


@end
def in_create(self):
    """A subscription in the closure that creates an observable: what happens to what the closure returns."""
    if self.combine:
        made = self.chain()
        self.statements += statement(made, self.bound)
        return
    statements, self.statements = self.statements, []
    made = self.chain()
    spelled = self.sentence.pick('the closure returns', ['it', 'it through a local', 'its disposal', 'several',
        'nothing of it'])
    chain = statement(made, '', {'it': 'return ', 'nothing of it': '_ = '}.get(spelled, 'let inner = '))
    last = {'it': [], 'it through a local': ['return inner'], 'its disposal': ['return Disposables.create {',
        '    inner.dispose()', '}'], 'several': ['return Disposables.create([inner])'],
        'nothing of it': ['return Disposables.create()']}[spelled]
    inside = [*self.statements, *chain, *last]
    maker = self.sentence.pick('created', ['Observable<Double>.create', 'Single<Double>.create', 'Completable.create'])
    self.statements = [*statements, *braces(f'{maker} {{ observer in', inside, '}.subscribe()' + self.bound)]
    if spelled == 'nothing of it' and not made.finite:
        self.report('undisposed_subscription')
