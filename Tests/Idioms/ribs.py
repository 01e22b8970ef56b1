"""Projects about the rules of wiring, ownership, lifecycle, components and layers: a RIB with the forms of one or two."""
import rib_ownership
import rib_wiring
from rib import RIB

MODULES = [rib_ownership, rib_wiring]
# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {rule: forms for module in MODULES for rule, forms in module.FORMS.items()}
RULES = sorted(FORMS)


def rib_project(sentence):
    self = RIB(sentence, RULES)
    first = sentence.pick('rule', RULES)
    applied = [first]
    part = FORMS[first][0]
    others = [rule for rule in RULES if FORMS[rule][0] != part]
    if sentence.chance('another rule', 60):
        applied.append(sentence.pick('other rule', others))
    for rule in applied:
        _, violations, lookalikes = FORMS[rule]
        violates = not lookalikes or sentence.chance(f'violates {rule}', 50)
        sentence.pick(f'form of {rule}', violations if violates else lookalikes)(self)
    return self.write()
