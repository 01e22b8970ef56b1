"""Projects about the rules of wiring, ownership, lifecycle, components and layers: a RIB with the forms of one or two."""
import rib_calls
import rib_components
import rib_flows
import rib_further
import rib_lifecycle
import rib_ownership
import rib_screens
import rib_wiring
from rib import RIB

MODULES = [rib_calls, rib_components, rib_flows, rib_further,
    rib_lifecycle, rib_ownership, rib_screens, rib_wiring]
# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {rule: forms for module in MODULES for rule, forms in module.FORMS.items()}
RULES = sorted(FORMS)
# Their forms need the RIB for themselves: it is on another framework, or nobody names it.
ALONE = {'deprecated_bind_api', 'unreachable_rib'}


def rib_project(sentence):
    self = RIB(sentence, RULES)
    first = sentence.pick('rule', RULES)
    applied = [first]
    part = FORMS[first][0]
    others = [rule for rule in RULES if FORMS[rule][0] != part and rule not in ALONE]
    if first not in ALONE and sentence.chance('another rule', 60):
        applied.append(sentence.pick('other rule', others))
    for rule in applied:
        _, violations, lookalikes = FORMS[rule]
        violates = not lookalikes or sentence.chance(f'violates {rule}', 50)
        sentence.pick(f'form of {rule}', violations if violates else lookalikes)(self)
    return self.write()
