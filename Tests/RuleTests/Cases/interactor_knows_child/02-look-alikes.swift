// === an interactor of an ancestor, which is no child
// use: ribs

protocol FlowInteractable: Interactable {}

final class FlowInteractor: Interactor, FlowInteractable {}

protocol StepListener: AnyObject {}

final class StepInteractor: Interactor {
    weak var listener: StepListener?
    private let flow: FlowInteractor

    init(flow: FlowInteractor) {
        self.flow = flow
    }
}

// === a helper that is only named like an interactor
// use: ribs

final class AmountInteractor {}

final class HomeInteractor: Interactor {
    private let amount: AmountInteractor

    init(amount: AmountInteractor) {
        self.amount = amount
    }
}

// === a builder that the interactor passes to its router, and a namespace
// use: ribs

protocol DetailListener: AnyObject {}

final class DetailInteractor: Interactor {
    enum State { case open, closed }

    static let key = "detail"
    weak var listener: DetailListener?
}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> Routing
}

protocol HomeRouting: Routing {
    func attach(_ builder: DetailBuildable)
}

final class HomeInteractor: Interactor, DetailListener {
    weak var router: HomeRouting?
    private var state: DetailInteractor.State = .closed
    private let builder: DetailBuildable

    init(builder: DetailBuildable) { self.builder = builder }

    func open() {
        let key = DetailInteractor.key
        router?.attach(builder)
        print(key)
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    override init(interactor: HomeInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attach(_ builder: DetailBuildable) {}
}

// === the router's own functions know the child
// use: ribs

protocol DetailListener: AnyObject {}
protocol DetailRouting: Routing {}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?
}

final class DetailRouter: Router<DetailInteractor>, DetailRouting {}

final class HomeInteractor: Interactor, DetailListener {}

final class HomeRouter: Router<HomeInteractor> {
    func isOpen() -> Bool { children.contains { $0 is DetailRouting } }
}

// === protocols that the interactor or its router share with the child
// use: ribs

protocol DetailListener: AnyObject {}
protocol BaseInteractable: Interactable {}
protocol BaseRouting: Routing {}

final class DetailInteractor: Interactor, BaseInteractable {
    weak var listener: DetailListener?
}

final class DetailRouter: Router<DetailInteractor>, BaseRouting {}

final class HomeInteractor: Interactor, BaseInteractable, DetailListener {
    private weak var other: BaseInteractable?
    private weak var flow: BaseRouting?
}

final class HomeRouter: Router<HomeInteractor>, BaseRouting {}
