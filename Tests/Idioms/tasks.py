"""Projects about unstructured_task_not_cancelled: an interactor or a worker that creates tasks."""
from creating import Creator
from project import braces
from screen import type_text
from subscriber import Interactor, Worker
from task_ends import ENDS


def task_project(sentence):
    self = Creator(sentence)
    sentence.pick('end', ENDS)(self)
    write(self)
    return self.project


def write(self):
    project, stem = self.project, self.stem
    project.add('Common/PriceService.swift', type_text('protocol PriceService: AnyObject', [
        ['var values: AsyncStream<Double> { get }', 'var changes: AnyPublisher<Void, Never> { get }',
            'func latest() async -> Double']]))
    for text in dict.fromkeys(self.texts):
        project.add('Common/Helpers.swift', text)
    hooks = Worker if self.kind == 'Worker' else Interactor
    (began, super_began), (ended, super_ended) = hooks.began, hooks.ended
    project.framework = 'ModernRIBs'
    started, prepared, functions, apart = [super_began], [], [], None
    if self.asynchronous:
        functions.append(braces('func refresh() async {', self.statements))
    elif self.where == 'method':
        functions.append(braces('func didTapRefresh() {', self.statements))
    elif self.where == 'start':
        started += self.statements
    elif self.where == 'helper':
        started.append('observe()')
        functions.append(braces('private func observe() {', self.statements))
    elif self.where == 'initializer':
        prepared = self.statements
    elif self.where == 'handler':
        started += [*braces('prices.changes.sink { [weak self] _ in', ['guard let self else { return }',
            *self.statements], '}' + self.bound_to('self'))]
    else:
        started.append('observe()')
        apart = braces('func observe() {', self.statements)
    functions.insert(0, braces(began, started))
    if self.ended:
        functions.append(braces(ended, [super_ended, *self.ended]))
    functions += [*self.functions, ['func load() async {}'], ['func save() async throws {}'], ['func show() {}']]
    if self.role:
        return write_other(self, functions, apart)
    superclass = self.kind
    if self.base_members or self.base_ended or self.base_functions:
        superclass = f'Base{self.kind}'
        stopped = [braces(ended, [super_ended, *self.base_ended])] if self.base_ended else []
        project.add(f'Common/{superclass}.swift', type_text(f'class {superclass}: {self.kind}', [
            [text.replace('private ', '') for text in self.base_members], *stopped, *self.base_functions]))
    if apart:
        self.members = [text.replace('private ', '') for text in self.members]
        functions = [[line.replace('private ', '') for line in part] for part in functions]
    given = [('prices', 'PriceService')] + [(name.split()[-1], kind.strip()) for name, _, kind in
        (text.partition(':') for text in self.members if text.startswith(('private let', 'let')))
        if kind and '=' not in kind]
    init = braces(f'init({", ".join(f"{name}: {kind}" for name, kind in given)}) {{',
        [*(f'self.{name} = {name}' for name, _ in given), 'super.init()', *prepared])
    project.add(f'{stem}/{self.name}.swift', type_text(
        f'final class {self.name}: {", ".join([superclass, *self.conforms])}', [
            ['let prices: PriceService', 'private var isInteresting = true', *self.members], init, *functions]))
    if apart:
        project.add(f'{stem}/{self.name}+Events.swift', type_text(f'extension {self.name}', [apart]))
    return None


def write_other(self, functions, apart):
    """The same code in a class of another role."""
    stem = self.stem
    head, own = {'Router': (f'final class {stem}Router: Router<Interactable>', 'override func didLoad() {'),
        'Presenter': (f'final class {stem}Presenter: Presenter<{stem}ViewControllable>', 'func start() {'),
        'service': (f'final class {stem}Service', 'func start() {'),
        'view': (f'final class {stem}ViewController: UIViewController, {stem}ViewControllable',
            'override func viewDidLoad() {')}[self.role]
    began = functions[0]
    began[0] = own
    began[1:] = [line.replace(self.bound_to('self'), '.cancel()') for line in began[1:] if 'super.' not in line]
    self.project.add(f'{stem}/{stem}{self.role}.swift', '\n\n'.join([
        f'protocol {stem}ViewControllable: ViewControllable {{}}',
        type_text(head, [['var prices: PriceService!', 'private var isInteresting = true', *self.members],
            *functions, *([apart] if apart else [])])]))
