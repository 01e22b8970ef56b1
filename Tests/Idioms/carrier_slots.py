"""Slots: where a router keeps its child between attaching and detaching it.

A slot gives its declarations, the guard, the statements that put the child in, take it out and clear the slot.
`FOLLOWED` are slots that an analysis follows; of `OPEN` it may say that it does not know.
"""
from dataclasses import dataclass, field

from project import braces
from screen import type_text

ROUTING = 'ViewableRouting'


@dataclass
class Slot:
    name: str
    members: list
    guard: str
    put: str
    take: list
    clear: list                                 # none if taking the child out clears the slot
    top: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    observes: bool = False                      # an observer of the slot attaches and detaches

    def __repr__(self):
        return self.name


def absent(expression):
    return f'guard {expression} == nil else {{ return }}'


def bound(expression):
    return [f'guard let child = {expression} else {{ return }}']


PLAIN = [f'private var detail: {ROUTING}?']
STATE = type_text('struct HomeState', [[f'var detail: {ROUTING}?', 'var isAnimated = true']])
NESTED = type_text('struct HomeScreens', [['var state = HomeState()']])
BOX = type_text('final class ChildBox', [[f'var child: {ROUTING}?']])
FILLED = type_text('final class FilledBox', [[f'let child: {ROUTING}'],
    braces(f'init(child: {ROUTING}) {{', ['self.child = child'])])
MODE = type_text('enum HomeMode', [['case idle', f'case detail({ROUTING})']])
LABELED = type_text('enum HomeMode', [['case idle', f'case detail(child: {ROUTING}, isAnimated: Bool)']])
GENERIC = type_text('final class Held<Value>', [['var value: Value?']])
TAKE = type_text('extension Optional', [
    braces('mutating func take() -> Wrapped? {', ['defer { self = nil }', 'return self'])])
STORE = type_text('final class ChildStore', [[f'private var children: [String: {ROUTING}] = [:]'],
    braces(f'subscript(name: String) -> {ROUTING}? {{', ['get { children[name] }',
        'set { children[name] = newValue }'])])
WRAPPER = type_text('@propertyWrapper\nstruct Kept<Value>', [['var wrappedValue: Value']])
OPEN_CHILDREN = [f'private var openChildren: [{ROUTING}] = []']
EMPTY = 'guard openChildren.isEmpty else { return }'
BY_NAME = [f'private var byName: [String: {ROUTING}] = [:]']
NAMED = absent('byName["detail"]')
OBSERVED = [braces(f'private var detail: {ROUTING}? {{', braces('didSet {', [
    *braces('if let oldValue {', ['detachChild(oldValue)']), *braces('if let detail {', ['attachChild(detail)'])]))]

