"""A builder under construction, and the evidence of its component (4.2)."""
from project import Project, braces
from screen import type_text
from words import STEMS, lowered

EVIDENCE = []


class Builder:
    """A builder under construction."""

    def __init__(self, sentence):
        self.sentence, self.project = sentence, Project(sentence)
        self.stem = sentence.pick('stem', STEMS)
        self.class_site, self.class_mark = self.project.site()
        self.body = []                          # statements before the construction of the interactor
        self.members, self.functions, self.texts = [], [], []
        self.extra_init, self.requirements, self.component_body = [], [], []
        self.superclass = f'Builder<{self.stem}Dependency>'
        self.component = f'{self.stem}Component'
        self.component_base = f'Component<{self.stem}Dependency>'
        self.component_generated = True
        self.given = ''                         # an argument of the interactor, read from a component or a dependency
        self.based = True
        self.parameters = f'withListener listener: {self.stem}Listener'
        self.override = ''
        self.name = 'build'

    def report(self, site=None):
        self.project.expect('builder_skips_component', site or self.class_site)


def evidence(make):
    EVIDENCE.append(make)
    return make


@evidence
def constructed(self):
    """A construction."""
    self.body.append(self.sentence.pick('construction', ['let component = {c}(dependency: dependency)',
        '_ = {c}(dependency: dependency)', 'let component: {c} = .init(dependency: dependency)',
        'let component = {c}.init(dependency: dependency)',
        'let component = {c}(dependency: self.dependency)']).format(c=self.component))
    self.made = 'let component' in self.body[-1]


@evidence
def helper(self):
    """A helper that creates it."""
    static = 'static ' if self.sentence.chance('static', 40) else ''
    argument = f'_ dependency: {self.stem}Dependency' if static else ''
    self.functions.append(braces(f'private {static}func makeComponent({argument}) -> {self.component} {{',
        [f'{self.component}(dependency: dependency)']))
    self.body.append(f'let component = {"Self." if static else ""}makeComponent({"dependency" if static else ""})')
    self.made = True


@evidence
def lazy_component(self):
    """A read of a property whose type descends from Component."""
    self.members.append(f'private lazy var component = {self.component}(dependency: dependency)')
    self.body.append('print(component)')


@evidence
def other_name(self):
    """The type decides: a component of another name."""
    self.component = self.sentence.pick('name of the component', [f'{self.stem}Container', f'{self.stem}Scope',
        f'{self.stem}Graph'])
    constructed(self)


@evidence
def through_base(self):
    """A component class that descends from Component through the project's own class."""
    self.texts.append(type_text('class AppComponent<Dependencies>: Component<Dependencies>',
        [['let startedAt = Date()']]))
    self.component_base = f'AppComponent<{self.stem}Dependency>'
    constructed(self)


@evidence
def factory(self):
    """A factory that returns `Self`."""
    self.component_body.append(braces('static func make(_ dependency: ' + self.stem + 'Dependency) -> Self {',
        ['self.init(dependency: dependency)']))
    self.component_body.append(braces('required override init(dependency: ' + self.stem + 'Dependency) {',
        ['super.init(dependency: dependency)']))
    self.body.append(f'let component = {self.component}.make(dependency)')
    self.made = True


@evidence
def factory_of_protocol(self):
    """A factory that returns `Self`, in an extension of a protocol of the component."""
    self.texts.append('\n'.join([f'protocol {self.stem}Making: AnyObject {{',
        f'    init(dependency: {self.stem}Dependency)', '}', '', f'extension {self.stem}Making {{',
        *(f'    {line}' for line in braces(f'static func make(_ dependency: {self.stem}Dependency) -> Self {{',
            ['Self(dependency: dependency)'])), '}']))
    self.conforms = f', {self.stem}Making'
    self.component_body.append(braces(f'required override init(dependency: {self.stem}Dependency) {{',
        ['super.init(dependency: dependency)']))
    self.body.append(f'let component = {self.component}.make(dependency)')
    self.made = True


@evidence
def resolved_metatype(self):
    """A metatype passed to a resolver."""
    self.texts.append(type_text('final class Resolver', [['static let shared = Resolver()'],
        braces('func resolve<T>(_ type: T.Type) -> T? {', ['nil'])]))
    self.body.append(f'let component = Resolver.shared.resolve({self.component}.self)!')
    self.made = True


@evidence
def parameter(self):
    """A parameter."""
    self.parameters += f', component: {self.component}'
    self.body.append('print(component)')


@evidence
def componentized(self):
    """ComponentizedBuilder, whose override receives the component."""
    self.superclass = (f'ComponentizedBuilder<{self.component}, {self.stem}Routing, {self.stem}Listener, Void>')
    self.parameters = f'with component: {self.component}, _ listener: {self.stem}Listener'
    self.override = 'override '


