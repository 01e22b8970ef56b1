"""Closures of an interactor that capture its router, stored or not (2.6)."""
from project import braces
from screen import type_text

CLOSURES = []


def closure(make):
    CLOSURES.append(make)
    return make


class Capture:
    """A closure in an interactor: properties, the functions that create it, whether it retains the router."""

    def __init__(self, members, functions, strong, texts=()):
        self.members, self.functions, self.strong, self.texts = members, functions, strong, list(texts)
        self.others = []        # findings of other rules, as (rule, site)


@closure
def strong_local(sentence, mark):
    """A strong local bound outside the closure."""
    bound = sentence.pick('bound', [['guard let router else { return }'], ['guard let router = router else { return }'],
        ['guard let strong = self.router else { return }']])
    name = 'strong' if 'strong' in bound[0] else 'router'
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [*bound,
        'onClose = {', f'    {name}.detachDetail(){mark}', '}'])], True)


@closure
def capture_list(sentence, mark):
    """The capture list."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        f'onClose = {{ [router] in{mark}', '    router?.detachDetail()', '}'])], True)


@closure
def method_reference(sentence, mark):
    """A method reference."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        f'onClose = router?.detachDetail{mark}'])], True)


@closure
def weak_capture(sentence, mark):
    """A weak capture of the router, or of self."""
    head = sentence.pick('weak capture', ['[weak router] in', '[weak self] in'])
    use = 'router?.detachDetail()' if 'router' in head else 'self?.router?.detachDetail()'
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        f'onClose = {{ {head}{mark}', f'    {use}', '}'])], False)


@closure
def bound_inside(sentence, mark):
    """A strong local bound inside the closure retains nothing."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        'onClose = { [weak self] in', '    guard let router = self?.router else { return }',
        f'    router.detachDetail(){mark}', '}'])], False)


@closure
def cleared(sentence, mark):
    """Deactivation clears the member."""
    by = sentence.pick('cleared', ['onClose = nil', 'clear()'])
    functions = [braces('func prepare() {', ['guard let router else { return }', 'onClose = {',
        f'    router.detachDetail(){mark}', '}']), braces('override func willResignActive() {', [
            'super.willResignActive()', by])]
    if by == 'clear()':
        functions.append(braces('private func clear() {', ['onClose = nil']))
    return Capture(['private var onClose: (() -> Void)?'], functions, False)


@closure
def not_kept(sentence, mark):
    """A closure that nothing stores."""
    return Capture([], [braces('func prepare() {', ['guard let router else { return }', 'DispatchQueue.main.async {',
        f'    router.detachDetail(){mark}', '}'])], False)


@closure
def member_of_member(sentence, mark):
    """Members of members."""
    return Capture(['private let handlers = Handlers()'], [braces('func prepare() {', [
        'guard let router else { return }', 'handlers.onClose = {', f'    router.detachDetail(){mark}', '}'])], True,
        [type_text('final class Handlers', [['var onClose: (() -> Void)?']])])


@closure
def in_array(sentence, mark):
    """An array of closures."""
    return Capture(['private var actions: [() -> Void] = []'], [braces('func prepare() {', [
        'guard let router else { return }', 'actions.append {', f'    router.detachDetail(){mark}', '}'])], True)


@closure
def in_timer(sentence, mark):
    """Timers."""
    return Capture(['private var timer: Timer?'], [braces('func prepare() {', ['guard let router else { return }',
        'timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in', f'    router.detachDetail(){mark}',
        '}'])], True)


@closure
def returned(sentence, mark):
    """The result of one of its own functions."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', ['onClose = makeClose()']),
        braces('private func makeClose() -> () -> Void {', ['guard let router else { return {} }', 'return {',
            f'    router.detachDetail(){mark}', '}'])], True)


@closure
def in_task(sentence, mark):
    """A task stored in a member, which nothing cancels."""
    kept = Capture(['private var task: Task<Void, Never>?'], [braces('func prepare() {', [
        'guard let router else { return }', 'task = Task {⟪2⟫', f'    await router.wait(){mark}', '}'])], True)
    kept.others = [('unstructured_task_not_cancelled', 2)]
    return kept


@closure
def in_bag(sentence, mark):
    """A bag that deactivation does not clear."""
    kept = Capture(['private let bag = DisposeBag()⟪2⟫', 'private let ticks = PublishSubject<Void>()'], [
        braces('func prepare() {', ['guard let router else { return }', 'ticks.subscribe(onNext: {',
            f'    router.detachDetail(){mark}', '}).disposed(by: bag)'])], True)
    kept.others = [('unreset_dispose_bag', 2)]
    return kept


@closure
def until_inactive(sentence, mark):
    """A subscription that ends at deactivation may capture the router."""
    return Capture(['private let ticks = PublishSubject<Void>()'], [
        braces('func prepare() {', ['guard let router else { return }', 'ticks.subscribe(onNext: {',
            f'    router.detachDetail(){mark}', '}).disposeOnDeactivate(interactor: self)'])], False)


@closure
def function_kept(sentence, mark):
    """A stored local function that captures it."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        'guard let router else { return }', 'func close() {', f'    router.detachDetail(){mark}', '}',
        'onClose = close'])], True)


@closure
def by_dictionary(sentence, mark):
    """A dictionary of closures."""
    return Capture(['private var actions: [String: () -> Void] = [:]'], [braces('func prepare() {', [
        'guard let router else { return }', 'actions["close"] = {', f'    router.detachDetail(){mark}', '}'])], True)
