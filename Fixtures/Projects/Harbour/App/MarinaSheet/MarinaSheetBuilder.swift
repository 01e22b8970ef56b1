import RIBs

protocol MarinaSheetDependency: Dependency {
    var marinaService: MarinaServicing { get }
    var analytics: Analytics { get }
}

final class MarinaSheetComponent: Component<MarinaSheetDependency> {

    fileprivate var marinaService: MarinaServicing { dependency.marinaService }
}

// MARK: - Builder
/// @mockable
protocol MarinaSheetBuildable: Buildable {
    func build(withListener listener: MarinaSheetListener, marina: Marina) -> MarinaSheetRouting
}

final class MarinaSheetBuilder: Builder<MarinaSheetDependency>, MarinaSheetBuildable {

    override init(dependency: MarinaSheetDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: MarinaSheetListener, marina: Marina) -> MarinaSheetRouting {
        let component = MarinaSheetComponent(dependency: dependency)
        let viewController = MarinaSheetViewController()
        let interactor = MarinaSheetInteractor(
            presenter: viewController,
            marina: marina,
            marinaService: component.marinaService,
            analytics: dependency.analytics
        )
        interactor.listener = listener
        return MarinaSheetRouter(interactor: interactor, viewController: viewController)
    }
}
