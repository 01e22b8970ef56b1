// === nothing observes the disappearance of the view
// clean: the parent observes the disappearance by a function of an extension
// use: ribs-rx-uikit, child-rib Detail, opening-parent Home Detail

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

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() {
        navigationController?.popViewController(animated: true)
    //                        ^^^^^^^^^^^^^^^^^ view_self_dismissal
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
