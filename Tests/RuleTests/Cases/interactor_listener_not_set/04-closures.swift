// === a closure in a local gets the interactor
// clean: ..., and sets its listener
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func close() {
        listener?.detailDidClose()
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        //               ^^^^^^^^^^^^^^^^ interactor_listener_not_set
        let finish: (DetailInteractor) -> Void = { item in
            print(item)
//+         item.listener = listener
        }
        finish(interactor)
        return Router(interactor: interactor)
    }
}

// === a local function gets the interactor
// clean: ..., and sets its listener
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func close() {
        listener?.detailDidClose()
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        //               ^^^^^^^^^^^^^^^^ interactor_listener_not_set
        func finish(_ item: DetailInteractor) {
            print(item)
//+         item.listener = listener
        }
        finish(interactor)
        return Router(interactor: interactor)
    }
}
