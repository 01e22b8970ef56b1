// === a child that calls back later
// use: ribs-uikit, closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        DispatchQueue.main.async { [weak self] in
            self?.listener?.detailDidClose()
        }
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a call back that does not concern the property
// use: ribs-uikit, closing-child-parts Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
    func highlight()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    @objc func close() { router?.detachDetail() }

    func detailDidClose() { router?.highlight() }
}

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
        attachChild(router)
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail

    func highlight() { viewController.uiviewController.view.alpha = 0.5 }
}
