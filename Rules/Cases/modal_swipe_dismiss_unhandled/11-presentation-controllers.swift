// === the presentation controller in a local
// clean: ..., gets a delegate that detaches
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var router: HomeRouter?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        router?.detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let proxy = SheetProxy()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        proxy.router = self
        let view = detail.viewControllable.uiviewController
        if let sheet = view.sheetPresentationController {
            sheet.prefersGrabberVisible = true
//+         sheet.delegate = proxy
        }
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a closure gets the presentation controller
// clean: ..., and gives it a delegate that detaches
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var router: HomeRouter?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        router?.detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let proxy = SheetProxy()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        proxy.router = self
        let view = detail.viewControllable.uiviewController
//-     view.sheetPresentationController.map { $0.prefersGrabberVisible = true }
//+     view.sheetPresentationController.map { $0.delegate = proxy }
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === the presentation controller in a local gets a delegate that does not detach
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let proxy = SheetProxy()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        let sheet = view.presentationController
        sheet?.delegate = proxy
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === the presenter has a stream of the view's title
// clean: the presenter has a stream of the view's disappearance
// use: ribs-rx-uikit, child-rib Detail, opening-parent Home Detail

import RxCocoa

extension Reactive where Base: UIViewController {
    var disappearances: ControlEvent<Void> {
        ControlEvent(events: methodInvoked(#selector(Base.viewDidDisappear)).map { _ in })
    }

    var titles: ControlEvent<Void> { ControlEvent(events: methodInvoked(#selector(setter: Base.title)).map { _ in }) }
}

protocol ClosingPresentable: DetailPresentable {
    var closings: Observable<Void> { get }
}

final class DetailViewController: UIViewController, ClosingPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

//- var closings: Observable<Void> { rx.titles.asObservable() }
//+ var closings: Observable<Void> { rx.disappearances.asObservable() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
