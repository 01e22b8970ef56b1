"""References that keep an object alive."""
import re

from mutant import INTERACTOR, Mutant, blocks, line_of


def drop_weak(path, text, app):
    for _, start, end in blocks(text, INTERACTOR):
        for match in re.finditer(r'\bweak (var router\b)', text[start:end]):
            at = start + match.start()
            yield Mutant('drop weak', path, text[:at] + text[at + 5:], 'strong_router', line_of(text, at))


def drop_weak_listener(path, text, app):
    """A view or an interactor holds its listener strongly; only where an interactor of the app is that listener."""
    interactors = [code for other in app.texts.values()
        for code in re.findall(r'\b(?:class \w+Interactor|protocol \w+Interactable|extension \w+Interactor)\b[^{]*\{', other)]
    for kind, rule in (('ViewController', 'strong_listener_in_view'), ('Interactor', 'strong_listener_in_interactor')):
        for _, start, end in blocks(text, re.compile(rf'\bclass\s+(\w+){kind}\b[^{{]*\{{')):
            for found in re.finditer(r'\bweak (?=var listener: (?:\(any )?(\w+)\)?\?)', text[start:end]):
                if not any(re.search(rf'\b{found.group(1)}\b', code) for code in interactors):
                    continue
                at = start + found.start()
                line = line_of(text, at)
                yield Mutant('drop weak listener', path, text[:at] + text[start + found.end():], rule, line)

OPERATORS = [drop_weak, drop_weak_listener]
