"""An interactor with subscriptions, under construction."""
from chains import chain
from project import Project
from words import STEMS


class Interactor:
    """An interactor under construction."""

    def __init__(self, sentence):
        self.sentence, self.project = sentence, Project(sentence)
        self.combine = sentence.chance('Combine', 40)
        self.stem = sentence.pick('stem', STEMS)
        self.members, self.functions, self.texts, self.resigns, self.becomes = [], [], [], [], []
        self.base_members, self.base_resigns, self.base_functions = [], [], []
        self.conforms = []                      # further protocols
        self.statements = []
        self.role = ''
        self.where = sentence.pick('where', ['didBecomeActive', 'method', 'helper', 'extension'])

    @property
    def value(self):
        return 'AnyCancellable' if self.combine else 'Disposable'

    @property
    def bound(self):
        return '.cancelOnDeactivate(interactor: self)' if self.combine else '.disposeOnDeactivate(interactor: self)'

    def chain(self):
        self.site, mark = self.project.site()
        before, made = chain(self.sentence, self.combine, mark)
        self.statements += before
        return made

    def report(self, rule, site=None):
        self.project.expect(rule, site or self.site)
