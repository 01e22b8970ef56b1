// === an interactor gets the child's interactor from its router
// clean: an interactor has its router attach the child
// use: ribs

protocol DetailListener: AnyObject {}

protocol DetailInteractable: Interactable {
    var listener: DetailListener? { get set }
}

final class DetailInteractor: Interactor, DetailInteractable {
    //      ~~~~~~~~~~~~~~~~ this is the child
    weak var listener: DetailListener?
}

protocol HomeInteractable: Interactable, DetailListener {}

protocol HomeRouting: Routing {
//- func attachDetail() -> DetailInteractable?
//+ func attachDetail()
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
//-     if let detail = router?.attachDetail() {
        //     ^^^^^^ interactor_knows_child: 'HomeInteractor' gets 'DetailInteractable', a part of its child 'Detail'
//-         detail.listener = self
//-     }
//+     router?.attachDetail()
    }
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    init(interactor: HomeInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
    }

//- func attachDetail() -> DetailInteractable? { nil }
//+ func attachDetail() {}
}

// === locals, guards and a second name of the same value: one finding for each binding
// use: ribs

protocol DetailListener: AnyObject {}
protocol DetailInteractable: Interactable {}

final class DetailInteractor: Interactor, DetailInteractable {
    weak var listener: DetailListener?
}

protocol HomeRouting: Routing {
    var detail: DetailInteractable? { get }
    func makeDetail() -> DetailInteractor
}

final class HomeInteractor: Interactor, DetailListener {
    weak var router: HomeRouting?

    func open() {
        guard let detail = router?.detail else { return }
        //        ^^^^^^ interactor_knows_child: 'HomeInteractor' gets 'DetailInteractable'
        let same = detail
        print(same)
    }

    func make() {
        let made = router?.makeDetail()
        //  ^^^^ interactor_knows_child: 'HomeInteractor' gets 'DetailInteractor'
        if let made { print(made) }
    }
}

final class HomeRouter: Router<HomeInteractor> {
    override init(interactor: HomeInteractor) {
        super.init(interactor: interactor)
        interactor.router = self as? HomeRouting
    }
}

// === a property, in a list too
// clean: a property with the child's actionable item
// use: ribs

protocol DetailListener: AnyObject {}
protocol DetailInteractable: Interactable {}
protocol DetailActionableItem: AnyObject {}

final class DetailInteractor: Interactor, DetailInteractable, DetailActionableItem {
    weak var listener: DetailListener?
}

final class HomeInteractor: Interactor {
//- private weak var detail: DetailInteractable?
    //               ^^^^^^ interactor_knows_child: 'HomeInteractor' holds 'DetailInteractable'
//+ private weak var detail: DetailActionableItem?
//- private var all: [DetailInteractor] = []
    //          ^^^ interactor_knows_child: in 'all'
//+ private var all: [DetailActionableItem] = []
}

extension HomeInteractor: DetailListener {}

// === casts and tests of the router's children
// use: ribs, viewless-rib Detail

protocol DetailDependency: Dependency {}

protocol HomeRouting: Routing {}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    func find() {
        let isOpen = router?.children.contains { $0 is DetailRouter } ?? false
        //                                             ^^^^^^^^^^^^ interactor_knows_child: tests for 'DetailRouter'
        if isOpen, let detail = router?.children.last as? DetailRouter { print(detail) }
        //             ^^^^^^ interactor_knows_child: 'HomeInteractor' gets 'DetailRouter'
        print(router?.children.last?.interactable as? DetailInteractor as Any)
        //                                            ^^^^^^^^^^^^^^^^ interactor_knows_child: casts to 'DetailInteractor'
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    private let detailBuilder: DetailBuilder

    init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        attachChild(detailBuilder.build())
    }
}

// === a child's router: weak is this rule, strong another one
// use: ribs

protocol DetailListener: AnyObject {}
protocol DetailRouting: Routing {}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?
}

final class DetailRouter: Router<DetailInteractor>, DetailRouting {}

final class HomeInteractor: Interactor, DetailListener {
    private weak var detail: DetailRouting?
    //               ^^^^^^ interactor_knows_child: 'HomeInteractor' holds 'DetailRouting', a part of its child 'Detail'
    private let other: DetailRouting
    //          ^^^^^ strong_router: 'HomeInteractor'

    init(other: DetailRouting) { self.other = other }
}
