// === a wrapper shows the back button of what it pushes
// clean: a wrapper hides the back button of what it pushes
// use: ribs-uikit, child-rib Detail, label-view Detail, opening-parent Home Detail

extension ViewControllable {
    func push(_ other: ViewControllable) {
//-     other.uiviewController.navigationItem.hidesBackButton = false
//+     other.uiviewController.navigationItem.hidesBackButton = true
        uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.push(detail.viewControllable)
        //             ^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === two wrappers around another show the back button of what they push
// clean: two wrappers around another hide the back button of what they push
// use: ribs-uikit, child-rib Detail, label-view Detail, opening-parent Home Detail

extension ViewControllable {
    func push(_ other: ViewControllable) {
//-     other.uiviewController.navigationItem.hidesBackButton = false
//+     other.uiviewController.navigationItem.hidesBackButton = true
        uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true)
    }
}

extension ViewableRouting {
    func attachAndPush(_ child: ViewableRouting) {
        attachChild(child)
        viewControllable.push(child.viewControllable)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachAndPush(detail)
    //  ^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
