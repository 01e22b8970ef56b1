"""Projects about strong_router: the properties and closures of an interactor."""
from project import Project, braces
from screen import type_text
from words import STEMS

TYPES, STORAGES, CLOSURES = [], [], []


class Kept:
    """The type of an interactor's property: whether it is a router's (2.3, 2.4), and how it and a value are written."""

    def __init__(self, written, routes=True, optional=True, texts=(), generic='', supertype='', value=None):
        self.written, self.routes, self.optional = written, routes, optional
        self.texts, self.generic, self.supertype, self.value = list(texts), generic, supertype, value


def kind(make):
    TYPES.append(make)
    return make


@kind
def protocol(stem):
    """2.4: a protocol that refines Routing."""
    return Kept(f'{stem}Routing?')


@kind
def implicitly_unwrapped(stem):
    """2.3: strip optionals."""
    return Kept(f'{stem}Routing!')


@kind
def existential(stem):
    """2.3: strip `any` and parentheses."""
    return Kept(f'(any {stem}Routing)?')


@kind
def spelled_optional(stem):
    """2.3: `Optional<>`."""
    return Kept(f'Optional<{stem}Routing>')


@kind
def composition(stem):
    """2.3: compositions."""
    return Kept(f'({stem}Routing & AnyObject)?')


@kind
def of_the_framework(stem):
    """2.3: the framework's own protocol, with its module's name."""
    return Kept('RIBs.ViewableRouting?')


@kind
def concrete(stem):
    """2.4: a Router class."""
    return Kept(f'{stem}Router?')


@kind
def generic_class(stem):
    """2.4: the framework's Router class with its arguments."""
    return Kept(f'ViewableRouter<{stem}Interactable, ViewControllable>?')


@kind
def alias(stem):
    """2.3: resolve aliases."""
    return Kept(f'{stem}Navigation?', texts=[f'typealias {stem}Navigation = {stem}Routing & AnyObject'])


@kind
def array(stem):
    """2.3: look through Array."""
    return Kept(f'[{stem}Routing]', optional=False, value='[]')


@kind
def dictionary(stem):
    """2.3: look through a Dictionary's value."""
    return Kept(f'[String: {stem}Routing]', optional=False, value='[:]')


@kind
def tuple_type(stem):
    """2.3: look through a tuple."""
    return Kept(f'(router: {stem}Routing, depth: Int)?')


@kind
def enumeration(stem):
    """2.3: one level of payload of the project's enums."""
    return Kept(f'{stem}State', optional=False, value='.idle',
        texts=[type_text(f'enum {stem}State', [['case idle', f'case shown({stem}Routing)']])])


@kind
def structure(stem):
    """2.3: one level of stored fields of the project's structs."""
    return Kept(f'{stem}Context?', texts=[type_text(f'struct {stem}Context', [[f'let router: {stem}Routing']])])


@kind
def weak_field(stem):
    """2.3: a field that is weak itself."""
    return Kept(f'{stem}Context?', routes=False,
        texts=[type_text(f'struct {stem}Context', [[f'weak var router: {stem}Routing?']])])


@kind
def relay(stem):
    """2.3: relays and subjects with a value."""
    return Kept(f'BehaviorRelay<{stem}Routing?>', optional=False, value=f'BehaviorRelay<{stem}Routing?>(value: nil)')


@kind
def publish_subject(stem):
    """2.3: a subject without a value stores nothing."""
    return Kept(f'PublishSubject<{stem}Routing>', routes=False, optional=False,
        value=f'PublishSubject<{stem}Routing>()')


@kind
def observable(stem):
    """2.3: not through observables."""
    return Kept(f'Observable<{stem}Routing>', routes=False, optional=False, value='.empty()')


@kind
def box(stem):
    """2.3: a generic box of the project that stores its parameter strongly."""
    return Kept(f'Box<{stem}Routing>?', texts=[type_text('final class Box<Value>', [['let value: Value'],
        braces('init(_ value: Value) {', ['self.value = value'])])])


@kind
def weak_box(stem):
    """2.2, 2.3: a box that stores its parameter weakly."""
    return Kept(f'WeakBox<{stem}Router>?', routes=False, texts=[type_text('final class WeakBox<Value: AnyObject>', [
        ['weak var value: Value?'], braces('init(_ value: Value) {', ['self.value = value'])])])