@evidence
def generic_base(self):
    """A superclass creates it, through a generic parameter bound to it."""
    self.texts.append('\n'.join(['protocol DependencyInitializable: AnyObject {', '    associatedtype Dependencies',
        '    init(dependency: Dependencies)', '}', '',
        'class FeatureBuilder<D, C: DependencyInitializable>: Builder<D> where C.Dependencies == D {',
        '    func scope() -> C {', '        C(dependency: dependency)', '    }', '}']))
    self.superclass = f'FeatureBuilder<{self.stem}Dependency, {self.component}>'
    self.component_body.append(braces('required override init(dependency: ' + self.stem + 'Dependency) {',
        ['super.init(dependency: dependency)']))
    self.conforms = ', DependencyInitializable'
    self.body.append('let component = scope()')
    self.made = True


@evidence
def generic_base_between(self):
    """A superclass creates it, through a generic parameter that a class between them passes on."""
    by_property = self.sentence.chance('by a property', 40)
    made = ['    lazy var scope: C = makeScope()', ''] if by_property else []
    self.texts.append('\n'.join(['class FeatureBuilder<D, C>: Builder<D> {', *made, '    func makeScope() -> C {',
        '        fatalError("overridden")', '    }', '}', '',
        'class ScreenBuilder<D, Scope>: FeatureBuilder<D, Scope> {}']))
    self.superclass = f'ScreenBuilder<{self.stem}Dependency, {self.component}>'
    self.body.append('let component = scope' if by_property else 'let component = makeScope()')
    self.made = True


@evidence
def needle(self):
    """A component of Needle."""
    self.component_base = f'NeedleFoundation.Component<{self.stem}Dependency>'
    if self.sentence.chance('parent', 40):
        self.parameters += f', component: {self.component}'
        self.body.append('print(component)')
    else:
        constructed(self)


@evidence
def closure_parameter(self):
    """A parameter of a closure that a base class calls with the component."""
    self.texts.append('\n'.join(['class ScopedBuilder<D, C>: Builder<D> {',
        '    func withScope(_ body: (C) -> Void) {}', '}']))
    self.superclass = f'ScopedBuilder<{self.stem}Dependency, {self.component}>'
    self.body += braces(f'withScope {{ (component: {self.component}) in', ['print(component)'])


@evidence
def scope_protocol(self):
    """A scope typed by a protocol to which only components conform."""
    self.texts.append(type_text(f'protocol {self.stem}Scoped: AnyObject', [['var title: String { get }']]))
    self.conforms = f', {self.stem}Scoped'
    self.component_body.append(['var title: String { "' + self.stem + '" }'])
    self.parameters += f', scope: {self.stem}Scoped'
    self.body.append('print(scope.title)')


@evidence
def closure_member(self):
    """A factory closure whose result is a component."""
    self.members.append(f'private let componentBuilder: () -> {self.component}')
    self.extra_init = [f'dependency: {self.stem}Dependency, componentBuilder: @escaping () -> {self.component}',
        'self.componentBuilder = componentBuilder', 'super.init(dependency: dependency)']
    self.body.append('let component = componentBuilder()')
    self.made = True


@evidence
def of_dependency(self):
    """A component that the dependency creates."""
    self.requirements.append(f'func {lowered(self.stem)}Component() -> {self.component}')
    self.body.append(f'let component = dependency.{lowered(self.stem)}Component()')
    self.made = True


@evidence
def of_multiple_stages(self):
    """ComponentForCurrentBuildPass."""
    self.superclass = f'SimpleMultiStageComponentizedBuilder<{self.component}, {self.stem}Routing>'
    self.parameters = f'with component: {self.component}'
    self.override = 'override '
    self.name = 'finalStageBuild'
    self.body.append('let listener = componentForCurrentBuildPass.listener')
    self.component_body.append([f'weak var listener: {self.stem}Listener?'])


@evidence
def simple_componentized(self):
    """SimpleComponentizedBuilder."""
    self.superclass = f'SimpleComponentizedBuilder<{self.component}, {self.stem}Routing>'
    self.parameters = f'with component: {self.component}'
    self.override = 'override '
    self.component_body.append([f'weak var listener: {self.stem}Listener?'])
    self.body.append('let listener = component.listener')


@evidence
def builder_is_component(self):
    """The builder itself, if it is a Component."""
    self.superclass = f'Component<{self.stem}Dependency>'


@evidence
def unresolved_function(self):
    """A call of an unresolved function whose name ends in `Component`."""
    self.body.append(f'let component = make{self.stem}Component(dependency)')
