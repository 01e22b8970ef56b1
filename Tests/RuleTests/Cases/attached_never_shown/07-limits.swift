// === more functions pass the view on than are followed
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        first(router.viewControllable)
    }

    private func first(_ view: ViewControllable) { second(view) }

    private func second(_ view: ViewControllable) { third(view) }

    private func third(_ view: ViewControllable) { fourth(view) }

    private func fourth(_ view: ViewControllable) { fifth(view) }

    private func fifth(_ view: ViewControllable) { sixth(view) }

    private func sixth(_ view: ViewControllable) { seventh(view) }

    private func seventh(_ view: ViewControllable) {
        viewController.uiviewController.present(view.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}