@kind
def function_type(stem):
    """2.3: not through function types."""
    return Kept(f'(({stem}Routing) -> Void)?', routes=False)


@kind
def metatype(stem):
    """2.3: not through metatypes."""
    return Kept(f'{stem}Router.Type?', routes=False)


@kind
def unrelated(stem):
    """2.4: a class of the project with a router's name that is not a router."""
    return Kept('APIRouter?', routes=False, texts=[type_text('final class APIRouter', [['let path = "/"']])])


@kind
def unrelated_protocol(stem):
    """2.4: a protocol of the project that does not refine Routing."""
    return Kept('DeepLinkRouting?', routes=False,
        texts=[type_text('protocol DeepLinkRouting: AnyObject', [['func open(_ path: String)']])])


@kind
def nested(stem):
    """2.3: a qualified name is nested in its type."""
    return Kept(f'{stem}Flow.Router?', routes=False, texts=[
        type_text(f'enum {stem}Flow', [type_text('final class Router', [['let depth = 0']]).split('\n')])])


@kind
def nested_protocol_alias(stem):
    """2.3: a nested alias."""
    return Kept(f'{stem}Flow.Output?', texts=[type_text(f'enum {stem}Flow', [[f'typealias Output = {stem}Routing']])])


@kind
def child(stem):
    """2.4: a child's router counts, too."""
    return Kept('DetailRouting?', texts=['protocol DetailRouting: ViewableRouting {}'])


@kind
def own_generic(stem):
    """2.3: the generic constraint."""
    return Kept('R?', generic=f'<R: {stem}Routing>')


@kind
def inferred(stem):
    """2.3: without an annotation, the type that the initial value constructs."""
    return Kept('', value=f'Optional<{stem}Routing>.none')


@kind
def optional_of_optional(stem):
    """2.3: strip optionals."""
    return Kept(f'{stem}Routing??')


@kind
def actor_isolated(stem):
    """2.3: parentheses around an existential of the framework."""
    return Kept('((any Routing)?)')


@kind
def relay_of_array(stem):
    """2.3: relays with a value, and the elements of the value."""
    return Kept(f'BehaviorRelay<[{stem}Routing]>', optional=False, value=f'BehaviorRelay<[{stem}Routing]>(value: [])')


@kind
def current_value(stem):
    """2.3: a subject with a value, in Combine."""
    return Kept(f'CurrentValueSubject<{stem}Routing?, Never>', optional=False,
        value=f'CurrentValueSubject<{stem}Routing?, Never>(nil)')


@kind
def lazy_closure(stem):
    """2.3: not through function types that return a router."""
    return Kept(f'(() -> {stem}Routing)?', routes=False)


@kind
def set_of(stem):
    """2.3: look through Set."""
    return Kept(f'Set<{stem}Box>', routes=False, optional=False, value='[]',
        texts=[f'struct {stem}Box: Hashable {{\n    let id: Int\n}}'])


def storage(make):
    STORAGES.append(make)
    return make


class Stored:
    """Properties of an interactor, each with a marker if a strong router is reported there."""

    def __init__(self, lines, strong=True, base=False, functions=(), texts=()):
        self.lines, self.strong, self.base = list(lines), strong, base
        self.functions, self.texts = list(functions), list(texts)
        self.binds = ''         # the argument of a generic base class
        self.overrides = ''     # the property of the base class that this one overrides


def annotated(type_):
    return f': {type_.written}' if type_.written else ''


def initial(type_):
    if type_.value and (not type_.optional or not type_.written):
        return f' = {type_.value}'
    return ''


@storage
def variable(sentence, name, type_):
    """2.1: a stored property."""
    access = sentence.pick('access', ['', 'private ', 'fileprivate ', 'public private(set) ', 'internal ', 'final '])
    return Stored([f'{access}var {name}{annotated(type_)}{initial(type_)}'])


@storage
def constant(sentence, name, type_):
    """2.1: a constant."""
    if type_.value:
        return Stored([f'private let {name}{annotated(type_)}{initial(type_)}'])
    if type_.written.endswith('!'):
        return variable(sentence, name, type_)
    return Stored([f'private let {name}{annotated(type_)}'], functions=[])


@storage
def weak_variable(sentence, name, type_):
    """2.2: weak, in any order of modifiers; not for types that cannot be weak."""
    if not weakable(type_):
        return variable(sentence, name, type_)
    return Stored([sentence.pick('weak', ['weak var {}', 'weak private var {}', 'private weak var {}',
        '@MainActor weak var {}', 'public weak var {}', 'weak\n    var {}']).format(name) + annotated(type_)], False)


