"""Forms of the rules of components and builders: what they create, how often, and who keeps it."""
from project import braces
from screen import type_text


def _store(self):
    self.add('Common/Store.swift', type_text('final class Store', [['let title = "Store"']]))


# builder_retains_component

def _keeps_component(self):
    """A stored component outlives each RIB."""
    mark = self.mark('builder_retains_component')
    self.builder.members.append(self.pick('kept', [f'private var last: {self.stem}Component?',
        f'private var last: {self.stem}Routing?', f'private var last: {self.stem}Interactor?']) + mark)
    value = {'C': 'component', 'I': 'interactor'}.get(self.builder.members[-1].split(self.stem)[1][0])
    self.built.append(f'last = {value}' if value else 'last = nil')


def _keeps_weakly(self):
    """Weak."""
    self.builder.members.append(f'private weak var last: {self.stem}Routing?')
    self.built.append('last = nil')


def _keeps_values(self):
    """What the framework and the app keep of other things."""
    self.builder.members.append('private var count = 0')
    self.built.append('count += 1')


# component_property_made_anew

def _makes_anew(self):
    """Two places read a property that creates a view each time."""
    mark = self.mark('component_property_made_anew')
    view = f'{self.stem}ViewController'
    self.component.members.append(self.pick('written', [f'var screen: {view} {{ {view}() }}',
        f'var screen: {view} {{ return {view}() }}']) + mark)
    self.constructs_view = 'component.screen'
    self.router_view = 'component.screen'


def _makes_once(self):
    """One object for each component."""
    view = f'{self.stem}ViewController'
    self.component.members.append(self.pick('kept', [f'var screen: {view} {{ shared {{ {view}() }} }}',
        f'lazy var screen = {view}()', f'let screen = {view}()']))
    self.constructs_view = 'component.screen'
    self.router_view = 'component.screen'


def _reads_once(self):
    """One place reads it."""
    view = f'{self.stem}ViewController'
    self.component.members.append(f'var screen: {view} {{ {view}() }}')
    self.constructs_view = 'component.screen'


# component_property_not_shared

def _stream(self):
    self.add('Common/Basket.swift', type_text('final class Basket', [['let count = BehaviorSubject<Int>(value: 0)']]))


def _shares_nothing(self):
    """Two readers get two subjects."""
    _stream(self)
    mark = self.mark('component_property_not_shared')
    self.component.members.append(f'var basket: Basket {{ Basket() }}{mark}')
    _reads_basket(self)


def _shares(self):
    """Shared, stored."""
    _stream(self)
    self.component.members.append(self.pick('kept', ['var basket: Basket { shared { Basket() } }', 'let basket = Basket()',
        'lazy var basket = Basket()']))
    _reads_basket(self)


def _reads_basket(self):
    self.interactor.members.append('private let basket: Basket')
    self.interactor.parameters.append(('basket: Basket', 'basket: component.basket'))
    self.interactor.assigns.append('self.basket = basket')
    self.tap('didTapBasket', ['basket.count.onNext(1)'])
    self.router.members.append('private let basket: Basket')
    self.router.parameters.append(('basket: Basket', 'basket: component.basket'))
    self.router.assigns.append('self.basket = basket')
    self.routing.append('func emptyBasket()')
    self.router.functions.append(braces('func emptyBasket() {', ['basket.count.onNext(0)']))
    self.tap('didTapEmpty', ['router?.emptyBasket()'])


# shared_key_collision

def _two_shared(self):
    """Two objects under the name of one property."""
    _store(self)
    mark = self.mark('shared_key_collision')
    self.add('Common/Cache.swift', type_text('final class Cache', [['let store: Store'],
        braces('init(_ store: Store) {', ['self.store = store'])]))
    self.component.functions.append(braces('var cache: Cache {', ['let store = shared { Store() }',
        f'return shared {{ Cache(store) }}{mark}']))
    self.built.append('print(component.cache.store.title)')


