"""Further shapes of projects about the tree: RIBs without views, tabs, and steps of workflows."""
from project import braces
from screen import type_text
from tree_hooks import keep
from words import lowered

CHILD = 'Detail'


def answered(tree, calls, mark=''):
    """Functions of an interactor upon the child's event; the first call on the way is marked."""
    head = f'func {tree.signature} {{'
    by_function = tree.sentence.chance('answers through a function', 25) and not tree.by_case
    if not by_function:
        calls = [calls[0] + mark, *calls[1:]]
    if tree.by_case:
        return [braces(head, ['switch request {', 'case .close:', *(f'    {call}' for call in calls),
            'case .refresh: print("refresh")', '}'])]
    if by_function:
        return [braces(head, ['leave()' + mark]), braces('private func leave() {', calls)]
    return [braces(head, calls)]


def home(tree, interactor, router, protocols, children, view=(), superclass='UIViewController', also='', required=()):
    """The RIB at the root of the app: the functions of its interactor and its router, and what its router requires.

    The view has a button that tells the interactor `didTapOpen()`.
    """
    project = tree.project
    names = [line.split('(')[0].removeprefix('func ') for part in router for line in part[:1] if line.startswith('func ')]
    requirements = [head.removesuffix(' {') for part in router for head in part[:1] if head.startswith('func ')]
    assert len(names) == len(requirements)
    builders = [f'{lowered(child)}Builder: {child}Buildable' for child in children]
    project.add('Home/HomeInteractor.swift', '\n\n'.join([
        type_text('protocol HomeRouting: LaunchRouting', [[line] for line in requirements]),
        type_text('protocol HomePresentableListener: AnyObject', [['func didTapOpen()']]),
        type_text('protocol HomePresentable: Presentable', [['var listener: HomePresentableListener? { get set }']]),
        type_text(f'final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, '
            f'HomePresentableListener{also}', [['weak var router: HomeRouting?'],
                braces('override init(presenter: HomePresentable) {', ['super.init(presenter: presenter)',
                    'presenter.listener = self']), *interactor])]))
    project.add('Home/HomeViewController.swift', type_text(
        f'final class HomeViewController: {superclass}, HomePresentable, HomeViewControllable'
        f'{"".join(f", {name}" for name in protocols)}', [
            ['weak var listener: HomePresentableListener?'],
            braces('@objc private func openTapped() {', ['listener?.didTapOpen()']), *view]))
    stored = [f'private let {builder}' for builder in builders] + tree.slots
    project.add('Home/HomeRouter.swift', '\n\n'.join([
        type_text('protocol HomeInteractable: Interactable' + ''.join(f', {child}Listener' for child in children),
            [['var router: HomeRouting? { get set }']]),
        type_text('protocol HomeViewControllable: ViewControllable', [list(required)]) if required
            else 'protocol HomeViewControllable: ViewControllable {}',
        type_text('final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting', [
            stored, braces(f'init(interactor: HomeInteractable, viewController: HomeViewControllable, '
                f'{", ".join(builders)}) {{', [*(f'self.{name.split(":")[0]} = {name.split(":")[0]}'
                    for name in builders), 'super.init(interactor: interactor, viewController: viewController)',
                    'interactor.router = self']), *router])]))
    given = ', '.join(f'{lowered(child)}Builder: {child}Builder(dependency: component)' for child in children)
    project.add('Home/HomeBuilder.swift', '\n\n'.join([
        type_text('final class HomeComponent: Component<EmptyDependency>'
            + ''.join(f', {child}Dependency' for child in children), [[
                f'var {lowered(name.removesuffix("ViewControllable"))}ViewController: {name} {{ viewController }}'
                for name in protocols], *([['let viewController: HomeViewController'],
                    braces('init(dependency: EmptyDependency, viewController: HomeViewController) {', [
                        'self.viewController = viewController', 'super.init(dependency: dependency)'])]
                    if protocols else [])]),
        type_text('final class HomeBuilder: Builder<EmptyDependency>', [braces('func build() -> LaunchRouting {', [
            'let viewController = HomeViewController()',
            'let component = HomeComponent(dependency: dependency'
            + (', viewController: viewController)' if protocols else ')'),
            'let interactor = HomeInteractor(presenter: viewController)',
            f'return HomeRouter(interactor: interactor, viewController: viewController, {given})'])])]))


