// === the interactor and the router get different views
// clean: ..., shared
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailComponent: Component<EmptyDependency> {
//- var viewController: DetailViewController { DetailViewController() }
    //  ^^^^^^^^^^^^^^ component_property_made_anew: creates a new 'DetailViewController' each time it is read, and it is read 2 times
//+ var viewController: DetailViewController { shared { DetailViewController() } }
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        let component = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor(presenter: component.viewController)
        //                                                     ~~~~~~~~~~~~~~ it is read here
        return DetailRouter(interactor: interactor, viewController: component.viewController)
    }
}

// === a child of the component gets another view than the router
// clean: ..., stored
// use: ribs-uikit

protocol HomePresentable: Presentable {}
protocol DetailViewControllable: ViewControllable {}

final class HomeViewController: UIViewController, HomePresentable, DetailViewControllable {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {}

final class HomeComponent: Component<EmptyDependency> {
//- var viewController: HomeViewController { return .init() }
    //  ^^^^^^^^^^^^^^ component_property_made_anew: parts of this RIB get different ones
//+ let viewController = HomeViewController()
    var detailViewController: DetailViewControllable { viewController }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let viewController = component.viewController
        let interactor = HomeInteractor(presenter: viewController)
        return HomeRouter(interactor: interactor, viewController: viewController)
    }
}

// === members of the component create the interactor and the router; a local is configured and returned
// clean: ..., shared
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailComponent: Component<EmptyDependency> {
//- func makeView() -> DetailViewController {
    //   ^^^^^^^^ component_property_made_anew: 'makeView()' creates a new
//-     let view = DetailViewController()
//-     view.title = "Detail"
//-     return view
//- }
//+ func makeView() -> DetailViewController { shared { DetailViewController() } }
    var interactor: DetailInteractor { shared { DetailInteractor(presenter: makeView()) } }
    var router: ViewableRouting {
        shared { DetailRouter(interactor: interactor, viewController: self.makeView()) }
    }
}

// === an interactor that two routers get
// clean: ..., once
// use: ribs

final class DetailInteractor: Interactor {}

final class DetailComponent: Component<EmptyDependency> {
//- var interactor: DetailInteractor { DetailInteractor() }
    //  ^^^^^^^^^^ component_property_made_anew: it is read 2 times
//+ lazy var interactor: DetailInteractor = DetailInteractor()
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> (router: Routing, item: Interactable) {
        let component = DetailComponent(dependency: dependency)
        return (Router(interactor: component.interactor), component.interactor)
    }
}
