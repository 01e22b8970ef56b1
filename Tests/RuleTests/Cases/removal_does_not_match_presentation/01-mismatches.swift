// === a pushed view is dismissed
// clean: ..., popped
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ~~~~~~~~~~~~~~~~~~ its view is pushed here
    }

    func detachDetail() {
        guard let router = detail else { return }
//-     viewController.uiviewController.dismiss(animated: true)
    //                                  ^^^^^^^ removal_does_not_match_presentation: 'Detail' is pushed but removed by a dismissal: its screen stays, or the whole flow closes.
//+     viewController.uiviewController.navigationController?.popViewController(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === a presented view is popped
// clean: ..., dismissed
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
    //                                                        ^^^^^^^^^^^^^^^^^ removal_does_not_match_presentation: 'Detail' is presented but removed by a pop: it stays, and the screen below it is popped.
//+     viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === by helpers, whatever their names
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

extension ViewControllable {
    func present(_ other: ViewControllable) {
        uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true)
    }

    func pop(_ other: ViewControllable) {
        other.uiviewController.dismiss(animated: true)
        //                     ~~~~~~~ this dismisses
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.pop(router.viewControllable)
    //                 ^^^ removal_does_not_match_presentation
        detachChild(router)
        detail = nil
    }
}