def _two_properties(self):
    """Each has a property of its own."""
    _store(self)
    self.component.functions += [braces('var store: Store {', ['shared { Store() }']),
        braces('var other: Store {', [self.pick('written', ['shared { Store() }', 'return shared { Store() }'])])]
    self.built.append('print(component.store.title, component.other.title)')


def _branches(self):
    """One of two calls runs."""
    _store(self)
    self.component.functions.append(braces('var store: Store {', ['if CommandLine.arguments.isEmpty {',
        '    return shared { Store() }', '}', 'return shared { Store() }']))
    self.built.append('print(component.store.title)')


# dependency_leaks_past_builder

def _passes_component(self):
    """The interactor holds the component's class."""
    mark = self.mark('dependency_leaks_past_builder')
    self.interactor.members.append(f'private let values: {self.stem}Component{mark}')
    self.interactor.parameters.append((f'values: {self.stem}Component', 'values: component'))
    self.interactor.assigns.append('self.values = values')
    self.component.members.append('let title = "Title"')
    self.started('print(values.title)')


def _passes_protocol(self):
    """A protocol is none."""
    self.add(f'{self.stem}/{self.stem}Values.swift',
        type_text(f'protocol {self.stem}InteractorDependency: AnyObject', [['var title: String { get }']]))
    self.component.supertypes.append(f'{self.stem}InteractorDependency')
    self.component.members.append('let title = "Title"')
    self.interactor.members.append(f'private let values: {self.stem}InteractorDependency')
    self.interactor.parameters.append((f'values: {self.stem}InteractorDependency', 'values: component'))
    self.interactor.assigns.append('self.values = values')
    self.started('print(values.title)')


# weak_self_force_unwrap_in_factory

def _forces_self(self):
    """A component's closure unwraps a weak self by force."""
    _store(self)
    mark = self.mark('weak_self_force_unwrap_in_factory')
    self.component.members.append('let store = Store()')
    self.component.functions.append(braces('var makeStore: () -> Store {', [
        self.pick('closure', ['{ [weak self] in self!.store }', '{ [weak self] () -> Store in self!.store }',
            '{ [weak self] in return self!.store }']) + mark]))
    self.built.append('print(component.makeStore().title)')


def _binds_self(self):
    """Unowned, strong, or bound."""
    _store(self)
    self.component.members.append('let store = Store()')
    self.component.functions.append(braces('var makeStore: () -> Store? {', [self.pick('closure', [
        '{ [unowned self] in self.store }', '{ [weak self] in self?.store }', '{ [store] in store }'])]))
    self.built.append('print(component.makeStore()?.title ?? "none")')


# router_concrete_builder

def _concrete_builder(self):
    """The class of a builder that has a protocol."""
    self.detail_builder = f'DetailBuilder{self.mark("router_concrete_builder")}'


def _builder_by_protocol(self):
    """Its protocol."""
    self.detail_builder = self.pick('protocol', ['DetailBuildable', '(any DetailBuildable)'])


# component_retain_cycle

