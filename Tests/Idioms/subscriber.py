"""An interactor or a worker with subscriptions, under construction."""
from chains import chain
from project import Project
from words import STEMS


class Interactor:
    """An interactor under construction."""
    kind, parameter = 'Interactor', 'interactor'                    # the framework's class; a parameter of its type
    terminators = 'disposeOnDeactivate(interactor: {})', 'cancelOnDeactivate(interactor: {})'
    began = 'override func didBecomeActive() {', 'super.didBecomeActive()'
    ended = 'override func willResignActive() {', 'super.willResignActive()'
    ends_of_activity = [('isActiveStream.filter { !$0 }', True),
        ('isActiveStream.skip(1).filter { $0 == false }', True), ('prices.ended', False)]

    def __init__(self, sentence):
        self.sentence, self.project = sentence, Project(sentence)
        self.combine = sentence.chance('Combine', 40)
        self.stem = sentence.pick('stem', STEMS)
        self.members, self.functions, self.texts, self.resigns, self.becomes = [], [], [], [], []
        self.base_members, self.base_resigns, self.base_functions = [], [], []
        self.prepared = []                      # statements of the initializer
        self.conforms = []                      # further protocols
        self.statements = []
        self.role = ''
        self.where = sentence.pick('where', ['didBecomeActive', 'method', 'helper', 'extension'])

    @property
    def name(self):
        return self.stem + self.kind

    @property
    def value(self):
        return 'AnyCancellable' if self.combine else 'Disposable'

    @property
    def bound(self):
        return self.bound_to('self')

    def bound_to(self, owner):
        """The framework's terminator that binds a chain to the activity of an object."""
        return '.' + self.terminators[self.combine].format(owner)

    def chain(self):
        self.site, mark = self.project.site()
        before, made = chain(self.sentence, self.combine, mark)
        self.statements += before
        return made

    def is_cycle(self, made):
        """A chain in a holder that nothing empties is reported itself, instead of the holder."""
        return made.strong and not made.finite

    def report(self, rule, site=None):
        self.project.expect(rule, site or self.site)


class Worker(Interactor):
    """Section 3 with the start and stop of a worker; what is kept is reported at its holder alone."""
    kind, parameter = 'Worker', 'worker'
    terminators = 'disposeOnStop({})', 'cancelOnStop({})'
    began = 'override func didStart(_ interactorScope: InteractorScope) {', 'super.didStart(interactorScope)'
    ended = 'override func didStop() {', 'super.didStop()'
    ends_of_activity = [('isStartedStream.filter { !$0 }', True),
        ('isStartedStream.skip(1).filter { $0 == false }', True), ('prices.ended', False)]

    def is_cycle(self, made):
        return False

    def report(self, rule, site=None):
        super().report('worker_subscription_not_bound', site)
