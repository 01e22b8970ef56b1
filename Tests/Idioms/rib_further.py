"""Forms that come with RIBs of their own: plugins of Needle, flows without a view, delegates of a navigation controller."""
from project import braces
from screen import type_text

# pluginized_component_not_bound

def _plugin(self, statements):
    """A RIB whose component brings plugins, in a folder of its own."""
    mark = '' if statements else self.mark('pluginized_component_not_bound')
    self.add('Shelf/ShelfBuilder.swift', '\n\n'.join([
        'protocol ShelfDependency: NeedleFoundation.Dependency {}', 'protocol ShelfPluginExtension: PluginExtension {}',
        'final class ShelfNonCoreComponent: NonCoreComponent<ShelfDependency> {}',
        'final class ShelfComponent: PluginizedComponent<ShelfDependency, ShelfPluginExtension, ShelfNonCoreComponent> {}'
            + mark, 'final class ShelfInteractor: Interactor {}', 'final class ShelfRouter: Router<ShelfInteractor> {}',
        type_text('final class ShelfBuilder: SimpleComponentizedBuilder<ShelfComponent, ShelfRouter>', [
            braces('override func build(with component: ShelfComponent) -> ShelfRouter {', [
                'let interactor = ShelfInteractor()', *statements, 'return ShelfRouter(interactor: interactor)'])]),
        type_text('final class ShelfRoot: BootstrapComponent', [[
            'var shelfBuilder: ShelfBuilder { ShelfBuilder { ShelfComponent(parent: self) } }'],
            braces('func open() -> ShelfRouter {', ['shelfBuilder.build()'])])]))


def _plugin_not_bound(self):
    """Nothing binds the component to its interactor."""
    _plugin(self, [])


def _plugin_bound(self):
    """Bound in the builder."""
    _plugin(self, [self.pick('bound', ['component.bind(to: interactor)', 'component.bind(to: (interactor))'])])


# viewless_cleanup_missing

def _flow(self, ends, removal, mark=''):
    """A flow without a view that shows a step on a view of its parent, and the parent that attaches it."""
    required = ['func cleanupViews()'] if ends else []
    self.add('Flow/FlowInteractor.swift', '\n\n'.join([
        type_text('protocol FlowListener: AnyObject', [['func flowDidEnd()']]),
        type_text('protocol FlowRouting: Routing', [['func attachStep()', *required]]),
        type_text('final class FlowInteractor: Interactor, StepListener', [
            ['weak var router: FlowRouting?', 'weak var listener: FlowListener?'],
            braces('override func didBecomeActive() {', ['super.didBecomeActive()', 'router?.attachStep()']),
            braces('override func willResignActive() {', ['super.willResignActive()', *ends]),
            braces('func stepDidEnd() {', ['listener?.flowDidEnd()'])])]))
    self.add('Flow/FlowRouter.swift', '\n\n'.join([
        type_text('protocol FlowViewControllable: ViewControllable', [[
            'func present(_ view: ViewControllable)', 'func dismissAll()']]),
        type_text('final class FlowRouter: Router<FlowInteractor>, FlowRouting', [
            ['private let stepBuilder: StepBuildable', 'private let viewController: FlowViewControllable',
                'private var step: ViewableRouting?'],
            braces('init(interactor: FlowInteractor, viewController: FlowViewControllable, stepBuilder: StepBuildable) {', [
                'self.stepBuilder = stepBuilder', 'self.viewController = viewController',
                'super.init(interactor: interactor)', 'interactor.router = self']),
            braces('func attachStep() {', ['guard step == nil else { return }',
                'let child = stepBuilder.build(withListener: interactor)', 'step = child', 'attachChild(child)',
                'viewController.present(child.viewControllable)']),
            braces(f'func cleanupViews() {{{mark}', removal)])]))
    self.add('Flow/FlowBuilder.swift', '\n\n'.join([
        type_text('protocol FlowDependency: Dependency', [['var flowViewController: FlowViewControllable { get }']]),
        type_text('final class FlowComponent: Component<FlowDependency>, StepDependency', [[
            'var viewController: FlowViewControllable { dependency.flowViewController }']]),
        type_text('final class FlowBuilder: Builder<FlowDependency>', [
            braces('func build(withListener listener: FlowListener) -> Routing {', [
                'let component = FlowComponent(dependency: dependency)', 'let interactor = FlowInteractor()',
                'interactor.listener = listener',
                'return FlowRouter(interactor: interactor, viewController: component.viewController, '
                'stepBuilder: StepBuilder(dependency: component))'])])]))
    self.add('Flow/StepBuilder.swift', '\n\n'.join([
        type_text('protocol StepListener: AnyObject', [['func stepDidEnd()']]),
        'protocol StepDependency: Dependency {}', 'final class StepComponent: Component<StepDependency> {}',
        type_text('protocol StepPresentableListener: AnyObject', [['func didTapEnd()']]),
        type_text('protocol StepPresentable: Presentable', [['var listener: StepPresentableListener? { get set }']]),
        type_text('final class StepViewController: UIViewController, StepPresentable, ViewControllable', [
            ['weak var listener: StepPresentableListener?'],
            braces('@objc private func endTapped() {', ['listener?.didTapEnd()'])]),
        type_text('final class StepInteractor: PresentableInteractor<StepPresentable>, StepPresentableListener', [
            ['weak var listener: StepListener?'],
            braces('override init(presenter: StepPresentable) {', ['super.init(presenter: presenter)',
                'presenter.listener = self']),
            braces('func didTapEnd() {', ['listener?.stepDidEnd()'])]),
        'final class StepRouter: ViewableRouter<StepInteractor, ViewControllable> {}',
        type_text('protocol StepBuildable: Buildable', [[
            'func build(withListener listener: StepListener) -> ViewableRouting']]),
        type_text('final class StepBuilder: Builder<StepDependency>, StepBuildable', [
            braces('func build(withListener listener: StepListener) -> ViewableRouting {', [
                '_ = StepComponent(dependency: dependency)', 'let viewController = StepViewController()',
                'let interactor = StepInteractor(presenter: viewController)', 'interactor.listener = listener',
                'return StepRouter(interactor: interactor, viewController: viewController)'])])]))
    dismissal = self.pick('removed by', ['dismiss(animated: true)', 'presentedViewController?.dismiss(animated: true)'])
    self.add(f'{self.stem}/{self.stem}ViewController+Flow.swift', type_text(
        f'extension {self.stem}ViewController: FlowViewControllable', [
            braces('func present(_ view: ViewControllable) {', ['present(view.uiviewController, animated: true)']),
            braces('func dismissAll() {', [dismissal])]))
    self.dependency.append('var flowViewController: FlowViewControllable { get }')
    self.component.supertypes.append('FlowDependency')
    self.component.members.append('var flowViewController: FlowViewControllable { dependency.flowViewController }')
    self.interactor.supertypes.append('FlowListener')
    self.interactable_supertypes.append('FlowListener')
    self.router.members += ['private let flowBuilder: FlowBuilder', 'private var flow: Routing?']
    self.router.parameters.append(('flowBuilder: FlowBuilder', 'flowBuilder: FlowBuilder(dependency: component)'))
    self.router.assigns.append('self.flowBuilder = flowBuilder')
    self.routing += ['func attachFlow()', 'func detachFlow()']
    self.router.functions += [
        braces('func attachFlow() {', ['guard flow == nil else { return }',
            'let child = flowBuilder.build(withListener: interactor)', 'flow = child', 'attachChild(child)']),
        braces('func detachFlow() {', ['guard let child = flow else { return }', 'detachChild(child)', 'flow = nil'])]
    self.tap('didTapFlow', ['router?.attachFlow()'])
    self.interactor.functions.append(braces('func flowDidEnd() {', ['router?.detachFlow()']))


