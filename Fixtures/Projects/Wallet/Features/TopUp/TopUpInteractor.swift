import ModernRIBs

protocol TopUpRouting: Routing {
    func cleanupViews()
    func attachEnterAmount()
    func detachEnterAmount()
}

protocol TopUpListener: AnyObject {
    func topUpDidClose()
    func topUpDidRequestCards()
}

final class TopUpInteractor: Interactor, TopUpInteractable {
    weak var router: TopUpRouting?
    weak var listener: TopUpListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachEnterAmount()
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }

    // MARK: - EnterAmountListener

    func enterAmountDidFinish() {
        router?.detachEnterAmount()
        listener?.topUpDidClose()
    }

    func enterAmountDidClose() {
        router?.detachEnterAmount()
        listener?.topUpDidClose()
    }

    func enterAmountDidRequestCards() {
        router?.detachEnterAmount()
        listener?.topUpDidRequestCards()
    }
}
