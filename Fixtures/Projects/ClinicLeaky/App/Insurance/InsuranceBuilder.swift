import RIBs

protocol InsuranceDependency: Dependency {
    var analytics: Analytics { get }
    var claimLog: ClaimLog { get }
    var letterLog: LetterLog { get }
}

final class InsuranceComponent: Component<InsuranceDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
    fileprivate var letterLog: LetterLog { dependency.letterLog }

    fileprivate var claimLog: ClaimLog {
        shared { ClaimLog() }
    }
}

protocol InsuranceBuildable: Buildable {
    func build(withListener listener: InsuranceListener) -> ViewableRouting
}

final class InsuranceBuilder: Builder<InsuranceDependency>, InsuranceBuildable {

    override init(dependency: InsuranceDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: InsuranceListener) -> ViewableRouting {
        let component = InsuranceComponent(dependency: dependency)
        let viewController = InsuranceViewController()
        component.claimLog.add("opened")
        component.letterLog.add("opened")
        let interactor = InsuranceInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return InsuranceRouter(interactor: interactor, viewController: viewController)
    }
}
