// === detached under a local name, and kept
// clean: ..., and cleared
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared note: detaches 'Detail', but keeps it in 'detail'; no consequence
//+     detail = nil
    }
}

// === detached under the slot's own name
// clean: the slot's own name is assigned
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        if let detail {
            detachChild(detail)
    //      ^^^^^^^^^^^ detached_child_not_cleared
//+         self.detail = nil
        }
    }
}

// === the shorthand's name is assigned
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        if var detail {
            detachChild(detail)
            detail = nil
        }
    }
}

// === cleared before it is detached
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        let child = detail
        detail = nil
        if let child {
            detachChild(child)
        }
    }
}

// === replaced by another child
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        if let child = detail {
            detachChild(child)
        }
        let next = detailBuilder.build()
        detail = next
        attachChild(next)
    }
}

// === a local of the slot's name is assigned
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = self.detail else { return }
        var detail: Routing? = child
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared
        detail = nil
        print(detail as Any)
    }
}

// === the child of a tuple
// clean: the tuple is cleared
// use: ribs

protocol Item: AnyObject {}
protocol FlowDependency: Dependency {}
final class FlowComponent: Component<FlowDependency> {}
final class FlowInteractor: Interactor, Item {}
final class FlowRouter: Router<FlowInteractor> {}

final class FlowBuilder: Builder<FlowDependency> {
    func build() -> (router: Routing, item: Item) {
        _ = FlowComponent(dependency: dependency)
        let interactor = FlowInteractor()
        return (FlowRouter(interactor: interactor), interactor)
    }
}

final class RootRouter: Router<Interactor> {
    private let flowBuilder: FlowBuilder
    private var flow: (router: Routing, item: Item)?

    init(interactor: Interactor, flowBuilder: FlowBuilder) {
        self.flowBuilder = flowBuilder
        super.init(interactor: interactor)
    }

    func startFlow() {
        flow = flowBuilder.build()
        if let child = flow { attachChild(child.router) }
    }

    func stopFlow() {
        if let child = flow {
            detachChild(child.router)
    //      ^^^^^^^^^^^ detached_child_not_cleared note: detaches 'Flow', but keeps it in 'flow'; no consequence
        }
//+     flow = nil
    }
}

// === weak, looked up, and local children
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private weak var detail: Routing?

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        let child = detailBuilder.build()
        detail = child
        attachChild(child)
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
        if let last = children.last { detachChild(last) }
        children.forEach(detachChild)
    }

    func replace() {
        let child = detailBuilder.build()
        attachChild(child)
        detachChild(child)
    }
}

// === a slot that is no optional
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    var pages: [Routing] = []

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        let page = detailBuilder.build()
        pages = [page]
        attachChild(page)
    }

    func detachDetail() {
        for page in pages {
            detachChild(page)
        }
    }
}

// === a slot that nothing is assigned to
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
        attachChild(detailBuilder.build())
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
    }
}

// === the child of a tuple that a condition takes apart
// clean: a tuple that a condition takes apart is cleared
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var detail: (router: Routing, id: Int)?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let router = detailBuilder.build()
        detail = (router, 1)
        attachChild(router)
    }

    func detachDetail() {
        guard let (router, id) = detail else { return }
        print(id)
        detachChild(router)
    //  ^^^^^^^^^^^ detached_child_not_cleared note: detaches 'Detail', but keeps it in 'detail'; no consequence
//+     detail = nil
    }
}

// === the child in a variable that is assigned the result of a function for it
// clean: a variable that is assigned the result of a function for it, and the slot is cleared
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        var router = detailBuilder.build()
        router = logged(router)
        detail = router
        attachChild(router)
    }

    func detachDetail() {
        guard let detail else { return }
        detachChild(detail)
    //  ^^^^^^^^^^^ detached_child_not_cleared note: detaches 'Detail', but keeps it in 'detail'; no consequence
//+     self.detail = nil
    }

    private func logged(_ router: Routing) -> Routing {
        print(router)
        return router
    }
}
