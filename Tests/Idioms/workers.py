"""Projects about worker_subscription_not_bound: a worker that subscribes."""
from chains import statement
from endings import ENDS, dropped, other_role
from project import braces
from screen import type_text
from subscriber import Worker
from subscriptions import write


def worker_project(sentence):
    self = Worker(sentence)
    sentence.pick('end', [one for one in ENDS if one is not other_role] + OF_WORKERS)(self)
    write(self)
    return self.project


def own_subject(self):
    """A subscription to a subject of its own, which the initializer puts into an own bag."""
    declared, mark = self.project.site()
    text, capture, strong = self.sentence.pick('closure of the initializer', [('self?.refresh()', '[weak self]', False),
        ('self.refresh()', '', True), ('self.refresh()', '[self]', True), ('print("changed")', '', None),
        ('self.refresh()', '[unowned self]', None)])
    if strong is None:
        self.sentence.undecided.add('a subject of its own, without weak self')
    closure = ' '.join(part for part in ('{', capture, '_ in', text, '}') if part)
    subjects = ['PassthroughSubject<Double, Never>()', 'CurrentValueSubject<Double, Never>(0)'] if self.combine else [
        'PublishSubject<Double>()', 'PublishRelay<Double>()', 'BehaviorRelay<Double>(value: 0)']
    subject = self.sentence.pick('subject', subjects)
    own = self.sentence.pick('subject of', ['itself', 'itself', 'the service'])
    source = 'changes' if own == 'itself' else 'prices.publisher' if self.combine else 'prices.price'
    source += self.sentence.pick('operator', ['', '.map { $0 * 2 }', '.filter { $0 > 0 }'])
    self.members += [f'private let changes = {subject}',
        f'private var kept = Set<AnyCancellable>(){mark}' if self.combine else f'private let kept = DisposeBag(){mark}']
    line = f'{source}.sink {closure}.store(in: &kept)' if self.combine \
        else f'{source}.subscribe(onNext: {closure}).disposed(by: kept)'
    at = self.sentence.pick('subscribes in', ['init', 'init', 'didStart'])
    (self.prepared if at == 'init' else self.statements).append(line)
    if strong or own != 'itself' or at != 'init':
        self.report('worker_subscription_not_bound', declared)


def until_interactor(self):
    """Take(until:) of the stream of the interactor's activity, which the worker's start receives."""
    made = self.chain()
    if self.combine or self.where != 'didBecomeActive' or not any('onNext' in line or '.bind' in line
            for line in made.lines[:1]):
        self.statements += statement(made, self.bound)
        return
    made.head += '.take(until: interactorScope.isActiveStream.filter { !$0 })'
    self.statements += statement(made)


def in_protocol_extension(self):
    """Protocol extensions that only workers get."""
    site, mark = self.project.site()
    source = ('var publisher: AnyPublisher<Double, Never> { get }', 'publisher.sink { print($0) }') if self.combine \
        else ('var price: Observable<Double> { get }', 'price.subscribe(onNext: { print($0) })')
    by_bound = self.sentence.chance('bound of Self', 50)
    bound = self.sentence.pick('observed', ['', self.bound, '_ = '])
    if not by_bound and bound == self.bound:
        bound = ''
    start = bound if bound.startswith('_') else ''
    self.texts.append('\n\n'.join([type_text('protocol PriceFollowing: AnyObject', [[source[0]]]),
        type_text(f'extension PriceFollowing{" where Self: Worker" if by_bound else ""}', [braces('func follow() {', [
            start + source[1] + ('' if start else bound) + mark])])]))
    self.conforms.append('PriceFollowing')
    name = source[0].split('{')[0].strip()
    self.members.append(f'{name.replace("var ", "let ")}')
    self.statements.append('follow()')
    if bound != self.bound:
        self.report('worker_subscription_not_bound', site)


def in_other_class(self):
    """Another class is no worker, whatever its name or protocol."""
    made_of = self.sentence.pick('other class', ['', ': NSObject', ': PriceWorking'])
    source = ('AnyPublisher<Double, Never>', 'prices.sink { print($0) }.store(in: &kept)', 'Set<AnyCancellable>()') \
        if self.combine else ('Observable<Double>', 'prices.subscribe(onNext: { print($0) }).disposed(by: kept)',
            'DisposeBag()')
    self.texts.append(('protocol PriceWorking: AnyObject {}\n\n' if 'Working' in made_of else '')
        + type_text(f'final class PriceWorker{made_of}', [[f'private var kept = {source[2]}'],
            braces(f'func start(_ prices: {source[0]}) {{', [source[1]])]))
    dropped(self)


OF_WORKERS = [own_subject, until_interactor, in_protocol_extension, in_other_class]