def attaching(tree, child, slot, show, marked='', attached_mark='', built_mark='', guard=True):
    """The statements that attach a child and store it."""
    local = tree.sentence.pick('local', ['router', 'child'])
    attach = [] if built_mark else [f'attachChild({local}){attached_mark}']
    store = [f'{slot} = {local}{marked}']
    order = tree.sentence.pick('order', [[store, attach], [attach, store]])
    return [*([f'guard {slot} == nil else {{ return }}'] if guard else []),
        f'let {local} = {lowered(child)}Builder.build(withListener: interactor){built_mark}',
        *order[0], *order[1], *(line.format(f'{local}.viewControllable') for line in show)]


def detaching(slot, hide, mark='', cleared=True):
    return [f'guard let router = {slot} else {{ return }}', *hide, f'detachChild(router){mark}',
        *([f'{slot} = nil'] if cleared else [])]


# A RIB without a view

FLOW_VIOLATIONS = ['viewless_rib_left_empty', 'attach_without_guard', 'detached_child_not_cleared',
    'child_built_not_attached', 'viewless_rib_with_viewable_router']


def viewless_flow(tree, write_child):
    """fixed-tree, `viewless_rib_left_empty`: a flow attaches its only child at its start, and ends with it."""
    sentence, flow, project = tree.sentence, tree.stem, tree.project
    violation = sentence.pick('violation of the flow', ['none', 'none', *FLOW_VIOLATIONS])

    def mark(name):
        if violation != name:
            return ''
        site, text = project.site()
        project.expect(name, site)
        return text
    tree.violation = 'none'
    tree.pushed = sentence.chance('pushed', 50)
    keep(tree, is_sibling=True)
    write_child(tree)
    show, hide = ('navigationController?.pushViewController({}.uiviewController, animated: true)',
        'navigationController?.popViewController(animated: true)') if tree.pushed else (
        'present({}.uiviewController, animated: true)', 'dismiss(animated: true)')
    own = 'viewController.uiviewController.'
    end = f'listener?.{lowered(flow)}DidFinish()'
    cleaned = sentence.chance('views are removed at the end', 50)
    calls = [['router?.detachDetail()', end], [end, 'router?.detachDetail()'], *([[end]] if cleaned else [])]
    if violation == 'viewless_rib_left_empty':
        own_calls = answered(tree, ['router?.detachDetail()'], mark('viewless_rib_left_empty'))
    else:
        own_calls = answered(tree, sentence.pick('the flow ends', calls))
    viewable = violation == 'viewless_rib_with_viewable_router'
    base = f'ViewableRouter<{flow}Interactable, {flow}ViewControllable>' if viewable else f'Router<{flow}Interactable>'
    cleanup = [braces('func cleanupViews() {', ['guard detail != nil else { return }', own + hide])] if cleaned else []
    project.add(f'{flow}/{flow}Interactor.swift', '\n\n'.join([
        type_text(f'protocol {flow}Routing: {"ViewableRouting" if viewable else "Routing"}', [['func attachDetail()',
            'func detachDetail()', *(['func cleanupViews()'] if cleaned else [])]]),
        type_text(f'protocol {flow}Listener: AnyObject', [[f'func {lowered(flow)}DidFinish()']]),
        type_text(f'final class {flow}Interactor: Interactor, {flow}Interactable', [
            [f'weak var router: {flow}Routing?', f'weak var listener: {flow}Listener?'],
            braces('override func didBecomeActive() {', ['super.didBecomeActive()', 'router?.attachDetail()']),
            *([braces('override func willResignActive() {', ['super.willResignActive()', 'router?.cleanupViews()'])]
                if cleaned else []),
            *own_calls,
            *([braces('func cancel() {', [end])] if violation == 'viewless_rib_left_empty' else [])])]))
    project.add(f'{flow}/{flow}Router.swift', '\n\n'.join([
        type_text(f'protocol {flow}Interactable: Interactable, {CHILD}Listener', [
            [f'var router: {flow}Routing? {{ get set }}', f'var listener: {flow}Listener? {{ get set }}']]),
        f'protocol {flow}ViewControllable: ViewControllable {{}}',
        type_text(f'final class {flow}Router: {base}, {flow}Routing', [
            [*([] if viewable else [f'private let viewController: {flow}ViewControllable']),
                f'private let detailBuilder: {CHILD}Buildable', f'private var detail: {tree.routing}?'],
            braces(f'init(interactor: {flow}Interactable, viewController: {flow}ViewControllable, '
                f'detailBuilder: {CHILD}Buildable) {{', [
                    *([] if viewable else ['self.viewController = viewController']),
                    'self.detailBuilder = detailBuilder',
                    'super.init(interactor: interactor' + (', viewController: viewController)' if viewable else ')'),
                    'interactor.router = self']),
            braces('func attachDetail() {', attaching(tree, CHILD, 'detail', [own + show])),
            braces('func detachDetail() {', detaching('detail', [own + hide])), *cleanup])]))
    project.add(f'{flow}/{flow}Builder.swift', '\n\n'.join([
        type_text(f'protocol {flow}Dependency: Dependency', [[
            f'var {lowered(flow)}ViewController: {flow}ViewControllable {{ get }}']]),
        type_text(f'final class {flow}Component: Component<{flow}Dependency>, {CHILD}Dependency', [[
            f'fileprivate var {lowered(flow)}ViewController: {flow}ViewControllable {{ '
            f'dependency.{lowered(flow)}ViewController }}']]),
        type_text(f'protocol {flow}Buildable: Buildable', [[
            f'func build(withListener listener: {flow}Listener) -> {flow}Routing']]),
        type_text(f'final class {flow}Builder: Builder<{flow}Dependency>, {flow}Buildable', [
            braces(f'func build(withListener listener: {flow}Listener) -> {flow}Routing {{', [
                f'let component = {flow}Component(dependency: dependency)', f'let interactor = {flow}Interactor()',
                'interactor.listener = listener',
                f'return {flow}Router(interactor: interactor, viewController: component.{lowered(flow)}ViewController, '
                'detailBuilder: DetailBuilder(dependency: component))'
                + mark('viewless_rib_with_viewable_router')])])]))
    tree.slots = [f'private var flow: {flow}Routing?']
    home(tree, [braces('func didTapOpen() {', ['router?.attachFlow()']),
        braces(f'func {lowered(flow)}DidFinish() {{', ['router?.detachFlow()'])], [
            braces('func attachFlow() {', attaching(tree, flow, 'flow', [], mark('attach_without_guard'),
                built_mark=mark('child_built_not_attached'), guard=violation != 'attach_without_guard')),
            braces('func detachFlow() {', detaching('flow', [], mark('detached_child_not_cleared'),
                cleared=violation != 'detached_child_not_cleared'))],
        [f'{flow}ViewControllable'], [flow])


