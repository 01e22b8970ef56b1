// === a child of a name that another app of the project declares, too
// clean: ..., and only other apps

// --- First/Home/Home.swift
// use: ribs-uikit, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled: HomeRouter
    }

    // use: detach-dismissing Detail
}

//-// --- First/Detail/Detail.swift
//+// --- Third/Detail/Detail.swift
// use: ribs-uikit, child-rib Detail, child-view Detail

// --- Second/Detail/Detail.swift
// use: ribs-uikit, child-rib Detail, child-view Detail
