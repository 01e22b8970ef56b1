// === a tab of the root stays as long as the app, a popup does not
// use: ribs-uikit

protocol FeedPresentableListener: AnyObject {}
protocol FeedPresentable: Presentable {}
final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedPresentableListener {}
final class FeedViewController: UIViewController, FeedPresentable, ViewControllable {
    var listener: FeedPresentableListener?
    //  ^^^^^^^^ strong_listener_in_view note: strongly in 'listener'; no consequence was found: its RIB stays as long as
}
final class FeedRouter: ViewableRouter<FeedInteractor, FeedViewController> {}
protocol FeedDependency: Dependency {}
final class FeedComponent: Component<FeedDependency> {}
final class FeedBuilder: Builder<FeedDependency> {
    func build() -> ViewableRouting {
        _ = FeedComponent(dependency: dependency)
        let view = FeedViewController()
        let interactor = FeedInteractor(presenter: view)
        view.listener = interactor
        return FeedRouter(interactor: interactor, viewController: view)
    }
}

protocol PopupPresentableListener: AnyObject {}
protocol PopupPresentable: Presentable {}
final class PopupInteractor: PresentableInteractor<PopupPresentable>, PopupPresentableListener {}
final class PopupViewController: UIViewController, PopupPresentable, ViewControllable {
    var listener: PopupPresentableListener?
    //  ^^^^^^^^ strong_listener_in_view warning: which owns it, strongly in 'listener'.
}
final class PopupRouter: ViewableRouter<PopupInteractor, PopupViewController> {}
protocol PopupDependency: Dependency {}
final class PopupComponent: Component<PopupDependency> {}
final class PopupBuilder: Builder<PopupDependency> {
    func build() -> ViewableRouting {
        _ = PopupComponent(dependency: dependency)
        let view = PopupViewController()
        let interactor = PopupInteractor(presenter: view)
        view.listener = interactor
        return PopupRouter(interactor: interactor, viewController: view)
    }
}

protocol HomeDependency: EmptyDependency {}
final class HomeComponent: Component<HomeDependency>, FeedDependency, PopupDependency {}
protocol HomeRouting: LaunchRouting {
    func openPopup()
    func closePopup()
}
final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
    @objc func open() { router?.openPopup() }
    @objc func close() { router?.closePopup() }
}
final class HomeViewController: UITabBarController, ViewControllable {}
final class HomeRouter: LaunchRouter<HomeInteractor, HomeViewController>, HomeRouting {
    private let feed: FeedBuilder
    private let popup: PopupBuilder
    private var shown: ViewableRouting?

    init(interactor: HomeInteractor, viewController: HomeViewController, feed: FeedBuilder, popup: PopupBuilder) {
        (self.feed, self.popup) = (feed, popup)
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let router = feed.build()
        attachChild(router)
        viewController.setViewControllers([router.viewControllable.uiviewController], animated: false)
    }

    func openPopup() {
        guard shown == nil else { return }
        let router = popup.build()
        shown = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func closePopup() {
        guard let shown else { return }
        shown.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(shown)
        self.shown = nil
    }
}
final class HomeBuilder: Builder<HomeDependency> {
    func build() -> LaunchRouting {
        let component = HomeComponent(dependency: dependency)
        return HomeRouter(
            interactor: HomeInteractor(), viewController: HomeViewController(),
            feed: FeedBuilder(dependency: component), popup: PopupBuilder(dependency: component))
    }
}

// === whether it is a class is not known: the help does not name a protocol that may be one already
// use: ribs-uikit

protocol SheetPresentable: Presentable {}
protocol SheetPresentableListener: SharedListener {}
final class SheetInteractor: PresentableInteractor<SheetPresentable>, SheetPresentableListener {}
final class SheetViewController: UIViewController, SheetPresentable, ViewControllable {
    var listener: SheetPresentableListener?
    //  ^^^^^^^^ strong_listener_in_view warning: strongly in 'listener'.
}
