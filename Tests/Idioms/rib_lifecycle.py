"""Forms of the rules of lifetimes: what lives as long as an interactor's activity, and what lives too long or too short."""
from project import braces
from screen import type_text


def _prices(self):
    """A service with a stream, which the builder creates and the interactor gets."""
    self.add('Common/Prices.swift', type_text('final class Prices', [[
        'private let subject = PublishSubject<Double>()', 'var price: Observable<Double> { subject.asObservable() }'],
        braces('func update(_ value: Double) {', ['subject.onNext(value)'])]))
    self.interactor.members.append('private let prices: Prices')
    self.interactor.parameters.append(('prices: Prices', 'prices: Prices()'))
    self.interactor.assigns.append('self.prices = prices')


def _handler(self):
    return self.pick('handler', ['{ print($0) }', '{ value in print(value) }'])


# subscription_before_activation

def _subscribes_in_init(self):
    """Bound to an activity that has not begun."""
    _prices(self)
    mark = self.mark('subscription_before_activation')
    bound = '.disposeOnDeactivate(interactor: self)'
    form = self.pick('chain', ['a line', 'several lines', 'a function'])
    if form == 'a line':
        self.interactor.begins.append(f'prices.price.subscribe(onNext: {_handler(self)}){bound}{mark}')
    elif form == 'several lines':
        self.interactor.begins += ['prices.price', f'    .subscribe(onNext: {_handler(self)})', f'    {bound}{mark}']
    else:
        self.interactor.begins.append(f'observe(){mark}')
        self.interactor.functions.append(braces('private func observe() {', [
            f'prices.price.subscribe(onNext: {_handler(self)}){bound}']))


def _router_subscribes_in_init(self):
    """The router's interactor is not active in the router's initializer."""
    mark = self.mark('subscription_before_activation')
    self.router.members.append('private let changes = PublishSubject<Double>()')
    self.router.begins.append(f'changes.subscribe(onNext: {_handler(self)}).disposeOnDeactivate(interactor: interactor){mark}')


def _router_subscribes_in_did_load(self):
    """In didLoad the interactor is active."""
    self.router.members.append('private let changes = PublishSubject<Double>()')
    self.router.starts.append(f'changes.subscribe(onNext: {_handler(self)}).disposeOnDeactivate(interactor: interactor)')


def _subscribes_when_active(self):
    """In didBecomeActive, or in a function that it calls."""
    _prices(self)
    self.started(f'prices.price.subscribe(onNext: {_handler(self)}).disposeOnDeactivate(interactor: self)')


def _subscribes_in_lazy(self):
    """A lazy property and a closure run later."""
    _prices(self)
    self.interactor.members.append('private var observe: (() -> Void)?')
    self.interactor.begins.append('observe = { [weak self] in self?.follow() }')
    self.interactor.functions.append(braces('private func follow() {', [
        f'prices.price.subscribe(onNext: {_handler(self)}).disposeOnDeactivate(interactor: self)']))
    self.started('observe?()')


# confine_to_without_disposal

def _confines_in_router(self):
    """Nothing disposes of it."""
    mark = self.mark('confine_to_without_disposal')
    self.router.members.append('private let changes = PublishSubject<Double>()')
    self.router.starts += ['changes', f'    .confineTo(interactor){mark}', f'    .subscribe(onNext: {_handler(self)})']


def _confines_with_bag(self):
    """Beside a right terminator."""
    self.router.members += ['private let changes = PublishSubject<Double>()', 'private let bag = DisposeBag()']
    self.router.starts += ['changes', '    .confineTo(interactor)', f'    .subscribe(onNext: {_handler(self)})',
        '    .disposed(by: bag)']


# notification_observer_not_removed

NAME = 'UIApplication.didBecomeActiveNotification'


def _observes_by_block(self):
    """A block whose token is dropped or only kept."""
    mark = self.mark('notification_observer_not_removed')
    call = f'NotificationCenter.default.addObserver(forName: {NAME}, object: nil, queue: .main) {{ _ in print("active") }}'
    if self.chance('token kept', 50):
        self.interactor.members.append('private var token: NSObjectProtocol?')
        self.started(f'token = {call}{mark}')
    else:
        self.started(f'{self.pick("token dropped", ["_ = ", ""])}{call}{mark}')


