import CourierDomain
import RIBs

protocol OfferFilterDependency: Dependency {
    var filterStore: OfferFilterStore { get }
}

final class OfferFilterContainer: Component<OfferFilterDependency> {
    var filterStore: OfferFilterStore { dependency.filterStore }
}

// MARK: - Builder

protocol OfferFilterBuildable: Buildable {
    func build(withListener listener: OfferFilterListener) -> ViewableRouting
}

final class OfferFilterBuilder: Builder<OfferFilterDependency>, OfferFilterBuildable {
    func build(withListener listener: OfferFilterListener) -> ViewableRouting {
        let container = OfferFilterContainer(dependency: dependency)
        let viewController = OfferFilterViewController()
        let interactor = OfferFilterInteractor(presenter: viewController, store: container.filterStore)
        interactor.listener = listener
        return OfferFilterRouter(interactor: interactor, viewController: viewController)
    }
}
