import CourierDomain
import NeedleFoundation
import RIBs

protocol CodeEntryDependency: NeedleFoundation.Dependency {
    var sessionService: SessionService { get }
}

protocol CodeEntryPlugins: PluginExtension {}

final class CodeEntryNonCoreComponent: NonCoreComponent<CodeEntryDependency> {}

final class CodeEntryComponent: PluginizedComponent<CodeEntryDependency, CodeEntryPlugins, CodeEntryNonCoreComponent> {
    let ticket: CodeTicket

    fileprivate var sessionService: SessionService { dependency.sessionService }

    init(parent: Scope, ticket: CodeTicket) {
        self.ticket = ticket
        super.init(parent: parent)
    }
}

// MARK: - Builder

protocol CodeEntryBuildable: Buildable {
    func build(withListener listener: CodeEntryListener, ticket: CodeTicket) -> ViewableRouting
}

final class CodeEntryBuilder: Builder<CodeEntryDependency>, CodeEntryBuildable {
    func build(withListener listener: CodeEntryListener, ticket: CodeTicket) -> ViewableRouting {
        let component = CodeEntryComponent(parent: dependency, ticket: ticket)
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
