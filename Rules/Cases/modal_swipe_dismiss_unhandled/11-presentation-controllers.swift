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
