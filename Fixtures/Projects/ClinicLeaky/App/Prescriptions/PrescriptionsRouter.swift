import RIBs

protocol PrescriptionsInteractable: Interactable, DetailListener, ScanListener, PharmacyListener, InboxListener {
    var router: PrescriptionsRouting? { get set }
    var listener: PrescriptionsListener? { get set }
}

protocol PrescriptionsViewControllable: ViewControllable {}

final class PrescriptionsRouter: ViewableRouter<PrescriptionsInteractable, PrescriptionsViewControllable>, PrescriptionsRouting {

    private let detailBuilder: DetailBuildable
    private let scanBuilder: ScanBuildable
    private let pharmacyBuilder: PharmacyBuildable
    private let inboxBuilder: InboxBuildable

    private var detail: ViewableRouting?
    private var scan: ViewableRouting?
    private var pharmacy: ViewableRouting?
    private var inbox: ViewableRouting?

    init(
        interactor: PrescriptionsInteractable,
        viewController: PrescriptionsViewControllable,
        detailBuilder: DetailBuildable,
        scanBuilder: ScanBuildable,
        pharmacyBuilder: PharmacyBuildable,
        inboxBuilder: InboxBuildable
    ) {
        self.detailBuilder = detailBuilder
        self.scanBuilder = scanBuilder
        self.pharmacyBuilder = pharmacyBuilder
        self.inboxBuilder = inboxBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.push(router.viewControllable, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.pop(router.viewControllable, animated: true)
        detachChild(router)
        detail = nil
    }

    func attachScan() {
        guard scan == nil else { return }
        let router = scanBuilder.build(withListener: interactor)
        scan = router
        attachChild(router)
        viewController.present(router.viewControllable, animated: true)
    }

    func detachScan() {
        guard let router = scan else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        scan = nil
    }

    func attachPharmacy() {
        guard pharmacy == nil else { return }
        let router = pharmacyBuilder.build(withListener: interactor)
        pharmacy = router
        attachChild(router)
        viewController.present(router.viewControllable, animated: true)
    }

    func detachPharmacy() {
        guard let router = pharmacy else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        pharmacy = nil
    }

    func attachInbox() {
        guard inbox == nil else { return }
        let router = inboxBuilder.build(withListener: interactor)
        inbox = router
        attachChild(router)
        viewController.push(router.viewControllable, animated: true)
    }

    func detachInbox() {
        guard let router = inbox else { return }
        viewController.pop(router.viewControllable, animated: true)
        detachChild(router)
        inbox = nil
    }

    func showList() {
        viewController.uiviewController.navigationController?.popToRootViewController(animated: true)
        endInbox()
    }

    func startOver() {
        viewController.uiviewController.navigationController?.popToRootViewController(animated: true)
        endInbox()
        if let detail { detachChild(detail) }
        detail = nil
    }

    private func endInbox() {
        if let inbox { detachChild(inbox) }
        inbox = nil
    }
}
