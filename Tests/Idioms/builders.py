"""Projects about builder_skips_component: forms of builders, and evidence of a component (4)."""
from project import Project, braces
from screen import type_text
from words import STEMS, lowered

EVIDENCE, NO_EVIDENCE, KINDS = [], [], []


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
    """4.2: a construction."""
    self.body.append(self.sentence.pick('construction', ['let component = {c}(dependency: dependency)',
        '_ = {c}(dependency: dependency)', 'let component: {c} = .init(dependency: dependency)',
        'let component = {c}.init(dependency: dependency)',
        'let component = {c}(dependency: self.dependency)']).format(c=self.component))
    self.made = 'let component' in self.body[-1]


@evidence
def helper(self):
    """4.2: a helper that creates it."""
    static = 'static ' if self.sentence.chance('static', 40) else ''
    argument = f'_ dependency: {self.stem}Dependency' if static else ''
    self.functions.append(braces(f'private {static}func makeComponent({argument}) -> {self.component} {{',
        [f'{self.component}(dependency: dependency)']))
    self.body.append(f'let component = {"Self." if static else ""}makeComponent({"dependency" if static else ""})')
    self.made = True


@evidence
def lazy_component(self):
    """4.2: a read of a property whose type descends from Component."""
    self.members.append(f'private lazy var component = {self.component}(dependency: dependency)')
    self.body.append('print(component)')


@evidence
def other_name(self):
    """4.2: the type decides: a component of another name."""
    self.component = self.sentence.pick('name of the component', [f'{self.stem}Container', f'{self.stem}Scope',
        f'{self.stem}Graph'])
    constructed(self)


@evidence
def through_base(self):
    """4.2: a component class that descends from Component through the project's own class."""
    self.texts.append(type_text(f'class AppComponent<Dependencies>: Component<Dependencies>',
        [['let startedAt = Date()']]))
    self.component_base = f'AppComponent<{self.stem}Dependency>'
    constructed(self)


@evidence
def factory(self):
    """4.2: a factory that returns `Self`."""
    self.component_body.append(braces('static func make(_ dependency: ' + self.stem + 'Dependency) -> Self {',
        ['self.init(dependency: dependency)']))
    self.component_body.append(braces('required override init(dependency: ' + self.stem + 'Dependency) {',
        ['super.init(dependency: dependency)']))
    self.body.append(f'let component = {self.component}.make(dependency)')
    self.made = True


@evidence
def resolved_metatype(self):
    """4.2: a metatype passed to a resolver."""
    self.texts.append(type_text('final class Resolver', [['static let shared = Resolver()'],
        braces('func resolve<T>(_ type: T.Type) -> T? {', ['nil'])]))
    self.body.append(f'let component = Resolver.shared.resolve({self.component}.self)!')
    self.made = True


@evidence
def parameter(self):
    """4.2: a parameter."""
    self.parameters += f', component: {self.component}'
    self.body.append('print(component)')


@evidence
def componentized(self):
    """4.2, B4.2: ComponentizedBuilder, whose override receives the component."""
    self.superclass = (f'ComponentizedBuilder<{self.component}, {self.stem}Routing, {self.stem}Listener, Void>')
    self.parameters = f'with component: {self.component}, _ listener: {self.stem}Listener'
    self.override = 'override '


@evidence
def generic_base(self):
    """4.2: a superclass creates it, through a generic parameter bound to it."""
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
def scope_protocol(self):
    """4.2: a scope typed by a protocol to which only components conform."""
    self.texts.append(type_text(f'protocol {self.stem}Scoped: AnyObject', [['var title: String { get }']]))
    self.conforms = f', {self.stem}Scoped'
    self.component_body.append(['var title: String { "' + self.stem + '" }'])
    self.parameters += f', scope: {self.stem}Scoped'
    self.body.append('print(scope.title)')


@evidence
def closure_member(self):
    """4.2: a factory closure whose result is a component."""
    self.members.append(f'private let componentBuilder: () -> {self.component}')
    self.extra_init = [f'dependency: {self.stem}Dependency, componentBuilder: @escaping () -> {self.component}',
        'self.componentBuilder = componentBuilder', 'super.init(dependency: dependency)']
    self.body.append('let component = componentBuilder()')
    self.made = True


@evidence
def of_dependency(self):
    """4.2: a component that the dependency creates."""
    self.requirements.append(f'func {lowered(self.stem)}Component() -> {self.component}')
    self.body.append(f'let component = dependency.{lowered(self.stem)}Component()')
    self.made = True


