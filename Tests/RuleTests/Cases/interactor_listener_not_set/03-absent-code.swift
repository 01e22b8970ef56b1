// === a router creates an interactor and a router for it
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }
}

final class HomeRouter: Router<Interactor> {
    func attachDetail() {
        let interactor = DetailInteractor()
    //                   ^^^^^^^^^^^^^^^^ router_creates_child_without_builder
    //                   ^^^^^^^^^^^^^^^^ interactor_listener_not_set
        attachChild(Router(interactor: interactor))
    }
}

// === a router creates an interactor alone, whose RIB is built elsewhere
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }
}

final class HomeRouter: Router<Interactor> {
    func attachDetail() {
        let interactor = DetailInteractor()
    //                   ^^^^^^^^^^^^^^^^ router_creates_child_without_builder
        interactor.close()
    }
}

// === a component that creates the interactor for its builder
// clean: a component that creates the interactor for code that is not analyzed
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }
}

final class DetailComponent: Component<EmptyDependency> {
    var interactor: DetailInteractor { shared { DetailInteractor() } }
    //                                          ^^^^^^^^^^^^^^^^ interactor_listener_not_set
}

//-final class DetailBuilder: Builder<EmptyDependency> {
//- func build() -> Router<DetailInteractor> {
//-     let component = DetailComponent(dependency: dependency)
//-     return Router(interactor: component.interactor)
//- }
//-}
