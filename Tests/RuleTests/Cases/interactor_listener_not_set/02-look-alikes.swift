// === the interactor never uses its listener
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: DetailInteractor())
    }
}

// === the listener's protocol requires nothing
// use: ribs

protocol DetailListener: AnyObject {}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func start() { print(listener as Any) }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: DetailInteractor())
    }
}

// === the initializer takes the listener
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    init(listener: DetailListener) {
        self.listener = listener
        super.init()
    }

    func close() { listener?.detailDidClose() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: DetailInteractor(listener: listener))
    }
}

// === the parent's interactor sets itself on the interactor that its router returns
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailInteractable: Interactable {
    var listener: DetailListener? { get set }
}

final class DetailInteractor: Interactor, DetailInteractable {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }
}

protocol HomeRouting: Routing {
    func makeDetail() -> DetailInteractable?
}

final class HomeInteractor: Interactor, Interactable, DetailListener {
    weak var router: HomeRouting?

    func detailDidClose() {}

    func open() {
        if let child = router?.makeDetail() { child.listener = self }
        //     ^^^^^ interactor_knows_child: HomeInteractor
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    override init(interactor: HomeInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
    }

    func makeDetail() -> DetailInteractable? { nil }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: DetailInteractor())
    }
}

// === a function outside of the analyzed files gets the interactor
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        connect(interactor, to: listener)
        return Router(interactor: interactor)
    }
}

// === nothing creates the interactor
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }
}

// === the listener is that of a view with the same name
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailCellListener: AnyObject {
    func didTap()
}

final class DetailCell {
    weak var listener: DetailCellListener?
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func connect(_ cell: DetailCell) { cell.listener?.didTap() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: DetailInteractor())
    }
}

// === the listener is an element of a tuple that is assigned
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        let router = Router(interactor: interactor)
        (interactor.listener, _) = (listener, router)
        return router
    }
}
