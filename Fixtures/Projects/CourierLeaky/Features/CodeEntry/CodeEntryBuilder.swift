import CourierDomain
import RIBs

protocol CodeEntryDependency: Dependency {
    var sessionService: SessionService { get }
}

final class CodeEntryComponent: Component<CodeEntryDependency> {
    let ticket: CodeTicket

    fileprivate var sessionService: SessionService { dependency.sessionService }

    init(dependency: CodeEntryDependency, ticket: CodeTicket) {
        self.ticket = ticket
        super.init(dependency: dependency)
    }
}

// MARK: - Builder

protocol CodeEntryBuildable: Buildable {
    func build(withListener listener: CodeEntryListener, ticket: CodeTicket) -> ViewableRouting
}

final class CodeEntryBuilder: Builder<CodeEntryDependency>, CodeEntryBuildable {
    func build(withListener listener: CodeEntryListener, ticket: CodeTicket) -> ViewableRouting {
        let component = CodeEntryComponent(dependency: dependency, ticket: ticket)
        let viewController = CodeEntryViewController()
        let interactor = CodeEntryInteractor(
            presenter: viewController,
            ticket: component.ticket,
            sessionService: component.sessionService
        )
        interactor.listener = listener
        return CodeEntryRouter(interactor: interactor, viewController: viewController)
    }
}
