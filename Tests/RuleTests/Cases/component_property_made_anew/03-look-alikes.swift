// === a view that is read once
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailComponent: Component<EmptyDependency> {
    var viewController: DetailViewController { DetailViewController() }
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        let component = DetailComponent(dependency: dependency)
        let viewController = component.viewController
        let interactor = DetailInteractor(presenter: viewController)
        return DetailRouter(interactor: interactor, viewController: viewController)
    }

    func buildAgain() -> ViewableRouting {
        let component = DetailComponent(dependency: dependency)
        let viewController = component.viewController
        return DetailRouter(interactor: DetailInteractor(presenter: viewController), viewController: viewController)
    }
}

// === reads that exclude each other
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class DetailComponent: Component<EmptyDependency> {
    var viewController: DetailViewController { DetailViewController() }
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(isNew: Bool) -> Interactable {
        let component = DetailComponent(dependency: dependency)
        if isNew {
            return DetailInteractor(presenter: component.viewController)
        } else {
            return DetailInteractor(presenter: component.viewController)
        }
    }
}

// === builders and components of children are new each time
// use: ribs

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

final class HomeComponent: Component<EmptyDependency>, EmptyDependency {
    var detailBuilder: DetailBuilder { DetailBuilder(dependency: self) }
    var detailComponent: DetailComponent { DetailComponent(dependency: self) }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> [Routing] {
        let component = HomeComponent(dependency: dependency)
        _ = component.detailComponent
        _ = component.detailComponent
        return [component.detailBuilder.build(), component.detailBuilder.build()]
    }
}

// === the component caches the view itself
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailComponent: Component<EmptyDependency> {
    private var cached: DetailViewController?

    var viewController: DetailViewController {
        if let cached { return cached }
        let view = DetailViewController()
        cached = view
        return view
    }
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        let component = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor(presenter: component.viewController)
        return DetailRouter(interactor: interactor, viewController: component.viewController)
    }
}
