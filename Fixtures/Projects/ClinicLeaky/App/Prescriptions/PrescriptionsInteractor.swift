import RIBs

protocol PrescriptionsRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
    func attachScan()
    func detachScan()
    func attachPharmacy()
    func detachPharmacy()
    func attachInbox()
    func detachInbox()
    func showList()
    func startOver()
}

protocol PrescriptionsPresentable: Presentable {
    var listener: PrescriptionsPresentableListener? { get set }
}

protocol PrescriptionsListener: AnyObject {
    func prescriptionsDidFindEmergency()
}

final class PrescriptionsInteractor: PresentableInteractor<PrescriptionsPresentable>, PrescriptionsInteractable, PrescriptionsPresentableListener {

    weak var router: PrescriptionsRouting?
    weak var listener: PrescriptionsListener?

    private let analytics: Analytics

    init(presenter: PrescriptionsPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("prescriptions opened")
    }

    // MARK: - PrescriptionsPresentableListener

    func didSelectPrescription() {
        router?.attachDetail()
    }

    func didTapScan() {
        router?.attachScan()
    }

    func didTapPharmacy() {
        router?.attachPharmacy()
    }

    func didTapInbox() {
        router?.attachInbox()
    }

    func didTapList() {
        router?.showList()
    }

    func didTapLogo() {
        router?.startOver()
    }

    // MARK: - DetailListener

    func detailDidClose() {
        router?.detachDetail()
    }

    // MARK: - ScanListener

    func scanDidClose() {
        router?.detachScan()
    }

    // MARK: - PharmacyListener

    func pharmacyDidClose() {
        router?.detachPharmacy()
    }

    // MARK: - InboxListener

    func inboxDidClose() {
        router?.detachInbox()
    }

    func inboxDidFindEmergency() {
        listener?.prescriptionsDidFindEmergency()
    }
}
