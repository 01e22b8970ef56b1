import RIBs

protocol TicketScanRouting: ViewableRouting {}

protocol TicketScanPresentable: Presentable {
    var listener: TicketScanPresentableListener? { get set }
    func showHint(_ text: String)
}

protocol TicketScanListener: AnyObject {
    func ticketScanDidFind(_ code: String)
    func ticketScanDidClose()
}

final class TicketScanInteractor: PresentableInteractor<TicketScanPresentable>, TicketScanInteractable, TicketScanPresentableListener {
    weak var router: TicketScanRouting?
    weak var listener: TicketScanListener?

    private let format: TicketCodeFormat

    init(presenter: TicketScanPresentable, format: TicketCodeFormat) {
        self.format = format
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didRead(_ code: String) {
        guard format.matches(code) else {
            presenter.showHint("This is not one of our tickets")
            return
        }
        listener?.ticketScanDidFind(code)
    }

    func didDisappear() {
        listener?.ticketScanDidClose()
    }
}
