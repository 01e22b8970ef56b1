"""Kinds of builders: with and without a component, with child builders (4.1, 4.3)."""
from evidence import EVIDENCE, constructed
from project import braces
from screen import type_text

NO_EVIDENCE, KINDS = [], []


def absent(make):
    NO_EVIDENCE.append(make)
    return make


@absent
def nothing(self):
    """No component evidence."""


@absent
def plain_container(self):
    """A class with a component's name that is not a component."""
    self.texts.append(type_text(f'final class {self.stem}ViewComponent', [['let title = "title"']]))
    self.body.append(f'let component = {self.stem}ViewComponent()')
    self.body.append('print(component.title)')


@absent
def dependency_only(self):
    """Values of the dependency, but no component."""
    self.requirements.append('var clock: Clock { get }')
    self.given = 'clock: dependency.clock'
    self.body.append('let name = String(describing: dependency)')
    self.body.append('print(name)')


@absent
def component_elsewhere(self):
    """A component that nothing in the builder creates."""
    self.texts.append(type_text(f'final class {self.stem}Preview', [
        [f'var dependency: {self.stem}Dependency?'], braces('func show() {', [f'print({self.component}.self)'])]))


def kind(make):
    KINDS.append(make)
    return make


@kind
def with_component(self):
    """Evidence of a component."""
    self.sentence.pick('evidence', EVIDENCE)(self)


@kind
def without(self):
    """No component evidence."""
    self.sentence.pick('no evidence', NO_EVIDENCE)(self)
    self.report()


@kind
def conforming(self):
    """Only conforms to Buildable, or a protocol that refines it."""
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
    """A builder that constructs neither a router nor an interactor delegates."""
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
    """The `dependency:` argument of a call that resolves to a Builder."""
    child(self)
    self.requirements.append('var clock: Clock { get }')
    site, mark = self.project.site()
    given, raw = self.sentence.pick('given to the child', [('component', False), ('dependency', True),
        ('self.dependency', True), ('component.dependency', True), ('(dependency)', True),
        ('dependency as! DetailDependency', True), ('local', True), ('local of the component', False), ('if', True),
        ('if case', True), ('switch', True)])
    constructed(self)
    if not self.body[-1].startswith('let component'):
        self.body[-1] = f'let component = {self.component}(dependency: dependency)'
    self.body.append('print(component.dependency.clock)')
    if given == 'local':
        self.body.append(self.sentence.pick('local', ['let given = dependency', 'let given = self.dependency',
            'guard let given = dependency as? DetailDependency else { fatalError() }',
            'guard case let given as DetailDependency = dependency else { fatalError() }',
            'let given = (dependency as! DetailDependency)', 'let (given, _) = (dependency, 0)']))
        given = 'given'
    elif given == 'local of the component':
        self.body.append('let given = component')
        given = 'given'
    elif given in ('if', 'if case', 'switch'):
        head, tail = {'if': ('if let given = dependency as? DetailDependency {', ['}']),
            'if case': ('if case let given as DetailDependency = dependency {', ['}']),
            'switch': ('switch dependency {', ['default:', '    break', '}'])}[given]
        case = ['case let given as DetailDependency:'] if given == 'switch' else []
        self.body += [head, *case, f'    print(DetailBuilder(dependency: given)){mark}', *tail]
        self.child_conforms = True
        self.report(site)
        return
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
    """In the builder's initializer."""
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
    """A child whose Dependency has requirements gets EmptyComponent(), in a builder that is not the root's."""
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
    """A component is created but never read, while the dependency or a member of it is passed to something."""
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
