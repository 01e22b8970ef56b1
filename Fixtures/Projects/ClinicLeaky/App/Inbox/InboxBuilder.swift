import RIBs

protocol InboxDependency: Dependency {
    var analytics: Analytics { get }
}

final class InboxComponent: Component<InboxDependency>, InsuranceDependency, RatingDependency, SymptomsDependency {

    var analytics: Analytics { dependency.analytics }

    var claimLog: ClaimLog {
        shared { ClaimLog() }
    }

    var letterLog: LetterLog {
        shared { LetterLog() }
    }
}

protocol InboxBuildable: Buildable {
    func build(withListener listener: InboxListener) -> ViewableRouting
}

final class InboxBuilder: Builder<InboxDependency>, InboxBuildable {

    override init(dependency: InboxDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: InboxListener) -> ViewableRouting {
        let component = InboxComponent(dependency: dependency)
        let viewController = InboxViewController()
        let interactor = InboxInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return InboxRouter(
            interactor: interactor,
            viewController: viewController,
            insuranceBuilder: InsuranceBuilder(dependency: component),
            ratingBuilder: RatingBuilder(dependency: component),
            symptomsBuilder: SymptomsBuilder(dependency: component)
        )
    }
}