@storage
def unowned_variable(sentence, name, type_):
    """2.2: unowned, in any spelling."""
    if not weakable(type_):
        return variable(sentence, name, type_)
    return Stored([sentence.pick('unowned', ['unowned var {}', 'unowned(unsafe) var {}',
        'private unowned(safe) var {}']).format(name) + annotated(type_)], False)


def weakable(type_):
    return type_.written.endswith(('?', '!')) and not any(sign in type_.written for sign in
        ('->', 'Context', 'depth', '.Type', 'R?')) or type_.written.startswith('Optional<')


@storage
def computed(sentence, name, type_):
    """2.1: not a computed property."""
    if not type_.written:
        return variable(sentence, name, type_)
    value = type_.value or 'nil'
    return Stored([f'var {name}: {type_.written} {{ {value} }}' if sentence.chance('short', 50)
        else f'var {name}: {type_.written} {{\n    get {{ {value} }}\n}}'], False)


@storage
def lazy(sentence, name, type_):
    """2.1: a lazy property is stored."""
    if not type_.written:
        return variable(sentence, name, type_)
    return Stored([f'private lazy var {name}: {type_.written} = {type_.value or "nil"}'])


@storage
def static(sentence, name, type_):
    """2.1: instance or static."""
    if 'R?' == type_.written:
        return variable(sentence, name, type_)
    return Stored([f'static var {name}{annotated(type_)}{initial(type_)}'])


@storage
def observed(sentence, name, type_):
    """2.1: a property with observers is stored."""
    if not type_.written:
        return variable(sentence, name, type_)
    spelled = sentence.pick('observer', ['didSet { print("set") }', 'willSet { print("will") }'])
    return Stored([f'var {name}: {type_.written}{initial(type_)} {{\n    {spelled}\n}}'])


@storage
def weak_wrapper(sentence, name, type_):
    """2.2: a weak wrapper, as an attribute."""
    if not weakable(type_):
        return variable(sentence, name, type_)
    wrapper = sentence.pick('wrapper', ['Weak', 'WeakRef', 'Ref.Weakly'])
    core = braces(f'struct {wrapper.split(".")[-1]}<Value> {{', ['private weak var object: AnyObject?', '',
        *braces('var wrappedValue: Value? {', ['get { object as? Value }', 'set { object = newValue as AnyObject? }'])])
    text = ['@propertyWrapper', *core]
    if '.' in wrapper:
        text = braces('enum Ref {', text)
    return Stored([f'@{wrapper} var {name}{annotated(type_)}'], False, texts=['\n'.join(text)])


@storage
def strong_wrapper(sentence, name, type_):
    """2.2: a wrapper that is not weak."""
    if not type_.written:
        return variable(sentence, name, type_)
    return Stored([f'@Locked var {name}{annotated(type_)}{initial(type_)}'], texts=['\n'.join(['@propertyWrapper',
        *braces('struct Locked<Value> {', ['var wrappedValue: Value'])])])


@storage
def in_base(sentence, name, type_):
    """2.1: a property of a base class in the project."""
    return Stored([f'var {name}{annotated(type_)}{initial(type_)}'], base=True)


@storage
def parameter(sentence, name, type_):
    """2.1: not a parameter or local."""
    return Stored([], False, functions=[braces(f'func use(_ {name}: {type_.written.replace("!", "?") or "Int"}) {{',
        [f'let kept = {name}', 'print(kept as Any)'])])


@storage
def bound_in_base(sentence, name, type_):
    """2.3: a generic parameter of the base class that the class binds."""
    if type_.written != type_.written.rstrip('?') + '?' or '(' in type_.written or type_.generic:
        return variable(sentence, name, type_)
    stored = Stored([f'var {name}: Target?'], base=True)
    stored.binds = type_.written.rstrip('?')
    return stored


@storage
def overridden(sentence, name, type_):
    """2.3: an override with observers stores nothing; the weak property of the base class does."""
    if not weakable(type_) or type_.generic:
        return variable(sentence, name, type_)
    stored = Stored([f'override var {name}{annotated(type_)} {{\n    didSet {{ print("set") }}\n}}'], False)
    stored.overrides = f'weak var {name}{annotated(type_)}'
    return stored


