import ModernRIBs
import WalletCore

protocol LoggedOutRouting: ViewableRouting {
    func attachPinEntry()
    func detachPinEntry()
}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
}

protocol LoggedOutListener: AnyObject {}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable, LoggedOutPresentableListener {
    weak public var router: LoggedOutRouting?
    weak public var listener: LoggedOutListener?

    override init(presenter: LoggedOutPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapUnlock() {
        router?.attachPinEntry()
    }

    // MARK: - PinEntryListener

    func pinEntryDidLeave() {
        router?.detachPinEntry()
    }
}
