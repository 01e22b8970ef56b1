"""Parts of a RIB that know what they do not need to know."""
import re

from mutant import Mutant, blocks, line_of


def know_child(path, text, app):
    """An interactor holds the interactor of a child, or something else that the child conforms to."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Interactor\b[^{]*\{')):
        for child in re.findall(r'\b(\w+)Listener\b', ' '.join(re.findall(
                rf'\bprotocol {match[1]}Interactable:([^{{]*)\{{', everything))):
            if f'class {child}Interactor:' in everything and f'protocol {child}Interactable:' in everything:
                for kind, type, rule in (('know child', f'{child}Interactable', 'interactor_knows_child'),
                                         ('know child, look-alike', f'{child}Listener', '')):
                    added = f'\n    private weak var mutant: {type}?'
                    yield Mutant(kind, path, text[:start] + added + text[start:], rule, line_of(text, start) + 1)


OPERATORS = [know_child]