@evidence
def of_multiple_stages(self):
    """4.2: componentForCurrentBuildPass."""
    self.superclass = f'SimpleMultiStageComponentizedBuilder<{self.component}, {self.stem}Routing>'
    self.parameters = f'with component: {self.component}'
    self.override = 'override '
    self.name = 'finalStageBuild'
    self.body.append('let listener = componentForCurrentBuildPass.listener')
    self.component_body.append([f'weak var listener: {self.stem}Listener?'])


@evidence
def simple_componentized(self):
    """4.2: SimpleComponentizedBuilder."""
    self.superclass = f'SimpleComponentizedBuilder<{self.component}, {self.stem}Routing>'
    self.parameters = f'with component: {self.component}'
    self.override = 'override '
    self.component_body.append([f'weak var listener: {self.stem}Listener?'])
    self.body.append('let listener = component.listener')


@evidence
def builder_is_component(self):
    """4.2: the builder itself, if it is a Component."""
    self.superclass = f'Component<{self.stem}Dependency>'


@evidence
def unresolved_function(self):
    """4.2: a call of an unresolved function whose name ends in `Component`."""
    self.body.append(f'let component = make{self.stem}Component(dependency)')


def absent(make):
    NO_EVIDENCE.append(make)
    return make


@absent
def nothing(self):
    """4.3a: no component evidence."""


@absent
def plain_container(self):
    """4.2: a class with a component's name that is not a component."""
    self.texts.append(type_text(f'final class {self.stem}ViewComponent', [['let title = "title"']]))
    self.body.append(f'let component = {self.stem}ViewComponent()')
    self.body.append('print(component.title)')


@absent
def dependency_only(self):
    """4.3a: values of the dependency, but no component."""
    self.requirements.append('var clock: Clock { get }')
    self.given = 'clock: dependency.clock'
    self.body.append('let name = String(describing: dependency)')
    self.body.append('print(name)')


@absent
def component_elsewhere(self):
    """4.3a: a component that nothing in the builder creates."""
    self.texts.append(type_text(f'final class {self.stem}Preview', [
        [f'var dependency: {self.stem}Dependency?'], braces('func show() {', [f'print({self.component}.self)'])]))


def kind(make):
    KINDS.append(make)
    return make


@kind
def with_component(self):
    """4.2: evidence of a component."""
    self.sentence.pick('evidence', EVIDENCE)(self)


@kind
def without(self):
    """4.3a: no component evidence."""
    self.sentence.pick('no evidence', NO_EVIDENCE)(self)
    self.report()


@kind
def conforming(self):
    """4.3b: only conforms to Buildable, or a protocol that refines it."""
    self.based = False
    self.superclass = ''
    if self.sentence.chance('with a component', 40):
        self.members.append(f'let dependency: {self.stem}Dependency')
        self.extra_init = [f'dependency: {self.stem}Dependency', 'self.dependency = dependency']
        constructed(self)
    else:
        if self.sentence.chance('service locator', 50):
            self.parameters += ', analytics: Analytics = resolve()'
            self.texts.append('protocol Analytics: AnyObject {}\n\nfunc resolve<T>() -> T {\n    fatalError()\n}')
        self.report()


@kind
def delegating(self):
    """4.1: a builder that constructs neither a router nor an interactor delegates."""
    self.delegates = True


def child(self, dependency_requires=True):
    """The child RIB's declarations: its builder, whose Dependency has requirements or none."""
    requirement = [['var clock: Clock { get }']] if dependency_requires else []
    self.texts.append('\n\n'.join([
        type_text('protocol DetailDependency: Dependency', requirement) if requirement
        else 'protocol DetailDependency: Dependency {}',
        'final class DetailComponent: Component<DetailDependency> {}',
        'final class DetailInteractor: Interactor {}',
        'final class DetailRouter: Router<DetailInteractor> {}',
        type_text('protocol DetailBuildable: Buildable', [['func build() -> Routing']]),
        type_text('final class DetailBuilder: Builder<DetailDependency>, DetailBuildable', [
            braces('func build() -> Routing {', ['_ = DetailComponent(dependency: dependency)',
                'return DetailRouter(interactor: DetailInteractor())'])])]))