def closure(make):
    CLOSURES.append(make)
    return make


class Capture:
    """A closure in an interactor: properties, the functions that create it, whether it retains the router."""

    def __init__(self, members, functions, strong, texts=()):
        self.members, self.functions, self.strong, self.texts = members, functions, strong, list(texts)
        self.others = []        # findings of other rules, as (rule, site)


@closure
def strong_local(sentence, mark):
    """2.6: a strong local bound outside the closure."""
    bound = sentence.pick('bound', [['guard let router else { return }'], ['guard let router = router else { return }'],
        ['guard let strong = self.router else { return }']])
    name = 'strong' if 'strong' in bound[0] else 'router'
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [*bound,
        'onClose = {', f'    {name}.detachDetail(){mark}', '}'])], True)


@closure
def capture_list(sentence, mark):
    """2.6: the capture list."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        f'onClose = {{ [router] in{mark}', '    router?.detachDetail()', '}'])], True)


@closure
def method_reference(sentence, mark):
    """2.6: a method reference."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        f'onClose = router?.detachDetail{mark}'])], True)


@closure
def weak_capture(sentence, mark):
    """2.6: a weak capture of the router, or of self."""
    head = sentence.pick('weak capture', ['[weak router] in', '[weak self] in'])
    use = 'router?.detachDetail()' if 'router' in head else 'self?.router?.detachDetail()'
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        f'onClose = {{ {head}{mark}', f'    {use}', '}'])], False)


@closure
def bound_inside(sentence, mark):
    """2.6: a strong local bound inside the closure retains nothing."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        'onClose = { [weak self] in', '    guard let router = self?.router else { return }',
        f'    router.detachDetail(){mark}', '}'])], False)


@closure
def cleared(sentence, mark):
    """2.6: deactivation clears the member."""
    by = sentence.pick('cleared', ['onClose = nil', 'clear()'])
    functions = [braces('func prepare() {', ['guard let router else { return }', 'onClose = {',
        f'    router.detachDetail(){mark}', '}']), braces('override func willResignActive() {', [
            'super.willResignActive()', by])]
    if by == 'clear()':
        functions.append(braces('private func clear() {', ['onClose = nil']))
    return Capture(['private var onClose: (() -> Void)?'], functions, False)


@closure
def not_kept(sentence, mark):
    """2.6: a closure that nothing stores."""
    return Capture([], [braces('func prepare() {', ['guard let router else { return }', 'DispatchQueue.main.async {',
        f'    router.detachDetail(){mark}', '}'])], False)


@closure
def member_of_member(sentence, mark):
    """2.6: members of members."""
    return Capture(['private let handlers = Handlers()'], [braces('func prepare() {', [
        'guard let router else { return }', 'handlers.onClose = {', f'    router.detachDetail(){mark}', '}'])], True,
        [type_text('final class Handlers', [['var onClose: (() -> Void)?']])])


@closure
def in_array(sentence, mark):
    """2.6: an array of closures."""
    return Capture(['private var actions: [() -> Void] = []'], [braces('func prepare() {', [
        'guard let router else { return }', 'actions.append {', f'    router.detachDetail(){mark}', '}'])], True)


@closure
def in_timer(sentence, mark):
    """2.6: timers."""
    return Capture(['private var timer: Timer?'], [braces('func prepare() {', ['guard let router else { return }',
        'timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in', f'    router.detachDetail(){mark}',
        '}'])], True)


@closure
def returned(sentence, mark):
    """2.6: the result of one of its own functions."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', ['onClose = makeClose()']),
        braces('private func makeClose() -> () -> Void {', ['guard let router else { return {} }', 'return {',
            f'    router.detachDetail(){mark}', '}'])], True)


@closure
def in_task(sentence, mark):
    """2.6: a task stored in a member."""
    return Capture(['private var task: Task<Void, Never>?'], [braces('func prepare() {', [
        'guard let router else { return }', 'task = Task {', f'    await router.wait(){mark}', '}'])], True)


@closure
def in_bag(sentence, mark):
    """2.6: a bag that deactivation does not clear."""
    kept = Capture(['private let bag = DisposeBag()⟪2⟫', 'private let ticks = PublishSubject<Void>()'], [
        braces('func prepare() {', ['guard let router else { return }', 'ticks.subscribe(onNext: {',
            f'    router.detachDetail(){mark}', '}).disposed(by: bag)'])], True)
    kept.others = [('unreset_dispose_bag', 2)]
    return kept


