import RIBs

protocol PrescriptionsDependency: Dependency {
    var analytics: Analytics { get }
}

final class PrescriptionsComponent: Component<PrescriptionsDependency>, DetailDependency, ScanDependency, PharmacyDependency, InboxDependency {

    var analytics: Analytics { dependency.analytics }
}

protocol PrescriptionsBuildable: Buildable {
    func build(withListener listener: PrescriptionsListener) -> ViewableRouting
}

final class PrescriptionsBuilder: Builder<PrescriptionsDependency>, PrescriptionsBuildable {

    override init(dependency: PrescriptionsDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: PrescriptionsListener) -> ViewableRouting {
        let component = PrescriptionsComponent(dependency: dependency)
        let viewController = PrescriptionsViewController()
        let interactor = PrescriptionsInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return PrescriptionsRouter(
            interactor: interactor,
            viewController: viewController,
            detailBuilder: DetailBuilder(dependency: component),
            scanBuilder: ScanBuilder(dependency: component),
            pharmacyBuilder: PharmacyBuilder(dependency: component),
            inboxBuilder: InboxBuilder(dependency: component)
        )
    }
}