FOLLOWED = [
    Slot('plain', PLAIN, absent('detail'), 'detail = child', bound('detail'), ['detail = nil']),
    Slot('deferred clearing', PLAIN, absent('detail'), 'detail = child', bound('detail'), ['defer { detail = nil }']),
    Slot('struct', ['private var state = HomeState()'], absent('state.detail'), 'state.detail = child',
        bound('state.detail'), ['state.detail = nil'], [STATE]),
    Slot('struct made anew', ['private var state = HomeState()'], absent('state.detail'), 'state.detail = child',
        bound('state.detail'), ['state = HomeState()'], [STATE]),
    Slot('nested structs', ['private var screens = HomeScreens()'], absent('screens.state.detail'),
        'screens.state.detail = child', bound('screens.state.detail'), ['screens.state.detail = nil'], [STATE, NESTED]),
    Slot('class', ['private let box = ChildBox()'], absent('box.child'), 'box.child = child', bound('box.child'),
        ['box.child = nil'], [BOX]),
    Slot('optional class', ['private var box: FilledBox?'], absent('box'), 'box = FilledBox(child: child)',
        bound('box?.child'), ['box = nil'], [FILLED]),
    Slot('lazy class', ['private lazy var box = ChildBox()'], absent('box.child'), 'box.child = child',
        bound('box.child'), ['box.child = nil'], [BOX]),
    Slot('generic class', [f'private let held = Held<{ROUTING}>()'], absent('held.value'), 'held.value = child',
        bound('held.value'), ['held.value = nil'], [GENERIC]),
    Slot('tuple', [f'private var open: (child: {ROUTING}, isAnimated: Bool)?'], 'guard open == nil else { return }',
        'open = (child, true)', bound('open?.child'), ['open = nil']),
    Slot('tuple taken apart', [f'private var open: ({ROUTING}, Bool)?'], 'guard open == nil else { return }',
        'open = (child, true)', ['guard let (child, _) = open else { return }'], ['open = nil']),
    Slot('enum', ['private var mode = HomeMode.idle'], 'guard case .idle = mode else { return }',
        'mode = .detail(child)', ['guard case let .detail(child) = mode else { return }'], ['mode = .idle'], [MODE]),
    Slot('enum with labels', ['private var mode: HomeMode = .idle'], 'guard case .idle = mode else { return }',
        'mode = .detail(child: child, isAnimated: true)', ['guard case .detail(let child, _) = mode else { return }'],
        ['mode = .idle'], [LABELED]),
    Slot('array', OPEN_CHILDREN, EMPTY, 'openChildren.append(child)', bound('openChildren.last'),
        ['openChildren.removeLast()']),
    Slot('array with plus', OPEN_CHILDREN, EMPTY, 'openChildren += [child]', bound('openChildren.first'),
        ['openChildren.removeAll()']),
    Slot('array with insert', OPEN_CHILDREN, EMPTY, 'openChildren.insert(child, at: 0)', bound('openChildren.first'),
        ['openChildren.removeFirst()']),
    Slot('array assigned', OPEN_CHILDREN, EMPTY, 'openChildren = [child]', bound('openChildren.first'),
        ['openChildren = []']),
    Slot('array by identity', OPEN_CHILDREN, EMPTY, 'openChildren.append(child)', bound('openChildren.last'),
        ['openChildren.removeAll { $0 === child }']),
    Slot('array by index', OPEN_CHILDREN, EMPTY, 'openChildren.append(child)',
        ['guard !openChildren.isEmpty else { return }', 'let child = openChildren[0]'], ['openChildren.remove(at: 0)']),
    Slot('array popped', OPEN_CHILDREN, EMPTY, 'openChildren.append(child)', bound('openChildren.popLast()'), []),
    Slot('dictionary', BY_NAME, NAMED, 'byName["detail"] = child', bound('byName["detail"]'),
        ['byName["detail"] = nil']),
    Slot('dictionary removing', BY_NAME, NAMED, 'byName["detail"] = child', bound('byName["detail"]'),
        ['byName.removeValue(forKey: "detail")']),
    Slot('dictionary updating', BY_NAME, NAMED, 'byName.updateValue(child, forKey: "detail")',
        bound('byName["detail"]'), ['byName.removeAll()']),
    Slot('dictionary taking', BY_NAME, NAMED, 'byName["detail"] = child', bound('byName.removeValue(forKey: "detail")'),
        []),
    Slot('take', PLAIN, absent('detail'), 'detail = child', bound('detail.take()'), []),
    Slot('own take', PLAIN, absent('detail'), 'detail = child', bound('detail.take()'), [], [TAKE]),
    Slot('computed', [f'private var storage: {ROUTING}?'], absent('detail'), 'detail = child', bound('detail'),
        ['detail = nil'], functions=[braces(f'private var detail: {ROUTING}? {{', ['get { storage }',
            'set { storage = newValue }'])]),
    Slot('in functions', PLAIN, absent('detail'), 'keep(child)', bound('detail'), ['forget()'], functions=[
        braces(f'private func keep(_ child: {ROUTING}?) {{', ['detail = child']),
        braces('private func forget() {', ['detail = nil'])]),
    Slot('cleared in a local function', PLAIN, absent('detail'), 'detail = child', bound('detail'),
        ['func forget() {', '    detail = nil', '}', 'forget()']),
    Slot('cleared in a closure', PLAIN, absent('detail'), 'detail = child', bound('detail'),
        ['let forget = { self.detail = nil }', 'forget()']),
    Slot('cleared by a closure parameter', PLAIN, absent('detail'), 'detail = child', bound('detail'),
        ['after { self.detail = nil }'], functions=[braces('private func after(_ body: () -> Void) {', ['body()'])]),
    Slot('cleared through inout', PLAIN, absent('detail'), 'detail = child', bound('detail'), ['forget(&detail)'],
        functions=[braces(f'private func forget(_ slot: inout {ROUTING}?) {{', ['slot = nil'])]),
]
OPEN = [
    Slot('key path', PLAIN, absent('self[keyPath: \\HomeRouter.detail]'), 'self[keyPath: \\HomeRouter.detail] = child',
        bound('self[keyPath: \\HomeRouter.detail]'), ['self[keyPath: \\HomeRouter.detail] = nil']),
    Slot('key path parameter', PLAIN, absent('detail'), 'set(\\.detail, to: child)', bound('detail'),
        ['set(\\.detail, to: nil)'], functions=[braces(
            f'private func set(_ path: ReferenceWritableKeyPath<HomeRouter, {ROUTING}?>, to child: {ROUTING}?) {{',
            ['self[keyPath: path] = child'])]),
    Slot('own subscript', ['private let store = ChildStore()'], absent('store["detail"]'), 'store["detail"] = child',
        bound('store["detail"]'), ['store["detail"] = nil'], [STORE]),
    Slot('property wrapper', [f'@Kept private var detail: {ROUTING}? = nil'], absent('detail'), 'detail = child',
        bound('detail'), ['detail = nil'], [WRAPPER]),
    Slot('observed', [], absent('detail'), 'detail = child', bound('detail'), ['detail = nil'], functions=OBSERVED,
        observes=True),
]


def detached_child_not_cleared(family):
    family.cleared = []


def view_removed_without_detach(family):
    family.detached = []


def child_built_not_attached(family):
    family.attached = []


def child_property_never_assigned(family):
    family.stored = ['_ = child']


VIOLATIONS = [detached_child_not_cleared, view_removed_without_detach, child_built_not_attached,
    child_property_never_assigned]


def fits(slot, violation):
    """Whether the slot can be used without the code of which the rule claims the absence."""
    return not (violation is detached_child_not_cleared and not slot.clear or slot.observes)


def use(slot, family, violation=None):
    """Gives the router the slot; with a violation, without the code of which the rule claims the absence."""
    family.slot = list(slot.members)
    family.top += [text for text in slot.top if text not in family.top]
    family.guard, family.stored = [slot.guard], [slot.put]
    family.taken, family.cleared = list(slot.take), list(slot.clear)
    family.router.functions += slot.functions
    if slot.observes:
        family.attached, family.detached = [], []
    if violation:
        violation(family)