def _editor(self):
    """A further builder, which the component creates for another RIB."""
    self.add('Editor/EditorBuilder.swift', '\n\n'.join(['protocol EditorDependency: Dependency {}',
        'final class EditorComponent: Component<EditorDependency> {}',
        'final class EditorRouter: Router<Interactable> {}',
        type_text('final class EditorBuilder: Builder<EditorDependency>', [
            braces('func build() -> Routing {', ['_ = EditorComponent(dependency: dependency)',
                'return EditorRouter(interactor: Interactor())'])])]))
    self.component.supertypes.append('EditorDependency')
    self.listener_requirements.append('func didEnd()')
    self.tap('didTapEnd', ['listener?.didEnd()'])
    # A host attaches the RIB, and detaches it on its event.
    self.add('Host/HostRouter.swift', '\n\n'.join([
        type_text('protocol HostRouting: Routing', [['func attach()', 'func detach()']]),
        type_text(f'final class HostInteractor: Interactor, {self.stem}Listener', [['weak var router: HostRouting?'],
            braces('override func didBecomeActive() {', ['super.didBecomeActive()', 'router?.attach()']),
            braces('func didEnd() {', ['router?.detach()'])]),
        type_text('final class HostRouter: Router<HostInteractor>, HostRouting', [
            [f'private let builder: {self.stem}Buildable', 'private var child: ViewableRouting?'],
            braces(f'init(interactor: HostInteractor, builder: {self.stem}Buildable) {{', [
                'self.builder = builder', 'super.init(interactor: interactor)', 'interactor.router = self']),
            braces('func attach() {', ['guard child == nil else { return }',
                'let router = builder.build(withListener: interactor)', 'child = router', 'attachChild(router)']),
            braces('func detach() {', ['guard let router = child else { return }', 'detachChild(router)', 'child = nil'])])]))


def _keeps_builder(self):
    """The component keeps a builder that keeps the component."""
    _editor(self)
    mark = self.mark('component_retain_cycle')
    self.component.members.append(self.pick('kept', [f'lazy var editorBuilder = EditorBuilder(dependency: self){mark}',
        f'lazy var editorBuilder: EditorBuilder = EditorBuilder(dependency: self){mark}',
        f'var editorBuilder: EditorBuilder {{ shared {{ EditorBuilder(dependency: self) }} }}{mark}']))
    self.built.append('print(component.editorBuilder)')


def _makes_builder(self):
    """A builder that is created at each request."""
    _editor(self)
    self.component.members.append(self.pick('made', ['var editorBuilder: EditorBuilder { EditorBuilder(dependency: self) }',
        'var editorBuilder: EditorBuilder { return EditorBuilder(dependency: self) }']))
    self.built.append('print(component.editorBuilder)')


# dependency_requirement_unused

def _requires_too_much(self):
    """No code reads the requirement."""
    _store(self)
    self.dependency.append('var store: Store { get }' + self.mark('dependency_requirement_unused'))


def _reads_requirement(self):
    """The component, the builder, or what gets the dependency reads it."""
    _store(self)
    self.dependency.append('var store: Store { get }')
    form = self.pick('read by', ['the component', 'the builder', 'an extension', 'a function'])
    if form == 'the component':
        self.component.members.append(self.pick('written', ['var store: Store { dependency.store }',
            'var title: String { dependency.store.title }']))
    elif form == 'the builder':
        self.built.append(self.pick('written', ['print(dependency.store.title)', 'print(component.dependency.store)']))
    elif form == 'an extension':
        self.add(f'{self.stem}/{self.stem}Component+Store.swift', type_text(f'extension {self.stem}Component', [[
            'var title: String { dependency.store.title }']]))
    else:
        self.built.append('read(dependency)')
        self.builder.functions.append(braces(f'private func read(_ given: {self.stem}Dependency) {{', ['print(given.store)']))


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'builder_retains_component': ('members of the builder', [_keeps_component], [_keeps_weakly, _keeps_values]),
    'component_property_made_anew': ('view of the component', [_makes_anew], [_makes_once, _reads_once]),
    'component_property_not_shared': ('streams of the component', [_shares_nothing], [_shares]),
    'component_retain_cycle': ('listener of the interactor', [_keeps_builder], [_makes_builder]),
    'dependency_leaks_past_builder': ('values of the component', [_passes_component], [_passes_protocol]),
    'dependency_requirement_unused': ('store of the component', [_requires_too_much], [_reads_requirement]),
    'router_concrete_builder': ("the child's builder", [_concrete_builder], [_builder_by_protocol]),
    'shared_key_collision': ('store of the component', [_two_shared], [_two_properties, _branches]),
    'weak_self_force_unwrap_in_factory': ('store of the component', [_forces_self], [_binds_self]),
}
