// === functions of the router and of its base class attach what they are passed
// use: ribs, viewless-child Detail

class ParentRouter: Router<Interactor> {
    func set(_ routers: [Routing]) { routers.forEach(attachChild) }
}

final class HomeRouter: ParentRouter {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachOne() { attach(detailBuilder.build()) }

    func attachSeveral() {
        let first = detailBuilder.build()
        set([first, detailBuilder.build()])
    }

    private func attach(_ child: Routing) { attachChild(child) }
}

// === a transition that is made with the child
// use: ribs, viewless-child Detail

struct Transition {
    let child: Routing
    init(to child: Routing) { self.child = child }
}

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() { perform(Transition(to: detailBuilder.build())) }

    private func perform(_ transition: Transition) { attachChild(transition.child) }
}

// === the child is returned, or kept by a closure or by another object
// use: ribs, viewless-child Detail

final class Holder { var flow: Routing? }

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private let holder: Holder

    init(interactor: Interactor, detailBuilder: DetailBuildable, holder: Holder) {
        self.detailBuilder = detailBuilder
        self.holder = holder
        super.init(interactor: interactor)
    }

    func makeDetail() -> Routing { detailBuilder.build() }

    func makeLater() -> () -> Routing { { self.detailBuilder.build() } }

    func hand() { holder.flow = detailBuilder.build() }

    func name() -> [String: Routing] {
        let named = ["detail": detailBuilder.build()]
        return named
    }
}

// === the child is collected
// clean: ..., and attached
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var waiting: [Routing] = []

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func collect() {
        let detail = detailBuilder.build()
        //                         ^^^^^ child_built_not_attached: but never attaches it
        waiting.append(detail)
    }

    func start() {
//+     waiting.forEach(attachChild)
    }
}

// === the child is activated without being attached
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func host() {
        let detail = detailBuilder.build()
        detail.interactable.activate()
        //                  ^^^^^^^^ manual_lifecycle_call: on the interactor of 'Routing' instead of attaching it
        detail.load()
        self.detail = detail
    }
}

// === other types attach what the router stores
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    var detail: Routing?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func prepare() { detail = detailBuilder.build() }
}

final class Host {
    func start(_ router: HomeRouter) {
        if let detail = router.detail { router.attachChild(detail) }
    }
}

// === a subclass attaches what the base class builds
// use: ribs, viewless-child Detail

class BaseRouter: Router<Interactor> {
    let detailBuilder: DetailBuildable
    var detail: Routing?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func prepare() { detail = detailBuilder.build() }
}

final class HomeRouter: BaseRouter {
    override func didLoad() {
        super.didLoad()
        prepare()
        if let detail { attachChild(detail) }
    }
}

// === a superclass that is not analyzed, and unknown functions
// use: ribs, viewless-child Detail

final class HomeRouter: ThirdPartyRouter<Interactor> {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?

    func prepare() { detail = detailBuilder.build() }
}

final class FlowRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private let navigator: Navigator

    func open() { navigator.open(detailBuilder.build()) }
}

// === the child attaches itself to the router that it is passed
// use: ribs, viewless-child Detail

extension Routing {
    func join(_ parent: Routing) { parent.attachChild(self) }
}

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func open() {
        let detail = detailBuilder.build()
        detail.join(self)
    }
}
