"""Forms of the rules of workflows, of the app's start, of tests and of names that the framework has replaced."""
from project import braces
from screen import type_text


def _workflow(self, chain, base='Workflow'):
    """A workflow with a chain of steps, which the interactor runs."""
    self.add(f'{self.stem}/OpenWorkflow.swift', '\n\n'.join([
        type_text('protocol OpeningActionableItem: AnyObject', [[
            'func waitForOpening() -> Observable<(OpeningActionableItem, ())>']]),
        type_text(f'final class OpenWorkflow: {base}<OpeningActionableItem>', [
            braces('override init() {', ['super.init()', *chain])])]))


# workflow_not_committed

def _step(self):
    return self.pick('step', ['onStep { item in', 'self.onStep { (item: OpeningActionableItem) in'])


def _chain_not_committed(self):
    """The chain ends without commit()."""
    mark = self.mark('workflow_not_committed')
    if self.chance('two steps', 50):
        _workflow(self, [_step(self), '    item.waitForOpening()', '}', f'.onStep {{ item, _ in{mark}',
            '    item.waitForOpening()', '}'])
    else:
        _workflow(self, [_step(self) + mark, '    item.waitForOpening()', '}'])
    _runs(self)


def _fork_not_committed(self):
    """A fork of the steps that nobody commits."""
    mark = self.mark('workflow_not_committed')
    _workflow(self, ['let steps = onStep { item in', '    item.waitForOpening()', '}', 'steps.commit()',
        f'let other = steps.asObservable().fork(self){mark}', 'print(other as Any)'])
    _runs(self)


def _fork_committed(self):
    """A fork that is committed."""
    _workflow(self, ['let steps = onStep { item in', '    item.waitForOpening()', '}', 'steps.commit()',
        *self.pick('fork', [['steps.asObservable().fork(self)?.commit()'],
            ['let other = steps.asObservable().fork(self)', 'other?.commit()']])])
    _runs(self)


def _chain_committed(self):
    """Commit() ends the chain, or a local that holds it."""
    if self.chance('by a local', 40):
        _workflow(self, ['let steps = onStep { item in', '    item.waitForOpening()', '}', 'steps.commit()'])
    else:
        _workflow(self, [_step(self), '    item.waitForOpening()', '}', '.commit()'])
    _runs(self)


def _runs(self, statement='OpenWorkflow().subscribe(self).disposeOnDeactivate(interactor: self)'):
    self.interactor.supertypes.append('OpeningActionableItem')
    self.interactor.functions.append(braces(
        'func waitForOpening() -> Observable<(OpeningActionableItem, ())> {', ['.just((self, ()))']))
    self.started(*([statement] if isinstance(statement, str) else statement))


# workflow_result_discarded

COMMITTED = ['onStep { item in', '    item.waitForOpening()', '}', '.commit()']


def _run_and_dropped(self):
    """The subscription is dropped."""
    mark = self.mark('workflow_result_discarded')
    _workflow(self, COMMITTED)
    _runs(self, self.pick('dropped', [f'_ = OpenWorkflow().subscribe(self){mark}', f'OpenWorkflow().subscribe(self){mark}']))


def _run_and_kept(self):
    """Bound, or put into a bag that is replaced at the end."""
    _workflow(self, COMMITTED)
    if self.chance('in a bag', 50):
        self.interactor.members.append('private var bag = DisposeBag()')
        self.interactor.ends.append('bag = DisposeBag()')
        _runs(self, 'OpenWorkflow().subscribe(self).disposed(by: bag)')
    else:
        _runs(self, ['let running = OpenWorkflow().subscribe(self)', 'running.disposeOnDeactivate(interactor: self)'])


# launch_router_not_retained

def _root(self, members, statements):
    """An app delegate that launches the root of the tree."""
    self.add('App/Root.swift', '\n\n'.join([
        'final class RootRouter: LaunchRouter<Interactable, ViewControllable> {}',
        type_text('protocol RootBuildable: Buildable', [['func build() -> LaunchRouting']]),
        type_text('final class SceneDelegate: UIResponder, UIWindowSceneDelegate', [members,
            braces('func show(_ builder: RootBuildable, in window: UIWindow) {', statements),
            braces(f'func use(_ feature: {self.stem}Buildable) {{', ['print(feature)'])])]))


def _launches_local(self):
    """A local keeps the router until the function returns."""
    mark = self.mark('launch_router_not_retained')
    _root(self, [], self.pick('launched', [['let router = builder.build()', f'router.launch(from: window){mark}'],
        [f'builder.build().launch(from: window){mark}']]))


def _launches_member(self):
    """A member keeps it, assigned before or after."""
    _root(self, ['private var root: LaunchRouting?'], self.pick('launched', [
        ['let router = builder.build()', 'root = router', 'router.launch(from: window)'],
        ['let router = builder.build()', 'router.launch(from: window)', 'self.root = router'],
        ['root = builder.build()', 'root?.launch(from: window)']]))


# snapshot_record_mode

