// === the builder forgets the listener
// clean: the builder sets the listener
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?
    //       ~~~~~~~~ this property stays nil

    func close() {
        listener?.detailDidClose()
//      ~~~~~~~~ it is used here
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        //               ^^^^^^^^^^^^^^^^ interactor_listener_not_set: 'DetailInteractor' uses 'listener'
//+     interactor.listener = listener
        return Router(interactor: interactor)
    }
}

// === the type of the interactor is written, and the builder takes no listener
// clean: the type of the interactor is written, and it gets the listener of the component
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var listener: DetailListener?

    func close() {
        if let listener { listener.detailDidClose() }
    }
}

final class DetailComponent: Component<EmptyDependency> {
    weak var flow: DetailListener?
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = DetailComponent(dependency: dependency)
        print(component)
        let interactor: DetailInteractor = .init()
        //                                  ^^^^ interactor_listener_not_set: is created here without one
//+     interactor.listener = component.flow
        return Router(interactor: interactor)
    }
}

// === one of two builders forgets the listener
// clean: both builders set the listener
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
        interactor.listener = listener
        return Router(interactor: interactor)
    }
}

final class ShortDetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        //               ^^^^^^^^^^^^^^^^ interactor_listener_not_set: what it sends its parent is lost
//+     interactor.listener = listener
        return Router(interactor: interactor)
    }
}

// === a listener with another name, which the builder takes
// clean: a listener with another name, which the builder sets
// use: ribs

protocol DetailHandling: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor, Interactable {
    weak var parent: DetailHandling?

    func close() { parent?.detailDidClose() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(for parent: DetailHandling) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        //               ^^^^^^^^^^^^^^^^ interactor_listener_not_set: 'DetailInteractor' uses 'parent'
//+     interactor.parent = parent
        return Router(interactor: interactor)
    }
}

// === a component creates the interactor, and nothing sets the listener
// clean: a component creates the interactor, and the builder sets the listener through the protocol
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

final class DetailComponent: Component<EmptyDependency> {
    var interactor: DetailInteractable { shared { DetailInteractor() } }
    //                                            ^^^^^^^^^^^^^^^^ interactor_listener_not_set: is created here
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(withListener listener: DetailListener) -> Routing {
        let component = DetailComponent(dependency: dependency)
        let interactor = component.interactor
//+     interactor.listener = listener
        return Router(interactor: interactor)
    }
}
