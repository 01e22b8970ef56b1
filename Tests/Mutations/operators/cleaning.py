"""Views that a RIB without a view leaves behind."""
import re

from mutant import Mutant, blocks, line_of


def empty_cleanup(path, text, app):
    """The function that removes the views of a viewless RIB is empty; only where no listener is told after a removal."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Router: Router<[^{]*\{')):
        users = [other for other in app.texts.values() if re.search(rf'\bclass {match[1]}Interactor\b', other)]
        if len(users) != 1 or re.search(r'router\?\.detach\w+\(\)\n[ \t]*listener\?\.', users[0]):
            continue
        # A RIB that no parent detaches lives as long as the app.
        if not any(re.search(rf'\bdetach(?:Current)?{match[1]}\w*\(|\bdetachChild\({match[1][0].lower() + match[1][1:]}\b', other)
                   for other in app.texts.values()):
            continue
        # A parent that replaces the views in the function that detaches the RIB, under whatever name.
        slot = match[1][0].lower() + match[1][1:]
        if any(re.search(rf'\bdetachChild\({slot}\b|\bif let (?:\w+ = )?{slot}\b|private func detach{match[1]}\(\)', other)
               and re.search(r'\b(?:replace|setRoot|show|present)\w*\(', other) and f'class {match[1]}Router' not in other
               for other in app.texts.values()):
            continue
        for found, first, last in blocks(text[start:end], re.compile(r'\bfunc cleanupViews\(\) \{')):
            at = start + found.start()
            if text[start + first:start + last].strip():
                yield Mutant('empty cleanup', path, text[:start + first] + text[start + last:], 'viewless_cleanup_missing',
                    line_of(text, at))


OPERATORS = [empty_cleanup]
