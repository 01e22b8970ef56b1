"""Plugins that cannot be turned off, or never appear."""
import re

from mutant import Mutant, line_of

SWITCH = re.compile(r'^enum \w+: (?:String, )?PluginSwitch \{\n', re.M)
LIST = re.compile(r'(?<=[\[ ])(\w+Factory)\(\)(?:, )?')


def add_switch(path, text, app):
    """A switch gets a case without a factory, or one that its factory list passes on."""
    for found in SWITCH.finditer(text):
        at = found.end()
        line = line_of(text, at)
        added = f'{text[:at]}    case mutant\n{text[at:]}'
        yield Mutant('add switch', path, added, 'plugin_switch_without_factory', line)
        name = re.match(r'enum (\w+)', found[0])[1]
        used = f'{added}\nlet mutantSwitch: {name} = .mutant\n'
        yield Mutant('add switch, look-alike', path, used, '', 0)


def share_switch(path, text, app):
    """A factory gets the switch of another."""
    found = list(re.finditer(r'override var pluginSwitch: \w+ \{ \.(\w+) \}', text))
    for one in found[1:]:
        case = re.search(rf'^ +case {found[0][1]}$', text, re.M)
        if case:
            changed = text[:one.start(1)] + found[0][1] + text[one.end(1):]
            yield Mutant('share switch', path, changed, 'plugin_switch_without_factory', line_of(text, case.end()))


def unlist_factory(path, text, app):
    """A plugin point loses a factory, or gets it another way."""
    for found in LIST.finditer(text):
        declared = re.search(rf'\bclass {found[1]}\b', text)
        if not declared:
            continue
        changed = text[:found.start()] + text[found.end():]
        line = line_of(text, declared.start())
        yield Mutant('unlist factory', path, changed, 'plugin_factory_not_registered', line)
        kept = f'{changed}\nlet mutantFactories: [Any.Type] = [{found[1]}.self]\n'
        yield Mutant('unlist factory, look-alike', path, kept, '', 0)


def repeat_key(path, text, app):
    """A case of a switch gets the key of another."""
    keys = list(re.finditer(r'^ +case \.\w+: ("\w+")$', text, re.M))
    if not SWITCH.search(text) or len(keys) < 2:
        return
    for key in keys[1:]:
        changed = text[:key.start(1)] + keys[0][1] + text[key.end(1):]
        yield Mutant('repeat key', path, changed, 'duplicate_experiment_key', line_of(text, key.start(1)))


OPERATORS = [add_switch, share_switch, unlist_factory, repeat_key]

# The case that a factory had before is left without one.
FOLLOWING = {'plugin_switch_without_factory': ('plugin_switch_without_factory',)}
