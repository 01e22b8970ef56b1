// === a dictionary whose child nothing takes out
// clean: ..., removed
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [String: ViewableRouting] = [:]
    //          ~~~~~ it stays in this property

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard shown["detail"] == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown["detail"] = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = shown["detail"] else { return }
        detachChild(router)
    //  ^^^^^^^^^^^ detached_child_not_cleared warning: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
//+     shown["detail"] = nil
    }
}

// === all children of an array are detached
// clean: ..., and taken out
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
        guard shown.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown.append(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        shown.forEach(detachChild)
    //                ^^^^^^^^^^^ detached_child_not_cleared warning: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
//+     shown.removeAll()
    }
}

// === a loop over the values of a dictionary
// clean: ..., replaced
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [Int: ViewableRouting] = [:]
    //          ~~~~~ it stays in this property

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard shown.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown[1] = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        for router in shown.values {
            detachChild(router)
        //  ^^^^^^^^^^^ detached_child_not_cleared warning: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
        }
//+     shown = [:]
    }
}

// === the first child that fits
// clean: ..., taken out
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
        guard shown.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown.append(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = shown.first(where: { $0.viewControllable.uiviewController.isViewLoaded }) else { return }
        detachChild(router)
    //  ^^^^^^^^^^^ detached_child_not_cleared warning: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
//+     if let index = shown.firstIndex(where: { $0 === router }) { shown.remove(at: index) }
    }
}

// === the last child is taken out as it is detached
// clean
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
        guard shown.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        shown.append(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        if !shown.isEmpty { detachChild(shown.removeLast()) }
    }
}