# Tabs

def tabs(tree, write_child):
    """tree T9: children in tabs are attached at the start, and stay as long as their parent."""
    sentence, project = tree.sentence, tree.project
    violation = sentence.pick('violation of the tabs', ['none', 'none', 'child_built_not_attached', 'attached_never_shown'])

    def mark(name):
        if violation != name:
            return ''
        site, text = project.site()
        project.expect(name, site)
        return text
    tree.violation, tree.pushed = 'none', True
    keep(tree, is_sibling=True)
    write_child(tree)
    second, third = tree.stem, 'Account'
    for name in (second, third):
        write_plain_child(project, name)
    names = [CHILD, second, third]
    together = sentence.chance('attached together', 30) and violation == 'none'
    lines = []
    for name in names:
        broken = name == third
        built = mark('child_built_not_attached') if broken else ''
        lines.append(f'let {lowered(name)} = {lowered(name)}Builder.build(withListener: interactor){built}')
        if not together and not (broken and violation == 'child_built_not_attached'):
            lines.append(f'attachChild({lowered(name)})' + (mark('attached_never_shown') if broken else ''))
    shown = [lowered(name) for name in names if name != third or violation != 'attached_never_shown']
    if together:
        lines.append(f'[{", ".join(lowered(name) for name in names)}].forEach(attachChild)')
    listed = f'[{", ".join(f"{name}.viewControllable" for name in shown)}]'
    if sentence.chance('views by map', 25) and violation == 'none':
        listed = f'[{", ".join(shown)}].map {{ $0.viewControllable }}'
    lines.append(f'viewController.setTabs({listed})')
    started = sentence.pick('tabs are attached', ['by the interactor', 'in didLoad'])
    body = '$0.uiviewController' if sentence.chance('tabs are views', 50) \
        else 'UINavigationController(rootViewController: $0.uiviewController)'
    tree.slots = []
    by_interactor = started == 'by the interactor'
    home(tree, [
        *([braces('override func didBecomeActive() {', ['super.didBecomeActive()', 'router?.attachTabs()'])]
            if by_interactor else []),
        braces('func didTapOpen() {', ['print("opened")']),
        *answered(tree, ['print("closed")']),
        *(braces(f'func {lowered(name)}DidChange() {{', ['print("changed")']) for name in names[1:])],
        [braces('func attachTabs() {' if by_interactor else 'override func didLoad() {',
            ([] if by_interactor else ['super.didLoad()']) + lines)],
        [], names, [braces('func setTabs(_ views: [ViewControllable]) {', [
            f'setViewControllers(views.map {{ {body} }}, animated: false)'])], 'UITabBarController',
        required=['func setTabs(_ views: [ViewControllable])'])