def _leaves_views(self):
    """Nothing removes the views as the flow ends."""
    mark = self.mark('viewless_cleanup_missing')
    ends, removal = self.pick('left', [([], ['viewController.dismissAll()']), (['router?.cleanupViews()'], []), ([], [])])
    _flow(self, ends, removal, mark)


def _removes_views(self):
    """WillResignActive has the router remove them."""
    _flow(self, self.pick('ends', [['router?.cleanupViews()'], ['guard let router else { return }', 'router.cleanupViews()']]),
        ['viewController.dismissAll()'])


# navigation_delegate_overwritten

def _delegates(self, lower, mark=''):
    """The router and the child's router set the delegate of the navigation controller that both are in."""
    navigation = 'viewController.uiviewController.navigationController?'
    own = self.pick('written', ['viewController.uiviewController.navigationController?.delegate = self'])
    self.presents = ['let screen = child.viewControllable.uiviewController', own,
        f'{navigation}.pushViewController(screen, animated: true)']
    self.removes = [f'{navigation}.popViewController(animated: true)']
    self.add(f'{self.stem}/{self.stem}Router+Navigation.swift', f'extension {self.stem}Router: UINavigationControllerDelegate {{}}')
    if lower:
        self.add('Detail/DetailRouter+Navigation.swift', 'extension DetailRouter: UINavigationControllerDelegate {}')
        self.detail_router = [braces('override func didLoad() {', ['super.didLoad()', own + mark])]


def _replaces_delegate(self):
    """The child's router replaces the delegate."""
    _delegates(self, True, self.mark('navigation_delegate_overwritten'))


def _one_delegate(self):
    """One of the two sets it."""
    _delegates(self, False)


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'navigation_delegate_overwritten': ("the child's sheet", [_replaces_delegate], [_one_delegate]),
    'pluginized_component_not_bound': ('plugins', [_plugin_not_bound], [_plugin_bound]),
    'viewless_cleanup_missing': ('flow', [_leaves_views], [_removes_views]),
}
