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

// === a navigation controller whose delegate does nothing
// clean: ... is not analyzed
// use: ribs-uikit, child-rib Detail, label-view Detail, opening-parent Home Detail

//-final class PopObserver: NSObject, UINavigationControllerDelegate {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let observer = PopObserver()

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let navigation = viewController.uiviewController.navigationController
        navigation?.delegate = observer
        navigation?.pushViewController(router.viewControllable.uiviewController, animated: true)
        //          ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

// === a function of the view's own that an extension declares
// clean: ..., which is not analyzed and may replace the back button
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

//-extension UIViewController {
//- func setUpNavigationItem(target: Any, action: Selector) {}
//-}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpNavigationItem(target: self, action: #selector(closeTapped))
    }

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

// === a view whose extension declares a stream that tells of something else
// clean: a view with a stream that nothing declares
// use: ribs-rx-cocoa, child-rib Detail, opening-parent Home Detail

import UIKit

//-extension Reactive where Base: UIViewController {
//- var settled: Observable<Void> { methodInvoked(#selector(Base.viewDidAppear(_:))).map { _ in } }
//-}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    var events: Observable<Void> { rx.settled.asObservable() }

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}