def write_plain_child(project, name):
    """A RIB with a view and a listener that it tells of changes."""
    project.add(f'{name}/{name}Builder.swift', '\n\n'.join([
        type_text(f'protocol {name}Listener: AnyObject', [[f'func {lowered(name)}DidChange()']]),
        type_text(f'protocol {name}PresentableListener: AnyObject', [['func didTapChange()']]),
        type_text(f'protocol {name}Presentable: Presentable', [[f'var listener: {name}PresentableListener? {{ get set }}']]),
        type_text(f'final class {name}ViewController: UIViewController, {name}Presentable, ViewControllable', [
            [f'weak var listener: {name}PresentableListener?'],
            braces('@objc private func changeTapped() {', ['listener?.didTapChange()'])]),
        type_text(f'final class {name}Interactor: PresentableInteractor<{name}Presentable>, {name}PresentableListener', [
            [f'weak var listener: {name}Listener?'],
            braces(f'override init(presenter: {name}Presentable) {{', ['super.init(presenter: presenter)',
                'presenter.listener = self']),
            braces('func didTapChange() {', [f'listener?.{lowered(name)}DidChange()'])]),
        f'final class {name}Router: ViewableRouter<{name}Interactor, {name}ViewController> {{}}',
        f'protocol {name}Dependency: Dependency {{}}', f'final class {name}Component: Component<{name}Dependency> {{}}',
        type_text(f'protocol {name}Buildable: Buildable', [[
            f'func build(withListener listener: {name}Listener) -> ViewableRouting']]),
        type_text(f'final class {name}Builder: Builder<{name}Dependency>, {name}Buildable', [
            braces(f'func build(withListener listener: {name}Listener) -> ViewableRouting {{', [
                f'_ = {name}Component(dependency: dependency)', f'let viewController = {name}ViewController()',
                f'let interactor = {name}Interactor(presenter: viewController)', 'interactor.listener = listener',
                f'return {name}Router(interactor: interactor, viewController: viewController)'])])]))


# Workflows

def workflow(tree, write_child):
    """tree T7.5: a step of a workflow opens the child, as the user's tap may."""
    sentence, project = tree.sentence, tree.project
    violation = sentence.pick('violation of the workflow', ['none', 'none', 'attach_without_guard',
        'detached_child_not_cleared'])

    def mark(name):
        if violation != name:
            return ''
        site, text = project.site()
        project.expect(name, site)
        return text
    tree.violation, tree.pushed = 'none', sentence.chance('pushed', 50)
    keep(tree, is_sibling=True)
    write_child(tree)
    own = 'viewController.uiviewController.'
    show, hide = ('navigationController?.pushViewController({}.uiviewController, animated: true)',
        'navigationController?.popViewController(animated: true)') if tree.pushed else (
        'present({}.uiviewController, animated: true)', 'dismiss(animated: true)')
    # Only a tap repeats: what a workflow alone opens needs no guard.
    tapped = violation == 'attach_without_guard' or sentence.chance('also opened by a tap', 60)
    guarded = violation != 'attach_without_guard'
    tree.slots = [f'private var detail: {tree.routing}?']
    project.add('Home/OpenWorkflow.swift', '\n\n'.join([
        type_text('protocol HomeActionableItem: AnyObject', [['func openDetail() -> Observable<(HomeActionableItem, ())>']]),
        type_text('final class OpenWorkflow: Workflow<HomeActionableItem>', [
            braces('init(isQuick: Bool) {', ['super.init()', 'onStep { item -> Observable<(HomeActionableItem, ())> in',
                '    item.openDetail()', '}', '.commit()'])])]))
    home(tree, [braces('func didTapOpen() {', ['router?.attachDetail()'] if tapped else ['print("opened")']),
        braces('func openDetail() -> Observable<(HomeActionableItem, ())> {', [
            'router?.attachDetail()', 'return .just((self, ()))']),
        *answered(tree, ['router?.detachDetail()'])], [
            braces('func attachDetail() {', attaching(tree, CHILD, 'detail', [own + show], mark('attach_without_guard'),
                guard=guarded)),
            braces('func detachDetail() {', detaching('detail', [own + hide], mark('detached_child_not_cleared'),
                cleared=violation != 'detached_child_not_cleared'))],
        [], [CHILD], also=', HomeActionableItem')
