// === a navigation controller of the parent's component stays empty
// clean: ..., or the child's builder fills it
// use: ribs-uikit

protocol ShelfDependency: Dependency {
    var shelfNavigation: UINavigationController { get }
}

final class ShelfComponent: Component<ShelfDependency> {
    var navigation: UINavigationController { dependency.shelfNavigation }
}

protocol ShelfPresentable: Presentable {}

final class ShelfViewController: UIViewController, ShelfPresentable, ViewControllable {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }
}

final class ShelfInteractor: PresentableInteractor<ShelfPresentable> {}
final class ShelfRouter: ViewableRouter<ShelfInteractor, ViewControllable> {}

final class ShelfBuilder: Builder<ShelfDependency> {
    func build() -> ViewableRouting {
        let component = ShelfComponent(dependency: dependency)
        let view = ShelfViewController()
//-     _ = component.navigation
//+     component.navigation.viewControllers = [view]
        return ShelfRouter(interactor: ShelfInteractor(presenter: view), viewController: view)
    }
}

final class RootComponent: Component<EmptyDependency>, ShelfDependency {
    let shelfNavigation = UINavigationController()
    var shelfBuilder: ShelfBuilder { ShelfBuilder(dependency: self) }
}

final class RootViewController: UITabBarController, ViewControllable {}

final class RootRouter: LaunchRouter<Interactor, ViewControllable> {
    private let component: RootComponent

    init(interactor: Interactor, viewController: ViewControllable, component: RootComponent) {
        self.component = component
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        attachChild(component.shelfBuilder.build())
    //  ^^^^^^^^^^^ attached_never_shown: 'RootRouter' attaches 'Shelf', but nothing shows its view.
        let tabs = viewController.uiviewController as? UITabBarController
        tabs?.setViewControllers([component.shelfNavigation], animated: false)
    }
}

// === a child of one of several functions of a component
// clean: ..., whose view is shown
// use: ribs-uikit

import NeedleFoundation

protocol SeekPresentable: Presentable {}

final class SeekViewController: UISearchController, SeekPresentable, ViewControllable {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UILabel())
    }
}

final class SeekInteractor: PresentableInteractor<SeekPresentable> {}
final class SeekRouter: ViewableRouter<SeekInteractor, ViewControllable> {}
final class SeekComponent: NeedleFoundation.Component<EmptyDependency> {}

final class SeekBuilder: MultiStageComponentizedBuilder<SeekComponent, ViewableRouting, ()> {
    override func finalStageBuild(with component: SeekComponent, _ dependency: ()) -> ViewableRouting {
        let view = SeekViewController()
        return SeekRouter(interactor: SeekInteractor(presenter: view), viewController: view)
    }
}

protocol RoutePresentable: Presentable {}
final class RouteViewController: UIViewController, RoutePresentable, ViewControllable {}
final class RouteInteractor: PresentableInteractor<RoutePresentable> {}
final class RouteRouter: ViewableRouter<RouteInteractor, ViewControllable> {}
final class RouteComponent: NeedleFoundation.Component<EmptyDependency> {}

final class RouteBuilder: MultiStageComponentizedBuilder<RouteComponent, ViewableRouting, ()> {
    override func finalStageBuild(with component: RouteComponent, _ dependency: ()) -> ViewableRouting {
        let view = RouteViewController()
        return RouteRouter(interactor: RouteInteractor(presenter: view), viewController: view)
    }
}

final class HomeComponent: NeedleFoundation.Component<EmptyDependency> {
    func buildRoute() -> ViewableRouting {
        RouteBuilder(componentBuilder: { RouteComponent(parent: self) }).finalStageBuild(withDynamicDependency: ())
    }

    func buildSeek() -> ViewableRouting {
        SeekBuilder(componentBuilder: { SeekComponent(parent: self) }).finalStageBuild(withDynamicDependency: ())
    }
}

protocol HomeViewControllable: ViewControllable {
    func show(search view: ViewControllable)
}

final class HomeViewController: UIViewController, HomeViewControllable {
    func show(search view: ViewControllable) {
        navigationItem.searchController = view.uiviewController as? UISearchController
    }
}

final class HomeRouter: ViewableRouter<Interactor, HomeViewControllable> {
    private let component: HomeComponent

    init(interactor: Interactor, viewController: HomeViewControllable, component: HomeComponent) {
        self.component = component
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        let seek = component.buildSeek()
        attachChild(seek)
    //  ^^^^^^^^^^^ attached_never_shown: attaches 'Seek', but nothing shows its view
//+     viewController.show(search: seek.viewControllable)
    }
}

// === children of an array
// clean: ..., whose views become pages
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol HomeViewControllable: ViewControllable {
    func setPages(_ pages: [ViewControllable])
}

final class HomeViewController: UIViewController, HomeViewControllable {
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    func setPages(_ pages: [ViewControllable]) {
        self.pages.setViewControllers([pages[0].uiviewController], direction: .forward, animated: false)
    }
}

final class HomeInteractor: Interactor, DetailListener {
    func detailDidClose() {}
}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable> {
    private let detailBuilder: DetailBuildable
    private var details: [ViewableRouting] = []

    init(interactor: HomeInteractor, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        details = [1, 2].map { _ in detailBuilder.build(withListener: interactor) }
        for detail in details { attachChild(detail) }
        //                      ^^^^^^^^^^^ attached_never_shown
//+     viewController.setPages(details.map(\.viewControllable))
    }
}
