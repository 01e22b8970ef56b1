// === a child that is attached and not stored
// clean: ..., stored
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    //          ^^^^^^ child_property_never_assigned: 'HomeRouter' reads 'detail', but never stores 'Detail' there.

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
    //        ~~~~~~ the property is read here
        let router = detailBuilder.build()
    //                             ~~~~~ this child is not stored
//+     detail = router
        attachChild(router)
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
        detail = nil
    }
}

// === a protocol of the child, and a local that hides the property
// clean: a protocol of the child, and an assignment to the property
// use: ribs, routing-interactor Home Detail

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
protocol DetailRouting: Routing {}
final class DetailRouter: Router<Interactor>, DetailRouting {}

final class DetailBuilder: Builder<DetailDependency> {
    func build() -> DetailRouting {
        _ = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor())
    }
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuilder
    private var detail: DetailRouting?
    //          ^^^^^^ child_property_never_assigned

    init(interactor: HomeInteractable, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        let detail = detailBuilder.build()
//+     self.detail = detail
        attachChild(detail)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
    }
}

// === the property is not read by a function that has a caller
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    private var other: Routing?

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() { attachChild(detailBuilder.build()) }

    func detachDetail() { children.forEach(detachChild) }

    private func neverCalled() {
        if let detail { detachChild(detail) }
    }
}

// === assignments in other forms
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var first: Routing?
    private var second: Routing?
    private var third: Routing? = nil
    private var fourth: Routing?
    var fifth: Routing?
    @Kept private var sixth: Routing?

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard first == nil, second == nil, third == nil, fourth == nil, fifth == nil, sixth == nil else { return }
        attachChild(detailBuilder.build())
        (first, _) = (children.last, 0)
        set(&second)
        third = children.last
        defer { self.fourth = children.first }
    }

    func detachDetail() { children.forEach(detachChild) }

    private func set(_ slot: inout Routing?) { slot = children.last }
}

final class Host {
    func start(_ router: HomeRouter) { router.fifth = router.children.last }
}

// === every child of the type is stored elsewhere
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    private var spare: Routing?

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
        if let spare { detachChild(spare) }
    }
}

// === a superclass that is not analyzed
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: ThirdPartyRouter<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?

    func attachDetail() { attachChild(detailBuilder.build()) }

    func detachDetail() {
        if let detail { detachChild(detail) }
    }
}

// === two properties of one type, of which one has a child
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    //          ^^^^^^ child_property_never_assigned
    private var summary: Routing?

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        //    ~~~~~~ the property is read here
        attachChild(detailBuilder.build())
        //                        ~~~~~ this child is not stored
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
        if let summary { detachChild(summary) }
    }
}

// === its level: constants that switch the reads off, and a variable that does not
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let isExclusive = false
    private var isClosable = false
    private var detail: Routing?
    //          ^^^^^^ child_property_never_assigned note: there; no consequence was found: a constant keeps the code from running.

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        if isExclusive, detail != nil { return }
        //              ~~~~~~ the property is read here
        attachChild(detailBuilder.build())
        //                        ~~~~~ this child is not stored
    }

    func detachDetail() {
        guard isExclusive && isClosable else { return }
        if let detail { detachChild(detail) }
    }
}

final class SideRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var isClosable = false
    private var detail: Routing?
    //          ^^^^^^ child_property_never_assigned warning: but never stores 'Detail' there.

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        attachChild(detailBuilder.build())
        //                        ~~~~~ this child is not stored
    }

    func detachDetail() {
        guard isClosable else { return }
        if let detail { detachChild(detail) }
        //     ~~~~~~ the property is read here
    }
}

// === its level: attached once, at the start
// use: ribs, viewless-child Detail

final class HomeInteractor: Interactor {}

final class HomeRouter: Router<HomeInteractor> {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    //          ^^^^^^ child_property_never_assigned note: the child is attached once, and only the start reads the property.

    init(interactor: HomeInteractor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        guard detail == nil else { return }
        //    ~~~~~~ the property is read here
        attachChild(detailBuilder.build())
        //                        ~~~~~ this child is not stored
    }
}
