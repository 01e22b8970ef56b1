// === a child logs out while it is presented
// clean: ..., and is dismissed first
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
//+     router?.detachDetail()
        listener?.listDidClose()
    //            ^^^^^^^^^^^^ root_replaced_while_presenting warning: 'List' has the root of the window replaced while 'Detail' is presented on it, so UIKit keeps the views of both.
    //            ???????????? Dismiss the view of 'Detail' first.
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        //                              ~~~~~~~ the child's view is presented here
    }

    // use: detach-dismissing Detail
}

// use: root-of-two List Other

// === a child that is dismissed on one of two paths
// clean: a child that is dismissed on both paths
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    private var isDone = false

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        if isDone {
            router?.detachDetail()
        } else {
            isDone = true
//+         router?.detachDetail()
        }
        listener?.listDidClose()
    //            ^^^^^^^^^^^^ root_replaced_while_presenting
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: presenting Detail
}

// use: root-of-two List Other

// === a launch router's own view is the root that goes
// clean: ..., and the child is dismissed first
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
//+     router?.detachDetail()
        listener?.listDidClose()
    //            ^^^^^^^^^^^^ root_replaced_while_presenting
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: presenting Detail
}

protocol RootInteractable: Interactable, ListListener, OtherListener {
    var router: RootRouting? { get set }
}

protocol RootRouting: ViewableRouting {
    func attachList()
    func attachOther()
    func detachOther()
}

final class RootInteractor: Interactor, RootInteractable {
    weak var router: RootRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachList()
    }

    func listDidClose() { router?.attachOther() }
    func otherDidClose() { router?.detachOther() }
}

final class RootRouter: LaunchRouter<RootInteractable, ViewControllable>, RootRouting {
    private let window: UIWindow
    private let listBuilder: ListBuildable
    private let otherBuilder: OtherBuildable
    private var list: ViewableRouting?
    private var other: ViewableRouting?

    init(
        interactor: RootInteractable, viewController: ViewControllable, window: UIWindow,
        listBuilder: ListBuildable, otherBuilder: OtherBuildable
    ) {
        self.window = window
        self.listBuilder = listBuilder
        self.otherBuilder = otherBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.addChild(view)
        viewController.uiviewController.view.addSubview(view.view)
        view.didMove(toParent: viewController.uiviewController)
    }

    func attachOther() {
        guard other == nil else { return }
        let router = otherBuilder.build(withListener: interactor)
        other = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
    }

    func detachOther() {
        guard let router = other else { return }
        window.rootViewController = viewController.uiviewController
        detachChild(router)
        other = nil
    }
}
