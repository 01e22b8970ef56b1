// === a computed property stands for the one that keeps the child
// clean: ..., and is detached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var storage: ViewableRouting?
    private var detail: ViewableRouting? {
        get { storage }
        set { storage = newValue }
    }

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
        router.viewControllable.uiviewController.dismiss(animated: true)
    //                                           ^^^^^^^ view_removed_without_detach: 'HomeRouter' removes the view of 'Detail', but does not detach it: it stays attached and active without a view.
//+     detachChild(router)
        detail = nil
    }
}
