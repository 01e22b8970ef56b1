// === an array that nothing ever removes from
// clean: ..., removed
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [ViewableRouting] = []
    //          ~~~~~ it stays in this property

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown.append(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let last = shown.last else { return }
        detachChild(last)
    //  ^^^^^^^^^^^ detached_child_not_cleared warning: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
    //  ??????????? Remove it from 'shown' after detaching
//+     shown.removeAll { $0 === last }
    }
}

// === an array that a function may change, or other code sees
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [ViewableRouting] = []

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown.append(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let last = shown.last else { return }
        detachChild(last)
        drop(last, from: &shown)
    }
}

// === an array that is tested, and that nothing ever removes from
// clean: ..., removed
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [ViewableRouting] = []
    //          ~~~~~ it stays in this property

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown.append(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard !shown.isEmpty else { return }
        let last = shown[0]
        detachChild(last)
    //  ^^^^^^^^^^^ detached_child_not_cleared warning: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
//+     shown.remove(at: 0)
    }
}