@kind
def child_builder(self):
    """4.3c: the `dependency:` argument of a call that resolves to a Builder."""
    child(self)
    self.requirements.append('var clock: Clock { get }')
    site, mark = self.project.site()
    given, raw = self.sentence.pick('given to the child', [('component', False), ('dependency', True),
        ('self.dependency', True), ('component.dependency', True), ('(dependency)', True),
        ('dependency as! DetailDependency', True), ('local', True), ('local of the component', False)])
    constructed(self)
    if not self.body[-1].startswith('let component'):
        self.body[-1] = f'let component = {self.component}(dependency: dependency)'
    self.body.append('print(component.dependency.clock)')
    if given == 'local':
        self.body.append(self.sentence.pick('local', ['let given = dependency', 'let given = self.dependency',
            'guard let given = dependency as? DetailDependency else { fatalError() }']))
        given = 'given'
    elif given == 'local of the component':
        self.body.append('let given = component')
        given = 'given'
    made = self.sentence.pick('child builder', ['DetailBuilder(dependency: {})', 'DetailBuilder.init(dependency: {})',
        'init', 'lazy', 'computed'])
    if made in ('lazy', 'computed') and given in ('dependency', 'self.dependency', '(dependency)',
            'dependency as! DetailDependency'):
        spelled = given
        if made == 'lazy':
            self.members.append(f'private lazy var detailBuilder = DetailBuilder(dependency: {spelled}){mark}')
        else:
            self.members.append('private var detailBuilder: DetailBuilder { '
                f'DetailBuilder(dependency: {spelled}){mark} }}')
        self.body.append('print(detailBuilder)')
    elif made == 'init':
        self.body.append(f'let detailBuilder: DetailBuilder = .init(dependency: {given}){mark}')
        self.body.append('print(detailBuilder)')
    else:
        made = made if '{}' in made else 'DetailBuilder(dependency: {})'
        self.body.append(f'let detailBuilder = {made.format(given)}{mark}')
        self.body.append('print(detailBuilder)')
    self.child_conforms = True
    if raw:
        self.report(site)


@kind
def child_in_initializer(self):
    """4.3c: in the builder's initializer."""
    child(self)
    self.requirements.append('var clock: Clock { get }')
    site, mark = self.project.site()
    constructed(self)
    self.members.append('private let detailBuilder: DetailBuildable')
    self.extra_init = [f'dependency: {self.stem}Dependency & DetailDependency' if self.sentence.chance('composed', 40)
        else f'dependency: {self.stem}Dependency', f'detailBuilder = DetailBuilder(dependency: dependency){mark}',
        'super.init(dependency: dependency)']
    self.child_conforms = True
    self.dependency_refines = 'DetailDependency'
    self.report(site)


@kind
def empty_component(self):
    """4.3e: a child whose Dependency has requirements gets EmptyComponent(), in a builder that is not the root's."""
    requires = self.sentence.chance('requires nothing', 50) is False
    child(self, requires)
    site, mark = self.project.site()
    constructed(self)
    cast = ' as! DetailDependency' if self.sentence.chance('cast', 50) else ''
    if cast and requires:
        self.sentence.undecided.add('EmptyComponent with a cast')
    self.body.append(f'let detailBuilder = DetailBuilder(dependency: EmptyComponent(){cast}){mark}')
    self.body.append('print(detailBuilder)')
    root = self.sentence.chance('root', 30)
    if root:
        self.launch = True
    if requires and not root:
        self.report(site)


@kind
def never_read(self):
    """4.3f: a component is created but never read, while the dependency or a member of it is passed to something."""
    self.requirements.append('var clock: Clock { get }')
    self.body.append(f'let component = {self.component}(dependency: dependency)')
    self.made = None
    reads = self.sentence.pick('the component', ['never read', 'read', 'its dependency read'])
    self.given = 'clock: dependency.clock'
    site, mark = self.project.site()
    self.body[-1] += mark
    if reads == 'read':
        self.component_body.append(['var title: String { "title" }'])
        self.body.append('print(component.title)')
    elif reads == 'its dependency read':
        self.given = 'clock: component.dependency.clock'
    else:
        self.report(site)


def builder_project(sentence):
    self = Builder(sentence)
    self.made = self.delegates = self.launch = self.child_conforms = False
    self.conforms = ''
    self.dependency_refines = ''
    sentence.pick('kind', KINDS)(self)
    write(self)
    return self.project


