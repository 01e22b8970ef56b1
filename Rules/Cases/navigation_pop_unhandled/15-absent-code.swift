// === an observer of a property
// clean: ..., which notifies
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    private weak var pending: DetailPresentableListener? {
        didSet {
            guard let pending else { return }
//-         _ = pending
//+         pending.didTapClose()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent, let listener else { return }
        pending = listener
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === the listener is kept
// clean: ..., is given to a function that nothing declares
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent, let listener else { return }
        let kept = listener
//+     FlowCoordinator.shared.perform([kept])
        _ = kept
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === a function that gets the listener
// clean: ..., which only stops the program
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    private func perform(_ listener: DetailPresentableListener) {
//+     fatalError()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent, let listener else { return }
        perform(listener)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === the listener in an array that is notified when the view is dismissed
// clean: ..., or popped
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard let listener else { return }
        let kept = [listener]
//-     if isBeingDismissed { kept.first?.didTapClose() }
//+     if isMovingFromParent { kept.first?.didTapClose() }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
