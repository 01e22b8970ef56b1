"""Projects about absence: a value goes through one carrier or two to the code that uses it, or is not used there.

If it is used, no rule of absence reports anything. If it is not, its rule reports it where each carrier is one that an
analysis follows; where the carrier is open, both answers are right; where the value goes to absent code, nothing is
reported in either case. The same of slots, in which a router keeps its child.
"""
import carrier_slots
from carrier_calls import CALLS
from carrier_forms import FOLLOWED
from carrier_known import is_known
from carrier_open import ABSENT, OPEN, trapping_function
from carrier_rib import Family
from carrier_rules import FLOWS, OUT_OF_REACH, rule_of
from carrier_way import Unsuitable, let
from project import Project

RULES = sorted({rule_of(flow) for flow in FLOWS} | {
    'wrong_child_detached', 'viewless_cleanup_missing', 'presentable_listener_method_never_called',
    'presentable_method_never_called', 'dependency_requirement_unused'})
# Rules that carriers themselves may break: one starts a task.
OF_CARRIERS = ['unstructured_task_not_cancelled']


def carrier_project(sentence):
    """A project, undecided if its answer is known to be wrong."""
    project = chosen_project(sentence)
    flow = project.flow.__name__ if project.flow else 'slot'
    names = [getattr(carrier, '__name__', str(carrier).replace(' ', '_')) for carrier in project.carriers]
    if is_known(['alarm', 'missed'] if project.violates else ['alarm'], flow, names):
        sentence.undecided.add('known to be wrong')
    return project


def chosen_project(sentence):
    if sentence.chance('slot', 20):
        return slot_project(sentence, sentence.pick('kept in', carrier_slots.FOLLOWED + carrier_slots.OPEN),
            sentence.pick('violation of the slot', [None, None, *carrier_slots.VIOLATIONS]))
    flow = sentence.pick('rule', FLOWS)
    violates = sentence.chance('violates', 50)
    kinds = sentence.pick('carriers are', ['followed', 'followed', 'open', 'absent', 'two followed',
        'followed and open', 'followed and called'])
    carriers = [sentence.pick('carrier', FOLLOWED)] if 'followed' in kinds else []
    carriers += [sentence.pick('second carrier', FOLLOWED)] if 'two' in kinds else []
    carriers += [sentence.pick('open carrier', OPEN)] if 'open' in kinds else []
    carriers += [sentence.pick('called by', CALLS)] if 'called' in kinds else []
    carriers += [sentence.pick('absent code', ABSENT)] if 'absent' in kinds else []
    return carried_project(sentence, flow, carriers, violates)


def carried_project(sentence, flow, carriers, violates):
    """The project; without carriers if they cannot be used there."""
    try:
        project = attempt(sentence, flow, carriers, violates)
    except Unsuitable:
        carriers = [let]
        project = attempt(sentence, flow, carriers, violates)
    project.anywhere, project.alone = True, True
    rule = rule_of(flow, carriers)
    is_absent = any(carrier in ABSENT for carrier in carriers)
    if is_absent and flow in OUT_OF_REACH and trapping_function not in carriers:
        project.tolerated.add(rule)
    if violates and not is_absent:
        project.rules = [rule]
        if any(carrier in OPEN for carrier in carriers):
            project.tolerated.add(rule)
        else:
            project.expected.add((rule, 0))
    else:
        project.rules = [rule] if violates else [other for other in RULES if other == rule or other not in OF_CARRIERS]
    project.carriers, project.flow, project.violates = carriers, flow, violates
    return project


def slot_project(sentence, slot, violation=None):
    """A router with a slot, which may lack the code of which a rule claims the absence."""
    if violation and not carrier_slots.fits(slot, violation):
        violation = None
    family = Family(Project(sentence))
    carrier_slots.use(slot, family, violation)
    project = family.write()
    project.anywhere, project.alone = True, True
    project.carriers, project.flow, project.violates = [slot], violation, bool(violation)
    project.rules = [violation.__name__] if violation else RULES
    if violation:
        # A slot in a collection may be filled elsewhere, and then nothing says that it is empty.
        if slot in carrier_slots.OPEN or violation is carrier_slots.child_property_never_assigned \
                and slot.members != carrier_slots.PLAIN:
            project.tolerated.add(violation.__name__)
        else:
            project.expected.add((violation.__name__, 0))
    return project


def attempt(sentence, flow, carriers, violates):
    family = Family(Project(sentence))

    def carry(way, value, use):
        way.violates = violates
        end = (lambda value: [f'_ = {value}']) if violates else use
        for carrier in reversed(carriers):
            end = further(carrier, way, end)
        return end(value)

    flow(family, carry, violates)
    return family.write()


def further(carrier, way, use):
    return lambda value: carrier(way, value, use)
