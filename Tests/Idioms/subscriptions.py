"""Projects about undisposed_subscription and unreset_dispose_bag: an interactor that subscribes, or a worker."""
import associated  # noqa: F401, adds further ends
from endings import ENDS
from project import braces
from screen import type_text
from subscriber import Interactor


def subscription_project(sentence):
    self = Interactor(sentence)
    sentence.pick('end', ENDS)(self)
    write(self)
    return self.project


def write(self):
    stem, project = self.stem, self.project
    if self.combine:
        project.framework = 'ModernRIBs'
    stream = ['var publisher: AnyPublisher<Double, Never> { get }'] if self.combine else [
        'var price: Observable<Double> { get }', 'var ended: Observable<Void> { get }',
        'func load() -> Single<Double>', 'func save() -> Completable', 'func find() -> Maybe<Double>']
    project.add('Common/PriceStream.swift', type_text('protocol PriceStream: AnyObject', [[*stream, 'func log()']]))
    for text in dict.fromkeys(self.texts):
        project.add('Common/Helpers.swift', text)
    where = self.where
    (began, super_began), (ended, super_ended) = self.began, self.ended
    became = [super_began, *self.becomes]
    functions = []
    apart = None
    if where == 'didBecomeActive':
        became += self.statements
    elif where == 'method':
        functions.append(braces('func didTapRefresh() {', self.statements))
    elif where == 'helper':
        became.append('observe()')
        functions.append(braces('private func observe() {', self.statements))
    else:
        became.append('observe()')
        apart = braces('func observe() {', self.statements)
    functions.insert(0, braces(began, became))
    if self.resigns:
        functions.append(braces(ended, [super_ended, *self.resigns]))
    functions += self.functions
    functions.append(braces('private func refresh() {', ['print("refresh")']))
    functions.append(braces('private func handle(_ value: Double) {', ['print(value)']))
    extra = []
    if not self.combine:
        extra = [braces('private func latestPrice() -> Single<Double> {', ['prices.load()']),
            braces('private var firstPrice: Observable<Double> {', ['prices.price.take(1)'])]
    superclass = self.kind
    if self.base_members or self.base_resigns or self.base_functions:
        superclass = f'Base{self.kind}'
        resigned = [braces(ended, [super_ended, *self.base_resigns])] if self.base_resigns else []
        project.add(f'Common/{superclass}.swift', type_text(f'class {superclass}: {self.kind}',
            [[text.replace('private ', '') for text in self.base_members], *resigned, *self.base_functions]))
    if apart:
        self.members = [text.replace('private ', '') for text in self.members]
    uses = '\n'.join('\n'.join(part) for part in functions)
    needed = [part for part in extra if part[0].split('func ')[-1].split('var ')[-1].split('(')[0].split(':')[0]
        in uses + '\n'.join(apart or [])]
    functions = [[line.replace('private func', 'func') for line in part] for part in functions + needed] if apart \
        else functions + needed
    if self.role:
        return write_other(self, functions, apart)
    stored = [text.split(':') for text in self.members if text.startswith(('private let', 'let'))
        and '=' not in text and ':' in text]
    names = [(text[0].split()[-1], text[1].split('⟪')[0].strip()) for text in stored]
    given = [('prices', 'PriceStream'), *names]
    init = braces(f'init({", ".join(f"{name}: {kind}" for name, kind in given)}) {{',
        [*(f'self.{name} = {name}' for name, _ in given), 'super.init()', *self.prepared])
    extra_members = ['private var isInteresting = true', 'var latest = 0.0']
    prices = 'let prices: PriceStream' if apart else 'private let prices: PriceStream'
    of_rib, protocols = [], []
    if self.kind == 'Interactor':
        protocols = [f'protocol {stem}Routing: Routing {{}}', f'protocol {stem}Listener: AnyObject {{}}']
        of_rib = [f'weak var router: {stem}Routing?', f'weak var listener: {stem}Listener?']
    project.add(f'{stem}/{self.name}.swift', '\n\n'.join([*protocols,
        type_text(f'final class {self.name}: {", ".join([superclass, *self.conforms])}', [[
            *of_rib, prices, *extra_members, *self.members], init, *functions])]))
    if apart:
        project.add(f'{stem}/{self.name}+Events.swift', type_text(f'extension {self.name}', [apart]))
    return None


def write_other(self, functions, apart):
    """The same code in a class of another role."""
    role, stem = self.role, self.stem
    name, superclass = {'Worker': (f'{stem}Worker', 'Worker'), 'Router': (f'{stem}Router', 'Router<Interactable>'),
        'Presenter': (f'{stem}Presenter', f'Presenter<{stem}ViewControllable>'),
        'service': (f'{stem}Service', '')}[role]
    began = functions[0]
    head = {'Worker': 'override func didStart(_ interactorScope: InteractorScope) {',
        'Router': 'override func didLoad() {'}
    began[0] = head.get(role, 'func start() {')
    began[1:] = [line for line in began[1:] if 'super.' not in line]
    self.project.add(f'{stem}/{name}.swift', '\n\n'.join([f'protocol {stem}ViewControllable: ViewControllable {{}}',
        type_text(f'final class {name}{": " + superclass if superclass else ""}', [
            ['var prices: PriceStream!', 'private var isInteresting = true', 'var latest = 0.0'], *functions,
            *([apart] if apart else [])])]))
