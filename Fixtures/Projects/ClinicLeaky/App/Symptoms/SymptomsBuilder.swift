import RIBs

protocol SymptomsDependency: Dependency {
    var analytics: Analytics { get }
}

final class SymptomsComponent: Component<SymptomsDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol SymptomsBuildable: Buildable {
    func build(withListener listener: SymptomsListener) -> ViewableRouting
}

final class SymptomsBuilder: Builder<SymptomsDependency>, SymptomsBuildable {

    override init(dependency: SymptomsDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: SymptomsListener) -> ViewableRouting {
        let component = SymptomsComponent(dependency: dependency)
        let viewController = SymptomsViewController()
        let interactor = SymptomsInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return SymptomsRouter(interactor: interactor, viewController: viewController)
    }
}
