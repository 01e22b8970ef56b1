// === an unresolved type, and a router's init assigns it
// clean: an unresolved type, weak

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
//- var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeInteractor
//+ weak var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// === an unresolved type that nobody assigns

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        _ = children
    }
}

// === an unresolved type under another name

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var flow: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.flow = self
    }
}

// === an unresolved type, the router names the class
// clean: ..., weak

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
//- var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeInteractor
//+ weak var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractor, ViewControllable> {
    override init(interactor: BadgeInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// === the assignment is for another interactor

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<OtherInteractor, ViewControllable> {
    override init(interactor: OtherInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

final class OtherInteractor: Interactor {
    weak var router: Routing?
}

// === an unresolved type, and a builder assigns it
// clean: an unresolved type, and a builder assigns another member

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeInteractor
//+ weak var badge: ViewableRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        _ = children
    }
}

// use: dependency Badge, component Badge

final class BadgeBuilder: Builder<BadgeDependency> {
    func build(view: BadgePresentable & ViewControllable) -> ViewableRouting {
        let component = BadgeComponent(dependency: dependency)
        let interactor = BadgeInteractor(presenter: view)
        let router = BadgeRouter(interactor: interactor, viewController: view)
//-     interactor.router = router
//+     interactor.badge = router
        _ = component
        return router
    }
}

// === an unresolved routing, bound by who assigns it

import RIBs
import GeyserInterfaces

protocol GeyserInteractable: Interactable {}

final class GeyserInteractor: Interactor, GeyserInteractable {
    weak var router: GeyserRouting?
    private var onEnd: (() -> Void)?

    func erupt() {
        guard let router else { return }
        onEnd = { router.detachSteam() }
        //        ^^^^^^ strong_router: GeyserRouting
    }
}

final class GeyserRouter: Router<GeyserInteractable> {
    override init(interactor: GeyserInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

// === the interactor's own protocol is unresolved too

import RIBs
import GeyserInterfaces

final class GeyserInteractor: Interactor, GeyserInteractable {
    var router: GeyserRouting?
    //  ^^^^^^ strong_router: GeyserRouting
}

final class GeyserRouter: Router<GeyserInteractable> {
    override init(interactor: GeyserInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
        //         ~~~~~~
    }
}

// === a protocol that does not refine Routing, but that only a router conforms to and a router assigns
// use: ribs

protocol PantryInteractable: Interactable {
    var router: PantryRouting? { get set }
}

protocol PantryRouting: AnyObject {
    func openShelf()
}

final class PantryRouter: Router<PantryInteractable>, PantryRouting {
    override init(interactor: PantryInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }

    func openShelf() {}
}

final class PantryRoutingMock: PantryRouting {
    func openShelf() {}
}

final class PantryInteractor: Interactor, PantryInteractable {
    var router: PantryRouting?
    //  ^^^^^^ strong_router
}

// === the same with weak
// use: ribs

protocol LarderInteractable: Interactable {
    var router: LarderRouting? { get set }
}

protocol LarderRouting: AnyObject {}

final class LarderRouter: Router<LarderInteractable>, LarderRouting {
    override init(interactor: LarderInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

final class LarderInteractor: Interactor, LarderInteractable {
    weak var router: LarderRouting?
}

// === what others conform to as well is no router, whatever it is called
// use: ribs

protocol CellarInteractable: Interactable {
    var router: CellarNavigating? { get set }
}

protocol CellarNavigating: AnyObject {}

final class CellarRouter: Router<CellarInteractable>, CellarNavigating {
    override init(interactor: CellarInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

final class CellarCoordinator: CellarNavigating {}

final class CellarInteractor: Interactor, CellarInteractable {
    var router: CellarNavigating?
}

// === an unresolved type, and a class assigns itself whose superclass is not analyzed
// clean: ..., weak

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: CommonInteractable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
//- var router: CommonRouting?
    //  ^^^^^^ strong_router: BadgeInteractor
//+ weak var router: CommonRouting?
}

final class BadgeRouter: CommonRouter {
    init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