def _observes_by_selector(self):
    """A selector without a removal."""
    mark = self.mark('notification_observer_not_removed')
    self.interactor.functions.append(braces('@objc private func becameActive() {', ['print("active")']))
    self.started(f'NotificationCenter.default.addObserver(self, selector: #selector(becameActive), name: {NAME}, '
        f'object: nil){mark}')


def _repeats(self):
    """A timer that repeats."""
    mark = self.mark('notification_observer_not_removed')
    self.interactor.members.append('private var timer: Timer?')
    self.started(f'timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {{ _ in print("tick") }}{mark}')


def _observes_key_path(self):
    """A key path, a display link, a timer of a queue."""
    mark = self.mark('notification_observer_not_removed')
    form = self.pick('observes', ['a key path', 'a display link', 'a timer of a queue'])
    if form == 'a key path':
        self.interactor.members += ['private let queue = OperationQueue()', 'private var observation: NSKeyValueObservation?']
        self.started(f'observation = queue.observe(\\.operationCount) {{ _, _ in print("changed") }}{mark}')
    elif form == 'a display link':
        self.interactor.members.append('private var link: CADisplayLink?')
        self.interactor.functions.append(braces('@objc private func step() {', ['print("step")']))
        self.started(f'link = CADisplayLink(target: self, selector: #selector(step)){mark}', 'link?.add(to: .main, forMode: .common)')
    else:
        self.interactor.members.append('private var source: DispatchSourceTimer?')
        self.started(f'let timer = DispatchSource.makeTimerSource(){mark}', 'timer.setEventHandler { print("tick") }',
            'timer.resume()', 'source = timer')


def _removes_all(self):
    """Tokens in an array, a token that is cast, one that its removal sets to nil."""
    call = f'NotificationCenter.default.addObserver(forName: {NAME}, object: nil, queue: .main) {{ _ in print("active") }}'
    if self.chance('several', 50):
        self.interactor.members.append('private var tokens: [NSObjectProtocol] = []')
        self.started(*self.pick('kept in', [[f'tokens.append({call})'], [f'let token = {call}', 'tokens.append(token)'],
            [f'tokens = [{call}]'], [f'tokens += [{call}]']]))
        self.interactor.ends += self.pick('removed by', [['tokens.forEach { NotificationCenter.default.removeObserver($0) }'],
            ['for token in tokens { NotificationCenter.default.removeObserver(token) }', 'tokens = []'],
            ['tokens.forEach(NotificationCenter.default.removeObserver)', 'tokens.removeAll()']])
    else:
        self.interactor.members.append('private var token: Any?')
        self.started(f'token = {call}')
        self.interactor.ends += self.pick('removed by', [['NotificationCenter.default.removeObserver(token as Any)'],
            ['token.map { NotificationCenter.default.removeObserver($0) }', 'token = nil'],
            ['guard let token = token else { return }', 'NotificationCenter.default.removeObserver(token)']])


def _removes_token(self):
    """Removed at the end."""
    self.interactor.members.append('private var token: NSObjectProtocol?')
    self.started(f'token = NotificationCenter.default.addObserver(forName: {NAME}, object: nil, queue: .main) '
        '{ _ in print("active") }')
    ends = self.pick('removed by', [['if let token { NotificationCenter.default.removeObserver(token) }'],
        ['token.map(NotificationCenter.default.removeObserver)'], ['stop()']])
    self.interactor.ends += ends
    if ends == ['stop()']:
        self.interactor.functions.append(braces('private func stop() {', [
            'guard let token = token else { return }', 'NotificationCenter.default.removeObserver(token)',
            'self.token = nil']))


def _removes_selector(self):
    """Removed at the end."""
    self.interactor.functions.append(braces('@objc private func becameActive() {', ['print("active")']))
    self.started(f'NotificationCenter.default.addObserver(self, selector: #selector(becameActive), name: {NAME}, '
        'object: nil)')
    self.interactor.ends.append('NotificationCenter.default.removeObserver(self)')


