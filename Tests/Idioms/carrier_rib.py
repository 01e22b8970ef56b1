"""A parent and its child, in which one value may be carried on its way to the code that uses it."""
from project import braces
from screen import type_text


class Class:
    """What carriers and rules add to a class of the project."""

    def __init__(self, name):
        self.name, self.supertypes = name, []
        self.members, self.functions, self.extensions = [], [], []

    def supers(self):
        return ''.join(f', {name}' for name in self.supertypes)


class Family:
    """The parts of the parent and its child that rules replace. Each is a list of statements."""

    def __init__(self, project):
        self.project = project
        self.router, self.interactor = Class('HomeRouter'), Class('HomeInteractor')
        self.builder, self.child = Class('DetailBuilder'), Class('DetailInteractor')
        self.child_view = Class('DetailViewController')
        self.wired = ['interactor.router = self']
        self.presenter_wired = ['presenter.listener = self']
        self.listener_set = ['interactor.listener = listener']
        self.built = ['let child = detailBuilder.build(withListener: interactor)']
        self.slot = ['private var detail: ViewableRouting?']
        self.guard = ['guard detail == nil else { return }']
        self.stored = ['detail = child']
        self.attached = ['attachChild(child)']
        self.shown = ['child.viewControllable.uiviewController.modalPresentationStyle = .fullScreen',
            'viewController.uiviewController.present(child.viewControllable.uiviewController, animated: true)']
        self.taken = ['guard let child = detail else { return }']
        self.hidden = ['viewController.uiviewController.dismiss(animated: true)']
        self.detached = ['detachChild(child)']
        self.cleared = ['detail = nil']
        self.starts, self.ends = [], []         # didBecomeActive and willResignActive of the parent's interactor
        self.opens, self.closes = ['router?.attachDetail()'], ['router?.detachDetail()']
        self.tells = ['listener?.detailDidClose()']
        self.top = []                           # top-level declarations of carriers
        self.modules = {}                       # those of other modules, by name of the module
        self.presentable = []                   # further requirements of the presenter of the parent
        self.shows = []                         # and the functions of its view that witness them
        self.required, self.provided = [], []   # what the child's dependency requires and the parent's component has
        self.conforms = {}                      # further protocols by the protocol that inherits from them
        self.imports = set()                    # modules that are not in the project

    def write(self):
        self.write_parent()
        self.write_child()
        if self.top:
            self.project.add('Common/Steps.swift', '\n\n'.join(self.top))
        for name, text in self.modules.items():
            self.project.foreign[f'Packages/{name}/Sources/{name}/{name}.swift'] = text
        self.project.modules = sorted(set(self.modules) | self.imports)
        return self.project

    def inherited(self, name):
        return ''.join(f', {other}' for other in self.conforms.get(name, ()))

    def write_parent(self):
        add, interactor, router = self.project.add, self.interactor, self.router
        add('Home/HomeInteractor.swift', '\n\n'.join([
            type_text('protocol HomeRouting: ViewableRouting' + self.inherited('HomeRouting'), [[
                'func attachDetail()', 'func detachDetail()']]),
            type_text('protocol HomePresentable: Presentable' + self.inherited('HomePresentable'), [[
                'var listener: HomePresentableListener? { get set }', *self.presentable]]),
            type_text('final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, '
                f'HomePresentableListener{interactor.supers()}', [
                    ['weak var router: HomeRouting?', *interactor.members],
                    braces('override init(presenter: HomePresentable) {', ['super.init(presenter: presenter)',
                        *self.presenter_wired]),
                    *([braces('override func didBecomeActive() {', ['super.didBecomeActive()', *self.starts])]
                        if self.starts else []),
                    *([braces('override func willResignActive() {', ['super.willResignActive()', *self.ends])]
                        if self.ends else []),
                    braces('func didTapOpen() {', self.opens),
                    braces('func detailDidClose() {', self.closes), *interactor.functions]),
            *interactor.extensions]))
        add('Home/HomeViewController.swift', '\n\n'.join([
            type_text('protocol HomePresentableListener: AnyObject', [['func didTapOpen()']]),
            type_text('final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable', [
                ['weak var listener: HomePresentableListener?'],
                braces('@objc private func openTapped() {', ['listener?.didTapOpen()']), *self.shows])]))
        add('Home/HomeRouter.swift', '\n\n'.join([
            type_text('protocol HomeInteractable: Interactable, DetailListener', [[
                'var router: HomeRouting? { get set }']]),
            'protocol HomeViewControllable: ViewControllable {}',
            type_text('final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting'
                + router.supers(), [
                    ['private let detailBuilder: DetailBuildable', *self.slot, *router.members],
                    braces('init(interactor: HomeInteractable, viewController: HomeViewControllable, '
                        'detailBuilder: DetailBuildable) {', ['self.detailBuilder = detailBuilder',
                            'super.init(interactor: interactor, viewController: viewController)', *self.wired]),
                    braces('func attachDetail() {', [*self.guard, *self.built, *self.stored, *self.attached,
                        *self.shown]),
                    braces('func detachDetail() {', [*self.taken, *self.hidden, *self.detached, *self.cleared]),
                    *router.functions]),
            *router.extensions]))
        add('Home/HomeBuilder.swift', '\n\n'.join([
            type_text('final class HomeComponent: Component<EmptyDependency>, DetailDependency', [self.provided])
                if self.provided else 'final class HomeComponent: Component<EmptyDependency>, DetailDependency {}',
            type_text('final class HomeBuilder: Builder<EmptyDependency>', [braces('func build() -> LaunchRouting {', [
                'let component = HomeComponent(dependency: dependency)',
                'let viewController = HomeViewController()',
                'let interactor = HomeInteractor(presenter: viewController)',
                'return HomeRouter(interactor: interactor, viewController: viewController, '
                'detailBuilder: DetailBuilder(dependency: component))'])])]))
        add('App/SceneDelegate.swift', type_text('final class SceneDelegate: UIResponder, UIWindowSceneDelegate', [
            ['private var launchRouter: LaunchRouting?'],
            braces('func start(in window: UIWindow) {', [
                'let router = HomeBuilder(dependency: EmptyComponent()).build()', 'launchRouter = router',
                'router.launch(from: window)'])]))

    def write_child(self):
        add, child, builder, view = self.project.add, self.child, self.builder, self.child_view
        add('Detail/DetailInteractor.swift', '\n\n'.join([
            'protocol DetailRouting: ViewableRouting {}',
            type_text('protocol DetailPresentable: Presentable', [[
                'var listener: DetailPresentableListener? { get set }']]),
            type_text('protocol DetailListener: AnyObject' + self.inherited('DetailListener'), [[
                'func detailDidClose()']]),
            type_text('final class DetailInteractor: PresentableInteractor<DetailPresentable>, '
                'DetailPresentableListener' + child.supers(), [['weak var listener: DetailListener?', *child.members],
                    braces('override init(presenter: DetailPresentable) {', ['super.init(presenter: presenter)',
                        'presenter.listener = self']),
                    braces('func didTapClose() {', self.tells), *child.functions]), *child.extensions]))
        add('Detail/DetailViewController.swift', '\n\n'.join([
            type_text('protocol DetailPresentableListener: AnyObject' + self.inherited('DetailPresentableListener'), [[
                'func didTapClose()']]),
            type_text('final class DetailViewController: UIViewController, DetailPresentable, ViewControllable'
                + view.supers(), [['weak var listener: DetailPresentableListener?', *view.members],
                    braces('@objc private func closeTapped() {', ['listener?.didTapClose()']), *view.functions]),
            *view.extensions]))
        add('Detail/DetailBuilder.swift', '\n\n'.join([
            type_text('protocol DetailDependency: Dependency', [self.required]) if self.required
                else 'protocol DetailDependency: Dependency {}',
            'final class DetailComponent: Component<DetailDependency> {}',
            'final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController>, DetailRouting {}',
            type_text('protocol DetailBuildable: Buildable', [[
                'func build(withListener listener: DetailListener) -> DetailRouting']]),
            type_text('final class DetailBuilder: Builder<DetailDependency>, DetailBuildable' + builder.supers(), [
                builder.members, braces('func build(withListener listener: DetailListener) -> DetailRouting {', [
                    '_ = DetailComponent(dependency: dependency)', 'let viewController = DetailViewController()',
                    'let interactor = DetailInteractor(presenter: viewController)', *self.listener_set,
                    'return DetailRouter(interactor: interactor, viewController: viewController)']),
                *builder.functions]), *builder.extensions]))