@closure
def until_inactive(sentence, mark):
    """2.6: a subscription that ends at deactivation may capture the router."""
    return Capture(['private let ticks = PublishSubject<Void>()'], [
        braces('func prepare() {', ['guard let router else { return }', 'ticks.subscribe(onNext: {',
            f'    router.detachDetail(){mark}', '}).disposeOnDeactivate(interactor: self)'])], False)


@closure
def function_kept(sentence, mark):
    """2.6: a stored local function that captures it."""
    return Capture(['private var onClose: (() -> Void)?'], [braces('func prepare() {', [
        'guard let router else { return }', 'func close() {', f'    router.detachDetail(){mark}', '}',
        'onClose = close'])], True)


@closure
def by_dictionary(sentence, mark):
    """2.6: a dictionary of closures."""
    return Capture(['private var actions: [String: () -> Void] = [:]'], [braces('func prepare() {', [
        'guard let router else { return }', 'actions["close"] = {', f'    router.detachDetail(){mark}', '}'])], True)


def router_project(sentence):
    project = Project(sentence)
    stem = sentence.pick('stem', STEMS)
    name = sentence.pick('property', ['router', 'mainRouter', 'flow', 'coordinator', 'navigation'])
    members, functions, texts, base, generic, binds = [], [], [], [], '', ''
    site, mark = project.site()
    if sentence.chance('closure', 35):
        made = sentence.pick('kept closure', CLOSURES)(sentence, mark)
        members += [f'weak var router: {stem}Routing?', *made.members]
        functions += made.functions
        texts += made.texts
        strong = made.strong
        project.expected |= set(made.others)
    else:
        type_ = sentence.pick('type of the router', TYPES)(stem)
        stored = sentence.pick('storage', STORAGES)(sentence, name, type_)
        strong = stored.strong and type_.routes
        generic, texts, binds = type_.generic, [*type_.texts, *stored.texts], stored.binds
        functions += stored.functions
        marked = []
        for text in stored.lines:
            first, *rest = text.split('\n')
            at = [first + mark, *rest] if name in first else [first, rest[0] + mark]
            marked += at
        if stored.base:
            base = marked
        elif stored.overrides:
            base, members = [stored.overrides], [*members, *marked]
        else:
            members += marked
        if any(text.startswith('private let') and '= ' not in text for text in stored.lines):
            functions.insert(0, braces(f'init({name}: {type_.written}) {{', [f'self.{name} = {name}', 'super.init()']))
        if name != 'router':
            members.append(f'weak var router: {stem}Routing?')
    write(sentence, project, stem, generic, members, functions, texts, base, binds)
    if strong:
        project.expect('strong_router', site)
    return project


def write(sentence, project, stem, generic, members, functions, texts, base, binds):
    superclass = 'Interactor'
    apart = sentence.chance('types apart', 50)
    for text in texts:
        project.add('Common/Types.swift' if apart else f'{stem}/{stem}Interactor.swift', text)
    if base:
        superclass = f'BaseInteractor{"<R>" if generic else ""}{f"<{binds}>" if binds else ""}'
        project.add('Common/BaseInteractor.swift', type_text(
            f'class BaseInteractor{generic or ("<Target>" if binds else "")}: Interactor', [base]))
    functions = functions or [braces('override func didBecomeActive() {', ['super.didBecomeActive()'])]
    project.add(f'{stem}/{stem}Interactor.swift', '\n\n'.join([
        type_text(f'protocol {stem}Routing: ViewableRouting', [['func detachDetail()', 'func wait() async']]),
        type_text(f'protocol {stem}Listener: AnyObject', [[f'func {stem[:1].lower() + stem[1:]}DidClose()']]),
        type_text(f'final class {stem}Interactor{generic}: {superclass}, {stem}Interactable', [
            [*members, f'weak var listener: {stem}Listener?'], *functions])]))
    project.add(f'{stem}/{stem}Router.swift', '\n\n'.join([
        type_text(f'protocol {stem}Interactable: Interactable', [[f'var listener: {stem}Listener? {{ get set }}']]),
        type_text(f'final class {stem}Router: ViewableRouter<{stem}Interactable, ViewControllable>, {stem}Routing', [
            braces('func detachDetail() {', ['children.forEach(detachChild)']), ['func wait() async {}']])]))
