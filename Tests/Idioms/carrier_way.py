"""The place of a value: what carriers add to its class, and the plainest ways of using it.

A carrier gets a way, the value, and the use: a function that gives the statements for an expression of the value. It
returns statements of the function in which the value is.
"""
from project import braces
from screen import type_text


class Unsuitable(Exception):
    """A carrier that cannot be used at a place."""


class Way:
    """Where a value is: the class, the type of the value, and the locals that its use needs, as (name, type)."""

    def __init__(self, family, host, type, context=(), method=None, in_initializer=False, returns_value=False,
            keeps=False):
        self.method = method                    # the function that the use calls, if that is all it does
        self.violates = False
        self.family, self.host, self.type, self.context = family, host, type, context
        self.in_initializer, self.returns_value, self.keeps = in_initializer, returns_value, keeps
        self.numbers = {}

    def name(self, word):
        """A name that is used once."""
        self.numbers[word] = self.numbers.get(word, 0) + 1
        return word if self.numbers[word] == 1 else f'{word}{self.numbers[word]}'

    def needs_no_context(self):
        if self.context:
            raise Unsuitable

    def stores(self):
        """For carriers that keep the value in the class."""
        if self.keeps:
            raise Unsuitable

    def needs_class(self):
        """For carriers that run later than an initializer."""
        if self.in_initializer:
            raise Unsuitable

    def top(self, head, *parts):
        self.family.top.append(type_text(head, list(parts)) if parts else head)

    def function(self, head, lines):
        self.host.functions.append(braces(head, lines))

    def finish(self, use):
        """A function of the class that uses the value; gives the text of its call for an expression."""
        name = self.name('finish')
        further = ''.join(f', _ {local}: {kind}' for local, kind in self.context)
        self.function(f'func {name}(_ value: {self.type}{further}) {{', use('value'))
        given = ''.join(f', {local}' for local, _ in self.context)
        return lambda value, of='': f'{of}{name}({value}{given})'

    def optional(self):
        return f'({self.type})?' if ' ' in self.type else f'{self.type}?'


def let(way, value, use):
    name = way.name('kept')
    return [f'let {name} = {value}', *use(name)]


def if_let(way, value, use):
    name = way.name('found')
    return braces(f'if let {name} = {value} {{', use(name))


def guard_let(way, value, use):
    if way.returns_value:
        raise Unsuitable
    name = way.name('found')
    return [f'guard let {name} = {value} else {{ return }}', *use(name)]
