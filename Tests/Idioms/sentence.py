"""Choices in a grammar, derived from a seed. Each choice has a name, so a single one can be changed."""
import hashlib
from collections import defaultdict


class Sentence:
    """The choices of one project. Options are ordered from the plainest, which the minimizer prefers."""

    def __init__(self, seed, number, forced=None):
        self.seed, self.number = seed, number
        self.forced = forced or {}              # index by name of the choice
        self.choices = {}                       # (index, number of options, label) by name of the choice, in order
        self.undecided = set()                  # forms whose answer is not decided
        self.counts = defaultdict(int)

    def index(self, slot, size, label=None):
        name = f'{slot}.{self.counts[slot]}'
        self.counts[slot] += 1
        if name in self.forced:
            at = min(self.forced[name], size - 1)
        else:
            digest = hashlib.blake2b(f'{self.seed}:{self.number}:{name}'.encode(), digest_size=6).digest()
            at = int.from_bytes(digest, 'big') % size
        self.choices[name] = (at, size, label(at) if label else '')
        return at

    def pick(self, slot, options):
        """One of the options."""
        at = self.index(slot, len(options), lambda at: getattr(options[at], '__name__', str(options[at])[:40]))
        return options[at]

    def chance(self, slot, percent):
        """A random choice; False is the plainer answer."""
        return self.index(slot, 100, lambda at: str(at >= 100 - percent)) >= 100 - percent

    def forms(self):
        """The choices of forms, to count the coverage of a run."""
        return {f"{name.rsplit('.', 1)[0]}={label}" for name, (_, _, label) in self.choices.items() if label}
