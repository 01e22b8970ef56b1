// === a computed property that stands for the one that keeps the child
// clean: ..., set to nil by it
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var storage: Routing?
    //          ~~~~~~~ it stays in this property
    private var detail: Routing? {
        get { storage }
        set { storage = newValue }
    }

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let child = detailBuilder.build()
        detail = child
        attachChild(child)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared
//+     detail = nil
    }
}

// === a closure that is kept sets the computed property to nil
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    var endings: [() -> Void] = []
    private var storage: Routing?
    private var detail: Routing? {
        get { storage }
        set { storage = newValue }
    }

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let child = detailBuilder.build()
        detail = child
        attachChild(child)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        endings.append { self.detail = nil }
    }
}