def _ticks_once(self):
    """A timer that does not repeat."""
    self.started('Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("tick") }')


def _invalidates(self):
    """Invalidated at the end."""
    self.interactor.members.append('private var timer: Timer?')
    self.started('timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }')
    self.interactor.ends.append('timer?.invalidate()')


# worker_not_retained

def _worker(self):
    self.add('Common/PriceWorker.swift', type_text('final class PriceWorker: Worker', [
        braces('override func didStart(_ interactorScope: InteractorScope) {', [
            'super.didStart(interactorScope)', 'print("started")'])]))


def _starts_local(self):
    """Nothing keeps the worker."""
    _worker(self)
    mark = self.mark('worker_not_retained')
    if self.chance('in place', 40):
        self.started(f'PriceWorker(){mark}.start(self)')
    else:
        self.started(f'let worker = PriceWorker(){mark}', 'worker.start(self)')


def _starts_member(self):
    """A member keeps it."""
    _worker(self)
    self.interactor.members.append(self.pick('kept', ['private let worker = PriceWorker()',
        'private lazy var worker = PriceWorker()']))
    self.started('worker.start(self)')


def _starts_and_stores(self):
    """Stored after it was started, or kept in a list."""
    _worker(self)
    self.interactor.members.append('private var workers: [PriceWorker] = []')
    self.started('let worker = PriceWorker()', 'worker.start(self)', 'workers.append(worker)')


# worker_never_started

def _kept_worker(self, starts, mark=''):
    """A worker that the interactor gets from the component, behind a protocol or as its class."""
    _worker(self)
    kind = self.pick('type of the worker', ['PriceWorking', 'PriceWorker', '(any PriceWorking)'])
    self.add('Common/PriceWorking.swift', 'protocol PriceWorking: Working {}\n\nextension PriceWorker: PriceWorking {}')
    form = self.pick('created by', ['the component', 'the builder', 'the interactor'])
    if form == 'the interactor':
        self.interactor.members.append(f'private let worker: {kind} = PriceWorker(){mark}')
    else:
        self.interactor.members.append(f'private let worker: {kind}{mark}')
        self.interactor.assigns.append('self.worker = worker')
        if form == 'the component':
            self.component.members.append('var priceWorker: PriceWorker { shared { PriceWorker() } }')
        self.interactor.parameters.append((f'worker: {kind}',
            'worker: component.priceWorker' if form == 'the component' else 'worker: PriceWorker()'))
    self.started(*starts)


def _never_starts(self):
    """Nothing starts the worker."""
    _kept_worker(self, self.pick('instead', [['print("active")'], ['worker.stop()']]), self.mark('worker_never_started'))


def _starts_kept(self):
    """Started by the interactor: directly, in a loop, or by a function that gets it."""
    form = self.pick('started', ['directly', 'in a loop', 'by a function'])
    if form == 'by a function':
        self.interactor.functions.append(braces('private func start(_ worker: Working) {', ['worker.start(self)']))
    _kept_worker(self, {'directly': ['worker.start(self)'], 'in a loop': ['let workers: [Working] = [worker]',
        'workers.forEach { $0.start(self) }'], 'by a function': ['start(worker)']}[form])


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'confine_to_without_disposal': ('subscriptions of the router', [_confines_in_router], [_confines_with_bag]),
    'notification_observer_not_removed': ('observers', [_observes_by_block, _observes_by_selector, _repeats,
        _observes_key_path],
        [_removes_token, _removes_selector, _ticks_once, _invalidates, _removes_all]),
    'subscription_before_activation': ('subscriptions of the interactor', [_subscribes_in_init, _router_subscribes_in_init],
        [_router_subscribes_in_did_load, _subscribes_when_active, _subscribes_in_lazy]),
    'worker_never_started': ('workers', [_never_starts], [_starts_kept]),
    'worker_not_retained': ('workers', [_starts_local], [_starts_member, _starts_and_stores]),
}