def write(self):
    stem, project, sentence = self.stem, self.project, self.sentence
    router = 'LaunchRouter' if self.launch else 'ViewableRouter'
    routing = 'LaunchRouting' if self.launch else 'ViewableRouting'
    for text in self.texts:
        project.add(sentence.pick('file of the helper', [f'{stem}/{stem}Builder.swift', 'Common/Shared.swift']), text)
    project.add('Common/Clock.swift', 'protocol Clock: AnyObject {}')
    project.add(f'{stem}/{stem}Interactor.swift', '\n\n'.join([
        f'protocol {stem}Presentable: Presentable {{}}', f'protocol {stem}Listener: AnyObject {{}}',
        type_text(f'final class {stem}Interactor: PresentableInteractor<{stem}Presentable>', [
            [f'weak var listener: {stem}Listener?', 'private let clock: Clock?'],
            braces(f'init(presenter: {stem}Presentable, clock: Clock? = nil) {{', ['self.clock = clock',
                'super.init(presenter: presenter)'])])]))
    project.add(f'{stem}/{stem}Router.swift', '\n\n'.join([f'protocol {stem}Routing: {routing} {{}}',
        f'final class {stem}ViewController: UIViewController, {stem}Presentable, ViewControllable {{}}',
        f'final class {stem}Router: {router}<{stem}Interactor, ViewControllable>, {stem}Routing {{}}']))
    refined = ', '.join(part for part in ('Dependency', self.dependency_refines) if part)
    parts = [type_text(f'protocol {stem}Dependency: {refined}', [self.requirements]) if self.requirements
        else f'protocol {stem}Dependency: {refined} {{}}']
    parts.append(type_text(f'final class {self.component}: {self.component_base}{self.conforms}', self.component_body)
        if self.component_body else f'final class {self.component}: {self.component_base}{self.conforms} {{}}')
    if self.child_conforms:
        parts.append(type_text(f'extension {self.component}: DetailDependency', [
            ['var clock: Clock { dependency.clock }']]))
    constructs = [f'let viewController = {stem}ViewController()',
        f'let interactor = {stem}Interactor(presenter: viewController{", " + self.given if self.given else ""})',
        'interactor.listener = listener',
        f'return {stem}Router(interactor: interactor, viewController: viewController)']
    buildable = f'{stem}Buildable'
    head = f'{self.override}func {self.name}({self.parameters}) -> {stem}Routing {{'
    if self.delegates:
        parts.append(type_text(f'final class {stem}Adapter: Builder<{stem}Dependency>{self.class_mark}', [
            [f'private let other: {buildable}'],
            braces(f'init(dependency: {stem}Dependency, other: {buildable}) {{', ['self.other = other',
                'super.init(dependency: dependency)']),
            braces(f'func build({self.parameters}) -> {stem}Routing {{', ['other.build(withListener: listener)'])]))
        constructed(self)
    if not self.override:
        parts.append(type_text(f'protocol {buildable}: Buildable', [[f'func build({self.parameters}) -> {stem}Routing'
            .replace(' = resolve()', '')]]))
    init = []
    if self.extra_init:
        override = 'override ' if self.extra_init[0] == f'dependency: {stem}Dependency' and self.superclass else ''
        init = [braces(f'{override}init({self.extra_init[0]}) {{', self.extra_init[1:])]
    supertypes = ', '.join(part for part in (self.superclass, '' if self.override else buildable) if part)
    name = f'{stem}Builder'
    mark = '' if self.delegates else self.class_mark
    where = sentence.pick('where it builds', ['build', 'extension', 'function', 'tuple'])
    if self.override or self.members or not self.superclass or 'private' in ' '.join(
            line for part in self.functions for line in part):
        where = 'build'
    if where == 'extension':
        kept = f'final class {name}: {supertypes}'.replace(f', {buildable}', '')
        parts.append(type_text(kept + mark, [self.members, *init, *self.functions])
            if self.members or init or self.functions else kept + ' {}' + mark)
        project.add(f'{stem}/{stem}Builder+Build.swift', type_text(f'extension {name}: {buildable}',
            [braces(head, [*self.body, *constructs])]))
    elif where == 'function':
        if self.given.startswith('clock: dependency') and self.made is None:
            sentence.undecided.add('component and dependency in two bodies')
        parts.append(type_text(f'final class {name}: {supertypes}{mark}', [self.members, *init, *self.functions,
            braces(head, [*self.body, 'return assemble(listener)']),
            braces(f'private func assemble(_ listener: {stem}Listener) -> {stem}Routing {{', constructs)]))
    else:
        parts.append(type_text(f'final class {name}: {supertypes}{mark}', [self.members, *init, *self.functions,
            braces(head, [*self.body, *constructs])]))
    project.add(f'{stem}/{stem}Builder.swift', '\n\n'.join(parts))
