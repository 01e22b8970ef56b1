"""The operators that break an app, by family: each module lists its own as OPERATORS."""
import pkgutil
from importlib import import_module

MODULES = [import_module(f'{__name__}.{name}') for name in sorted(module.name for module in pkgutil.iter_modules(__path__))]
OPERATORS = [operator for module in MODULES for operator in module.OPERATORS]

# Those that break its files in Objective-C.
OF_OBJECTIVE_C = [operator for module in MODULES for operator in getattr(module, 'OF_OBJECTIVE_C', [])]

# Those that break its tests.
OF_TESTS = [operator for module in MODULES for operator in getattr(module, 'OF_TESTS', [])]

# Rules that may rightly report a mutant besides its own, by its own.
FOLLOWING = {}
for module in MODULES:
    for rule, others in getattr(module, 'FOLLOWING', {}).items():
        FOLLOWING[rule] = FOLLOWING.get(rule, ()) + others

# By kind, how many of how many mutants in the apps of Fixtures are reported at the severity that the rule declares, and
# why the others are not. A kind without an entry is always reported at it.
LEVELS = {}
for module in MODULES:
    for kind, level in getattr(module, 'LEVELS', {}).items():
        assert kind not in LEVELS, kind
        LEVELS[kind] = level
