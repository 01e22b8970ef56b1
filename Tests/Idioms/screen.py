"""A view controller of a RIB under construction: members, functions, methods of the listener, entries."""
from dataclasses import dataclass, field
from typing import Callable

import effects
from project import braces, indented
from words import COMMENTS, FLAGS, LISTENED, Names


@dataclass
class Code:
    """Statements. `lines` writes them for code in which the view has the given prefix: '' or 'self?.'."""
    lines: Callable
    effect: Callable = effects.nothing


def plain(*lines):
    """Statements that are the same everywhere; `{me}` is the prefix of the view's members."""
    return Code(lambda me: [line.replace('{me}', me) for line in lines])


def joined(*codes):
    return Code(lambda me: [line for code in codes for line in code.lines(me)],
        effects.sequence(*(code.effect for code in codes)))


@dataclass
class Screen:
    sentence: object
    project: object
    stem: str
    members: list = field(default_factory=list)         # stored properties, one text each
    functions: list = field(default_factory=list)       # functions of the class
    extensions: list = field(default_factory=list)      # (conformances, functions) for extensions in other files
    loads: list = field(default_factory=list)           # statements of viewDidLoad
    supertypes: list = field(default_factory=list)      # further protocols
    listened: dict = field(default_factory=dict)        # signatures in the listener's protocol, by name
    exposed: list = field(default_factory=list)         # further requirements of the Presentable
    controlled: list = field(default_factory=list)      # requirements of the ViewControllable
    helpers: dict = field(default_factory=dict)         # top-level texts by name: the app's own helpers
    base: list = field(default_factory=list)            # functions of the base class; without any there is none
    base_members: list = field(default_factory=list)
    base_supertypes: list = field(default_factory=list)
    between: list = field(default_factory=list)         # functions of a class between the base and the view
    entries: list = field(default_factory=list)         # effects
    routed: list = field(default_factory=list)          # statements of the router, in its own function
    built: list = field(default_factory=list)           # statements of the builder about the view
    interactor: list = field(default_factory=list)      # functions of the interactor
    superclass: str = 'UIViewController'
    role: str = 'usual'
    seen: set = field(default_factory=set)              # the kinds of removal that a notifier detects
    used: set = field(default_factory=set)              # names of forms that occur only once in a view
    alone: bool = False                                 # there is no further handler
    exempt: bool = False                                # nothing is reported in this view

    def __post_init__(self):
        self.names = Names(self.sentence)
        self.kinds = {}                                 # the kinds of removal by site

    @property
    def type(self):
        return f'{self.stem}ViewController'

    def pick(self, slot, options):
        return self.sentence.pick(slot, options)

    def chance(self, slot, percent):
        return self.sentence.chance(slot, percent)

    def method(self):
        """A method of the listener without parameters."""
        if self.listened and self.chance('listener method again', 60):
            plain_ones = [name for name, signature in self.listened.items() if signature == f'func {name}()']
            if plain_ones:
                return plain_ones[0]
        name = self.names.fresh('listener method', LISTENED)
        self.listened[name] = f'func {name}()'
        return name

    def flag(self):
        name = self.names.fresh('flag', FLAGS)
        self.members.append(f'private var {name} = false')
        return name

    def site(self, kinds):
        """A possible dismissal of the view: its effect, and the marker for its line."""
        site, mark = self.project.site()
        self.kinds[site] = frozenset(kinds)
        return effects.dismiss(site), mark

    def closure(self, me, parameters='', escaping=True):
        """The start of a closure: the text after its brace, its first statements, and the prefix inside."""
        if me not in ('', 'self.'):
            if me == 'self?.' and self.chance('self unwrapped', 40):
                return f' {parameters} in' if parameters else '', ['guard let self else { return }'], 'self.'
            return f' {parameters} in' if parameters else '', [], me
        capture, lines, inner = self.pick('capture', [
            ('', [], 'self.'),
            ('[weak self]', [], 'self?.'),
            ('[weak self]', ['guard let self else { return }'], 'self.'),
            ('[weak self]', ['guard let self = self else { return }'], 'self.'),
            ('[weak self]', ['guard let `self` = self else { return }'], 'self.'),
            ('[weak self]', ['guard let strongSelf = self else { return }'], 'strongSelf.'),
            ('[weak self]', ['guard let this = self else { return }'], 'this.'),
            ('[weak self]', ['if let self {'], 'self.'),
            ('[weak self]', ['if let strong = self {'], 'strong.'),
            ('[weak self]', ['if self == nil { return }'], 'self?.'),
            ('[weak self]', ['guard self != nil else { return }'], 'self?.'),
            ('[unowned self]', [], 'self.'),
            ('[self]', [], 'self.'),
            ('[weak scene = self]', ['guard let scene else { return }'], 'scene.'),
            ('[unowned scene = self]', [], 'scene.'),
        ] if escaping else [('', [], 'self.')])
        head = ' '.join(part for part in (capture, parameters) if part)
        return f' {head} in' if head else '', lines, inner

    def run_closure(self, call, code, me, parameters='', tail='}', escaping=True):
        """The lines of a call with a trailing closure that contains the code; `call` ends with an open brace."""
        head, lines, inner = self.closure(me, parameters, escaping)
        body = [*lines, *code.lines(inner)]
        if lines and lines[0].startswith('if let'):
            body = [lines[0], *indented(body[1:]), '}']
        return braces(f'{call}{head}', body, tail)

    def helper(self, name, text):
        self.helpers.setdefault(name, text)

    def function(self, head, code, where=None):
        """A function of the class, of an extension in another file, or of the base class."""
        where = where or self.pick('place of a function', ['class', 'class', 'class', 'extension'])
        prefix = self.pick('prefix', ['', '', 'self.', 'scene.'])
        alias = ['let scene = self'] if prefix == 'scene.' else []
        lines = braces(f'{head} {{', [*alias, *code.lines(prefix)])
        if where == 'extension':
            lines[0] = lines[0].replace('fileprivate ', '').replace('private ', '')
            self.extensions.append(('', lines))
        elif where == 'base':
            self.base.append([lines[0].replace('fileprivate ', '').replace('private ', ''), *lines[1:]])
        else:
            if self.chance('comment', 10):
                lines.insert(0, self.pick('comment text', COMMENTS))
            self.functions.append(lines)

    def enter(self, effect):
        self.entries.append(effect)

    def breaches(self):
        """The sites that are reported: those that some entry reaches and no removal notifier covers (1.3, 1.5)."""
        if self.exempt:
            return set()
        sites = {site for entry in self.entries for site in effects.breaches(entry)}
        return {site for site in sites if not self.kinds[site] <= self.seen}


def type_text(head, parts):
    """The declaration of a type: groups of lines, separated by empty lines."""
    lines = []
    for part in parts:
        if part:
            lines += ([''] if lines else []) + list(part)
    return '\n'.join([head + ' {', *indented(lines), '}'])
