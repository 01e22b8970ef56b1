"""An interactor or a worker that creates tasks, under construction; spellings and bodies of tasks."""
from project import Project
from words import STEMS

SPELLED = ['Task', 'Task.detached', 'Task.init', 'Task(priority: .high)', 'Task.detached(priority: .background)',
    'Task<Void, Never>', '_Concurrency.Task', 'Swift.Task']
# (captures and parameters, lines)
BODIES = [
    ('', ['print("run")']),
    ('[weak self] in', ['await self?.load()']),
    ('', ['await load()']),
    ('[weak self] in', ['guard let self else { return }', 'await self.load()']),
    ('[prices] in', ['for await value in prices.values {', '    print(value)', '}']),
    ('[weak self, prices] in', ['for await _ in prices.values {', '    guard let self else { return }',
        '    self.show()', '}']),
    ('[weak self] in', ['while true {', '    await self?.load()',
        '    try? await Task.sleep(nanoseconds: 1_000)', '}']),
    ('@MainActor in', ['show()']),
    ('@MainActor [weak self] in', ['self?.show()']),
    ('', ['await withTaskGroup(of: Void.self) { group in', '    group.addTask { print("child") }', '}']),
    ('', ['async let first: Void = load()', 'await first']),
    ('[weak self] in', ['do {', '    try await self?.save()', '} catch {', '    print(error)', '}']),
    ('[weak self] in', ['let value = await prices.latest()', 'await MainActor.run { self?.show() }', 'print(value)']),
    ('', ['defer { print("done") }', 'await load()']),
    ('[self] in', ['try? await save()']),
]


class Creator:
    """An interactor or a worker under construction."""

    def __init__(self, sentence):
        self.sentence, self.project = sentence, Project(sentence)
        self.stem = sentence.pick('stem', STEMS)
        self.kind = sentence.pick('class', ['Interactor', 'Worker'])
        self.members, self.functions, self.texts, self.ended = [], [], [], []
        self.base_members, self.base_ended, self.base_functions = [], [], []
        self.conforms = []
        self.statements = []
        self.role = ''                          # of the class that has the code, if it is neither
        self.asynchronous = False               # whether the statements stand in an asynchronous function
        self.where = sentence.pick('where', ['method', 'start', 'helper', 'extension', 'initializer', 'handler'])

    @property
    def name(self):
        return self.stem + self.kind

    @property
    def parameter(self):
        return self.kind.lower()

    def bound_to(self, owner):
        return f'.cancelOnStop({owner})' if self.kind == 'Worker' else f'.cancelOnDeactivate(interactor: {owner})'

    def task(self):
        """The lines of an expression that creates a task, and its site, which is in the first line."""
        site, mark = self.project.site()
        start, body = self.sentence.pick('body', BODIES)
        spelled = self.sentence.pick('spelled', SPELLED)
        head = ' '.join(part for part in (spelled, '{', start) if part)
        return site, [head + mark, *('    ' + line for line in body), '}']

    def report(self, site):
        self.project.expect('unstructured_task_not_cancelled', site)


def around(lines, start='', end=''):
    """The lines of an expression between two texts."""
    last, cut, number = lines[-1].partition('⟪')
    return [start + lines[0], *lines[1:-1], last + end + cut + number]
