// === more locals hold the child than are followed
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let first = detailBuilder.build(withListener: interactor)
        let second = first
        let third = second
        let fourth = third
        let fifth = fourth
        let sixth = fifth
        let seventh = sixth
        let eighth = seventh
        let ninth = eighth
        let tenth = ninth
        let eleventh = tenth
        let twelfth = eleventh
        let router = twelfth
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === more functions return the child than are followed
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = fourthWay()
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    private func fourthWay() -> ViewableRouting { thirdWay() }

    private func thirdWay() -> ViewableRouting { secondWay() }

    private func secondWay() -> ViewableRouting { firstWay() }

    private func firstWay() -> ViewableRouting { build() }

    private func build() -> ViewableRouting { detailBuilder.build(withListener: interactor) }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}
