// === a parameter that is false by default decides the style
// clean: a parameter that is passed decides the style
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension ViewControllable {
    func show(_ child: ViewControllable, isFullScreen: Bool = false) {
        if isFullScreen { child.uiviewController.modalPresentationStyle = .overFullScreen }
        uiviewController.present(child.uiviewController, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
//-     viewController.show(detail.viewControllable)
        //             ^^^^ modal_swipe_dismiss_unhandled: 'HomeRouter' presents 'Detail' as a sheet
//+     viewController.show(detail.viewControllable, isFullScreen: true)
    }

    // use: detach-dismissing Detail
}