def _records(self):
    """A test that records what it should compare with."""
    mark = self.mark('snapshot_record_mode')
    self.add(f'Tests/{self.stem}SnapshotTests.swift', 'import SnapshotTesting\nimport XCTest\n\n' + type_text(
        f'final class {self.stem}SnapshotTests: XCTestCase', [braces('func testScreen() {', [self.pick('recorded', [
            f'assertSnapshot(of: 1, as: .dump, record: true){mark}', f'isRecording = true{mark}',
            f'assertSnapshot(matching: 1, as: .dump, record: true){mark}'])])]))


def _compares(self):
    """A test that compares; another library's recorder."""
    imported, line = self.pick('compared', [('SnapshotTesting', 'assertSnapshot(of: 1, as: .dump)'),
        ('SnapshotTesting', 'assertSnapshot(of: 1, as: .dump, record: false)'), ('Recorder', 'isRecording = true')])
    self.add(f'Tests/{self.stem}SnapshotTests.swift', f'import {imported}\nimport XCTest\n\n' + type_text(
        f'final class {self.stem}SnapshotTests: XCTestCase', [braces('func testScreen() {', [line])]))


# protocol_missing_mock_annotation

def _contracts(self, are_annotated, mark=''):
    """A module of protocols of one kind, some of them with the annotation of one generator of mocks."""
    annotation = self.pick('annotation', ['/// @mockable', '/// @CreateMock', '// sourcery: AutoMockable', '@Mockable'])
    kind, base = self.pick('kind', [('Listener', 'AnyObject'), ('Buildable', 'Buildable'), ('Routing', 'Routing')])
    names = ['Help', 'Menu', 'Search', 'Settings', 'Offers']
    self.add('Contracts/Contracts.swift', '\n\n'.join(
        ('' if is_annotated is False else annotation + '\n')
        + f'protocol {name}{kind}: {base} {{}}' + ('' if is_annotated else mark)
        for name, is_annotated in zip(names, are_annotated)))


def _lacks_mock(self):
    """Most of the kind in the module have the annotation."""
    mark = self.mark('protocol_missing_mock_annotation')
    _contracts(self, self.pick('annotated', [(True, True, False), (False, True, True, True), (True, True, True, False)]), mark)


def _has_mock(self):
    """All have it, or fewer than most."""
    _contracts(self, self.pick('annotated', [(True, True), (True, True, False, False), (True, False), (False, False)]))


# deprecated_bind_api

def _streams(self, imports):
    """A service with a stream of Combine, in an app on ModernRIBs."""
    self.project.framework = 'ModernRIBs'
    self.add('Common/Ticks.swift', type_text('final class Ticks', [[
        'let ticks = PassthroughSubject<Int, Never>()']]))
    self.interactor.members += ['private let ticks = Ticks()', *imports]


def _old_name(self):
    """The names of RIBs on a subscription of Combine."""
    mark = self.mark('deprecated_bind_api')
    _streams(self, ['private let stopped = PassthroughSubject<Int, Never>()'])
    form = self.pick('written', ['a line', 'several lines'])
    if form == 'a line':
        self.started(f'ticks.ticks.sink {{ print($0) }}.disposeOnDeactivate(interactor: self){mark}')
    else:
        self.started('ticks.ticks', '    .sink { print($0) }', f'    .disposeOnDeactivate(interactor: self){mark}')


def _new_name(self):
    """The names of ModernRIBs."""
    _streams(self, ['private var kept = Set<AnyCancellable>()'])
    self.started('ticks.ticks.sink { print($0) }.cancelOnDeactivate(interactor: self)')


# unreachable_rib

def _app(self, members, statements):
    """An app whose delegate may build the RIB."""
    self.add('App/AppDelegate.swift', '\n\n'.join([
        type_text('final class AppComponent: Component<EmptyDependency>, EmptyDependency', [
            braces('init() {', ['super.init(dependency: EmptyComponent())'])]),
        type_text(f'extension AppComponent: {self.stem}Dependency', []) if self.dependency
            else f'extension AppComponent: {self.stem}Dependency {{}}',
        type_text('final class AppDelegate: UIResponder, UIApplicationDelegate', [members,
            braces('func applicationDidFinishLaunching(_ application: UIApplication) {', statements)])]))


def _nobody_builds(self):
    """No code outside of the RIB names its builder."""
    self.builder.mark = self.mark('unreachable_rib')
    _app(self, [], ['print("launched")'])


def _app_builds(self):
    """The app's delegate names its class or its protocol."""
    stem = self.stem
    _app(self, [f'private var root: {stem}Routing?'], self.pick('built', [
        [f'root = {stem}Builder(dependency: AppComponent()).build(withListener: Owner())'],
        [f'let builder: {stem}Buildable = {stem}Builder(dependency: AppComponent())',
            'root = builder.build(withListener: Owner())']]))
    self.add('App/Owner.swift', f'final class Owner: {stem}Listener {{}}')


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'deprecated_bind_api': ('framework', [_old_name], [_new_name]),
    'launch_router_not_retained': ('root', [_launches_local], [_launches_member]),
    'protocol_missing_mock_annotation': ('contracts', [_lacks_mock], [_has_mock]),
    'snapshot_record_mode': ('tests', [_records], [_compares]),
    'unreachable_rib': ('app', [_nobody_builds], [_app_builds]),
    'workflow_not_committed': ('workflows', [_chain_not_committed], [_chain_committed, _fork_committed]),
    'workflow_result_discarded': ('workflows', [_run_and_dropped], [_run_and_kept]),
}
