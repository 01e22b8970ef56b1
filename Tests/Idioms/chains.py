"""Chains of an interactor: a source, operators and the subscribing call; finite or not, capturing self or not."""
from dataclasses import dataclass


@dataclass
class Chain:
    """`head` ends before the subscribing call. `lines` are that call, from its dot, and its closures."""
    head: str
    lines: list
    finite: bool            # provably, by 3.3; never in Combine
    strong: bool            # captures self strongly, by 3.4
    combine: bool


# (text, finite, kind)
SOURCES = [
    ('prices.price', False, 'Observable'),                                  # an observable of unknown length
    ('prices.price.take(1)', True, 'Observable'),                           # take(1)
    ('prices.load()', True, 'Single'),                                      # a Single
    ('prices.save()', True, 'Completable'),                                 # a Completable
    ('prices.find()', True, 'Maybe'),                                       # a Maybe
    ('Observable.just(1.0)', True, 'Observable'),                           # just
    ('Observable.of(1.0, 2.0)', True, 'Observable'),                        # of
    ('Observable.from([1.0])', True, 'Observable'),                         # from
    ('Single.just(1.0)', True, 'Single'),                                   # just of Single
    ('Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { Double($0) }', False,
        'Observable'),
    ('latestPrice()', True, 'Single'),                                      # a body of one expression is followed
    ('firstPrice', True, 'Observable'),                                     # a computed property
    ('prices.price.asObservable()', False, 'Observable'),
    ('Observable.merge(prices.price, prices.price)', False, 'Observable'),
    ('prices.price.first()', True, 'Single'),                               # first
]

# By kind: (text, new finiteness; None leaves it unchanged)
OPERATORS = {
    'Observable': [('', None), ('.map { $0 * 2 }', None), ('.filter { $0 > 0 }', None),
        ('.observe(on: MainScheduler.instance)', None), ('.compactMap { $0 }', None),
        ('.flatMap { [prices] _ in prices.price }', False),                 # makes it infinite
        ('.concat(prices.price)', False), ('.flatMapLatest { [prices] _ in prices.price }', False)],
    'Single': [('', None), ('.map { $0 * 2 }', None), ('.observe(on: MainScheduler.instance)', None),
        ('.flatMap { [prices] _ in prices.load() }', None),                 # flatMap of a Single stays finite
        ('.asCompletable()', None), ('.flatMapCompletable { [prices] _ in prices.save() }', None),
        ('.asObservable().flatMap { [prices] _ in prices.price }', False)],
    'Completable': [('', None), ('.observe(on: MainScheduler.instance)', None),
        ('.andThen(prices.load())', None)],                                 # andThen stays finite
    'Maybe': [('', None), ('.map { $0 * 2 }', None)],
}

PUBLISHERS = ['prices.publisher', 'prices.publisher.first()', 'prices.publisher.receive(on: DispatchQueue.main)',
    'prices.publisher.map { $0 * 2 }.removeDuplicates()', 'Just(1.0)', 'prices.publisher.prefix(1)',
    'NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)']

# (body of the closure, strong): 3.4
CAPTURES = [
    (['print("new")'], '', False),
    (['self?.refresh()'], '[weak self]', False),
    (['guard let self else { return }', 'self.refresh()'], '[weak self]', False),
    (['self.refresh()'], '', True),
    (['self.refresh()'], '[unowned self]', False),
    (['refresh()'], '[self]', True),
    (['DispatchQueue.main.async { [weak self] in', '    self?.refresh()', '}'], '', True),      # a nested weak capture
    (['prices.log()'], '[prices]', False),
]


def chain(sentence, combine, mark):
    if combine:
        return publisher_chain(sentence, mark)
    text, finite, kind = sentence.pick('source', SOURCES)
    operator, effect = sentence.pick(f'operator of {kind}', OPERATORS[kind])
    finite = finite if effect is None else effect
    if operator == '.asCompletable()' or 'flatMapCompletable' in operator:
        kind = 'Completable'
    elif operator.startswith('.andThen'):
        kind = 'Single'
    elif operator.startswith('.asObservable'):
        kind = 'Observable'
    strong_operator = sentence.chance('strong operator', 7) and kind == 'Observable'
    if strong_operator:
        operator += '.filter { _ in self.isInteresting }'
    body, capture, strong = sentence.pick('closure', CAPTURES)
    label, parameters = {'Observable': ('onNext: ', '_ in'), 'Single': ('onSuccess: ', '_ in'),
        'Completable': ('onCompleted: ', 'in'), 'Maybe': ('onSuccess: ', '_ in')}[kind]
    spelled = sentence.pick('subscribing call', ['labeled', 'bind', 'with', 'reference', 'drive', 'no closure',
        'event', 'local function'])
    start = ' '.join(part for part in ('{', capture, parameters) if part)
    if parameters == 'in' and not capture:
        start = '{'
    if spelled in ('bind', 'drive') and kind != 'Observable':
        spelled = 'labeled'
    if spelled == 'with' and kind != 'Observable':
        spelled = 'labeled'
    before = []
    if spelled == 'reference' and kind == 'Observable':
        lines, strong = [f'.subscribe(onNext: handle){mark}'], True
    elif spelled == 'with':
        lines, strong = [f'.subscribe(with: self, onNext: {{ owner, _ in{mark}', '    owner.refresh()', '})'], False
    elif spelled == 'bind':
        lines = [f'.bind {start}{mark}', *('    ' + line for line in body), '}']
    elif spelled == 'drive':
        lines = [f'.asDriver(onErrorJustReturn: 0).drive(onNext: {start}{mark}',
            *('    ' + line for line in body), '})']
        sentence.undecided |= {'asDriver of a finite chain'} if finite else set()
    elif spelled == 'no closure':
        lines, strong = [f'.subscribe(){mark}'], False
    elif spelled == 'event' and kind == 'Observable':
        lines = [f'.subscribe {start}{mark}', *('    ' + line for line in body), '}']
    elif spelled == 'local function' and kind == 'Observable':
        before = ['func received(_ value: Double) {', '    refresh()', '}']
        lines, strong = [f'.subscribe(onNext: received){mark}'], True
    else:
        lines = [f'.subscribe({label}{start}{mark}', *('    ' + line for line in body), '})']
    made = Chain(text + operator, lines, finite, strong or strong_operator, False)
    return before, made


def publisher_chain(sentence, mark):
    text = sentence.pick('publisher', PUBLISHERS)
    body, capture, strong = sentence.pick('closure', CAPTURES)
    spelled = sentence.pick('sink', ['sink', 'receiveValue', 'completion', 'assign'])
    start = ' '.join(part for part in ('{', capture, '_ in') if part)
    inner = [*('    ' + line for line in body)]
    if spelled == 'assign' and 'Notification' not in text:
        return [], Chain(text, [f'.assign(to: \\.latest, on: self){mark}'], False, True, True)
    if spelled == 'completion':
        lines = [f'.sink(receiveCompletion: {{ _ in }}, receiveValue: {start}{mark}', *inner, '})']
    elif spelled == 'receiveValue':
        lines = [f'.sink(receiveValue: {start}{mark}', *inner, '})']
    else:
        lines = [f'.sink {start}{mark}', *inner, '}']
    return [], Chain(text, lines, False, strong, True)


def statement(made, end='', start=''):
    """The chain as a statement, followed by a terminator and perhaps preceded by an assignment."""
    lines = [start + made.head + made.lines[0], *made.lines[1:]]
    first, cut, number = lines[-1].partition('⟪')
    lines[-1] = first + end + cut + number
    return lines
