// === the child is pushed
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        listener?.listDidClose()
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: pushing Detail
}

// use: root-of-two List Other

// === the root is replaced sometimes
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        listener?.listDidClose()
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
    func showList()
    func showOther()
}

final class RootInteractor: Interactor, RootInteractable {
    weak var router: RootRouting?
    private var isLast = false

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.showOther()
    }

    func otherDidClose() { router?.showList() }
    func listDidClose() {
        if isLast { router?.showOther() }
        isLast = true
    }
}

final class RootRouter: LaunchRouter<RootInteractable, ViewControllable>, RootRouting {
    private let window: UIWindow
    private let listBuilder: ListBuildable
    private let otherBuilder: OtherBuildable
    private var child: ViewableRouting?

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

    func showList() { show(listBuilder.build(withListener: interactor)) }

    func showOther() { show(otherBuilder.build(withListener: interactor)) }

    private func show(_ router: ViewableRouting) {
        if let child { detachChild(child) }
        child = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
    }
}

// === the RIB dismisses when it is deactivated
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        listener?.listDidClose()
    }

    override func willResignActive() {
        super.willResignActive()
        router?.detachDetail()
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: presenting Detail
}

// use: root-of-two List Other

// === code outside of the analysis runs before
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        unknown.end(for: self)
        listener?.listDidClose()
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: presenting Detail
}

// use: root-of-two List Other

// === an event of the view itself
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, closing-child Other

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { listener?.listDidClose() }

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        router?.detachDetail()
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: presenting Detail
}

// use: root-of-two List Other
