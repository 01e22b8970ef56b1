// === more functions pass the child on than are followed
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        first(router)
        detail = nil
    }

    private func first(_ child: Routing) { second(child) }

    private func second(_ child: Routing) { third(child) }

    private func third(_ child: Routing) { fourth(child) }

    private func fourth(_ child: Routing) { fifth(child) }

    private func fifth(_ child: Routing) { sixth(child) }

    private func sixth(_ child: Routing) { seventh(child) }

    private func seventh(_ child: Routing) { detachChild(child) }
}
