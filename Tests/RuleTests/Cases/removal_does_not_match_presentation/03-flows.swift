// === one of several screens of a flow is dismissed
// clean: ..., popped
// use: ribs-uikit, closing-child Card, closing-child Amount, two-children Home Card Amount

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Card

    func cardDidClose() { router?.detachCard() }

    func amountDidClose() { router?.detachAmount() }

    @objc func enterAmount() { router?.attachAmount() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: flow-router Home Card Amount

    func detachCard() {
        guard let router = card else { return }
        navigation?.popViewController(animated: true)
        //          ~~~~~~~~~~~~~~~~~ this pops 'Card'
        detachChild(router)
        card = nil
    }

    func detachAmount() {
        guard let router = amount else { return }
//+     navigation?.popViewController(animated: true)
//-     navigation?.dismiss(animated: true)
//-     //          ^^^^^^^ removal_does_not_match_presentation: 'Amount' may be one of several screens in 'navigation', but is removed by a dismissal that closes them all.
        detachChild(router)
        amount = nil
    }
}

// === by a function that depends on the number of screens
// clean: ..., that both children use
// use: ribs-uikit, closing-child Card, closing-child Amount, two-children Home Card Amount

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Card

    func cardDidClose() { router?.detachCard() }

    func amountDidClose() { router?.detachAmount() }

    @objc func enterAmount() { router?.attachAmount() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: flow-router Home Card Amount

    func detachCard() {
        guard let router = card else { return }
//+     closeTop()
//-     viewController.uiviewController.dismiss(animated: true)
//-     //                              ^^^^^^^ removal_does_not_match_presentation
        detachChild(router)
        card = nil
    }

    func detachAmount() {
        guard let router = amount else { return }
        closeTop()
        detachChild(router)
        amount = nil
    }

    private func closeTop() {
        guard let shown = navigation else { return }
        if shown.viewControllers.count > 1 {
            shown.popViewController(animated: true)
        } else {
            shown.dismiss(animated: true)
            navigation = nil
        }
    }
}

// === the end of a flow
// use: ribs-uikit, closing-child Card, closing-child Amount, two-children Home Card Amount

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Card

    func cardDidClose() { router?.detachCard() }

    func amountDidClose() {
        router?.detachAmount()
        router?.detachCard()
    }

    @objc func enterAmount() { router?.attachAmount() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: flow-router Home Card Amount

    func detachCard() {
        guard let router = card else { return }
        navigation?.popViewController(animated: true)
        detachChild(router)
        card = nil
    }

    func detachAmount() {
        guard let router = amount else { return }
        navigation?.dismiss(animated: true)
        navigation = nil
        detachChild(router)
        amount = nil
    }
}
