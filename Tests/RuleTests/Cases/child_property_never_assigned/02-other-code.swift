// === a function that nothing calls stores the child
// clean: ..., which is called
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    //          ^^^^^^ child_property_never_assigned

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build()
//+     keep(router)
        attachChild(router)
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
        detail = nil
    }

    private func keep(_ router: Routing) {
        detail = router
    }
}

// === a function that the property is passed to only clears it
// clean: ..., or stores a child
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    //          ^^^^^^ child_property_never_assigned

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build()
        attachChild(router)
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
        change(&detail)
    }

    private func change(_ slot: inout Routing?) {
//-     slot = nil
//+     slot = children.first
    }
}
