import AppFoundation
import CourierDomain
import RIBs

protocol LoggedOutInteractable: Interactable, CodeEntryListener {
    var router: LoggedOutRouting? { get set }
    var listener: LoggedOutListener? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractable, LoggedOutViewControllable>, LoggedOutRouting {
    private let codeEntryBuilder: CodeEntryBuildable
    private var codeEntry: ViewableRouting?

    init(
        interactor: LoggedOutInteractable,
        viewController: LoggedOutViewControllable,
        codeEntryBuilder: CodeEntryBuildable
    ) {
        self.codeEntryBuilder = codeEntryBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachCodeEntry(for ticket: CodeTicket) {
        guard codeEntry == nil else { return }
        let router = codeEntryBuilder.build(withListener: interactor, ticket: ticket)
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachCodeEntry() {
        guard let router = codeEntry else { return }
        viewController.popIfPushed(router.viewControllable)
        detachChild(router)
        codeEntry = nil
    }
}
