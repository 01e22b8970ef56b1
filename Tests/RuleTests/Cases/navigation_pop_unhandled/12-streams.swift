// === nothing observes the disappearance of the child's view
// clean: a function of an extension observes it by a stream
// use: ribs-rx-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

import RxCocoa

extension UIViewController {
    var disappearances: Observable<Void> {
        rx.methodInvoked(#selector(UIViewController.viewDidDisappear(_:))).map { _ in }
    }
}

extension Router {
    func detachWhenClosed(_ child: ViewableRouting, disposedBy bag: DisposeBag) {
        let view = child.viewControllable.uiviewController
        view.disappearances.subscribe(onNext: { [weak self, weak view] in
            if view?.isMovingFromParent == true { self?.detachChild(child) }
        }).disposed(by: bag)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let bag = DisposeBag()

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
//+     detachWhenClosed(router, disposedBy: bag)
    }

    // use: detach-popping Detail
}

// === a registry gets the child's view
// clean: a registry gets the child's view and a closure that detaches the child
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class Registry {
    private var closures: [() -> Void] = []

    func watch(_ view: ViewControllable, then closure: @escaping () -> Void = {}) { closures.append(closure) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let registry = Registry()

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
//-     registry.watch(router.viewControllable)
//+     registry.watch(router.viewControllable) { [weak self] in
//+         self?.detachChild(router)
//+         self?.detail = nil
//+     }
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

// === a stream of the view's disappearance that lets only dismissals pass
// clean: a stream of the view's disappearance that lets pops pass
// use: ribs-rx-uikit, child-rib Detail, opening-parent Home Detail

import RxCocoa

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        rx.sentMessage(#selector(UIViewController.viewDidDisappear(_:)))
//-         .filter { [weak self] _ in self?.isBeingDismissed ?? false }
//+         .filter { [weak self] _ in self?.isMovingFromParent ?? false }
            .subscribe(onNext: { [weak self] _ in self?.listener?.didTapClose() })
            .disposed(by: bag)
    }
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

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
    }
}
