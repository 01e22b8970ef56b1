// === a child that closes itself as it becomes active
// clean: ..., stored before
// use: ribs-uikit, closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        listener?.detailDidClose()
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
//+     detail = router
        attachChild(router)
//      ^^^^^^^^^^^ child_slot_assigned_after_attach: 'Detail' calls back while it is attached, before 'detail' contains it.
//-     detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === under a condition, by functions of its own, and with a statement between
// clean: ..., stored before
// use: ribs-uikit, closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?
    private let isAllowed: Bool = UserDefaults.standard.bool(forKey: "allowed")

    override func didBecomeActive() {
        super.didBecomeActive()
        guard isAllowed else { return leave() }
    }

    func didTapClose() { leave() }

    private func leave() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let child = detailBuilder.build(withListener: interactor)
//+     self.detail = child
        attachChild(child)
//      ^^^^^^^^^^^ child_slot_assigned_after_attach
        viewController.uiviewController.present(child.viewControllable.uiviewController, animated: true)
//-     self.detail = child
    }

    // use: detach-dismissing Detail
}
