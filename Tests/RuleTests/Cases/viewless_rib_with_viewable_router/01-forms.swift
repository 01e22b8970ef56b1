// === the view of the parent, by a member of the component
// use: ribs-uikit

protocol DetailViewControllable: ViewControllable {}

protocol DetailDependency: Dependency {
    var detailViewController: DetailViewControllable { get }
    //  ~~~~~~~~~~~~~~~~~~~~ the view comes from here
}

final class DetailComponent: Component<DetailDependency> {
    fileprivate var detailViewController: DetailViewControllable {
        return dependency.detailViewController
    }
}

final class DetailInteractor: Interactor {}
final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewControllable> {}
    //      ~~~~~~~~~~~~ this class inherits from a viewable router

final class DetailBuilder: Builder<DetailDependency> {
    func build() -> Routing {
        let component = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: DetailInteractor(), viewController: component.detailViewController)
        //                                                                            ^^^^^^^^^^^^^^^^^^^^ viewless_rib_with_viewable_router: 'DetailRouter' is a viewable router without a view of its own: its dependency passes it the view of 'Home'.
    }
}

final class HomeViewController: UIViewController, ViewControllable {}
extension HomeViewController: DetailViewControllable {}

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: ViewableRouter<Interactor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor(), viewController: HomeViewController())
    }
}

// === of the parent's class, taken from the dependency through a local
// use: ribs-uikit

protocol DetailDependency: Dependency {
    var homeViewController: HomeViewController { get }
}

final class DetailComponent: Component<DetailDependency> {}
final class DetailRouter: ViewableRouter<Interactor, ViewControllable> {}

final class DetailBuilder: Builder<DetailDependency> {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        let view = dependency.homeViewController
        return DetailRouter(interactor: Interactor(), viewController: view)
        //                                                            ^^^^ viewless_rib_with_viewable_router
    }
}

final class HomeViewController: UIViewController, ViewControllable {}
final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: ViewableRouter<Interactor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor(), viewController: HomeViewController())
    }
}

// === a plain router, a launch router, and views that the component creates or keeps
// use: ribs-uikit

protocol DetailDependency: Dependency {
    var homeViewController: HomeViewController { get }
}

final class DetailComponent: Component<DetailDependency> {
    var sharedView: HomeViewController { shared { HomeViewController() } }
    lazy var lazyView = HomeViewController()
    let kept: HomeViewController

    init(dependency: DetailDependency, kept: HomeViewController) {
        self.kept = kept
        super.init(dependency: dependency)
    }
}

final class DetailRouter: Router<Interactor> {
    private let viewController: HomeViewController

    init(interactor: Interactor, viewController: HomeViewController) {
        self.viewController = viewController
        super.init(interactor: interactor)
    }
}

final class SheetRouter: ViewableRouter<Interactor, ViewControllable> {}
final class StartRouter: LaunchRouter<Interactor, ViewControllable> {}

final class DetailBuilder: Builder<DetailDependency> {
    func build() -> Routing {
        let component = DetailComponent(dependency: dependency, kept: HomeViewController())
        return DetailRouter(interactor: Interactor(), viewController: component.dependency.homeViewController)
    }

    func buildStart() -> LaunchRouting {
        StartRouter(interactor: Interactor(), viewController: dependency.homeViewController)
    }

    func buildSheets() -> [ViewableRouting] {
        let component = DetailComponent(dependency: dependency, kept: HomeViewController())
        return [
            SheetRouter(interactor: Interactor(), viewController: component.sharedView),
            SheetRouter(interactor: Interactor(), viewController: component.lazyView),
            SheetRouter(interactor: Interactor(), viewController: component.kept),
        ]
    }
}

final class HomeViewController: UIViewController, ViewControllable {}
final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: ViewableRouter<Interactor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor(), viewController: HomeViewController())
    }
}

// === a view of its own class, made by whoever gives it
// use: ribs-uikit

protocol DetailDependency: Dependency {
    var detailViewController: DetailViewController { get }
}

final class DetailViewController: UIViewController, ViewControllable {}
final class DetailComponent: Component<DetailDependency> {}
final class DetailRouter: ViewableRouter<Interactor, ViewControllable> {}

final class DetailBuilder: Builder<DetailDependency> {
    func build() -> Routing {
        let component = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor(), viewController: component.dependency.detailViewController)
    }
}

// === by a component of Needle with plugins
// clean: ..., to a router without a view
// use: ribs-uikit

import NeedleFoundation

protocol DetailViewControllable: ViewControllable {}

protocol DetailDependency: Dependency {
    var detailViewController: DetailViewControllable { get }
}

protocol DetailPlugins: PluginExtension {}
final class DetailOthers: NonCoreComponent<DetailDependency> {}

final class DetailComponent: PluginizedComponent<DetailDependency, DetailPlugins, DetailOthers> {
    var detailViewController: DetailViewControllable { dependency.detailViewController }
}

//-final class DetailRouter: ViewableRouter<Interactor, DetailViewControllable> {}
//+final class DetailRouter: Router<Interactor> {
//+ init(interactor: Interactor, viewController: DetailViewControllable) { super.init(interactor: interactor) }
//+}

final class DetailBuilder: ComponentizedBuilder<DetailComponent, Routing, Void, Void> {
    override func build(with component: DetailComponent, _ dynamic: Void) -> Routing {
        DetailRouter(interactor: Interactor(), viewController: component.detailViewController)
        //                                                               ^^^^^^^^^^^^^^^^^^^^ viewless_rib_with_viewable_router
    }
}

final class HomeViewController: UIViewController, ViewControllable {}
extension HomeViewController: DetailViewControllable {}

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: ViewableRouter<Interactor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor(), viewController: HomeViewController())
    }
}
