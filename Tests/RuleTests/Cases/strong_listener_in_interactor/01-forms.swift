// === an interactor holds its listener strongly
// clean: ..., weak
// use: ribs

protocol DetailListener: AnyObject {}

final class DetailInteractor: Interactor {
//- var listener: DetailListener?
    //  ^^^^^^^^ strong_listener_in_interactor: 'DetailInteractor' holds its listener, such as 'HomeInteractor', strongly
//+ weak var listener: DetailListener?
}

protocol HomeInteractable: Interactable, DetailListener {}

final class HomeInteractor: Interactor, HomeInteractable {}
//          ~~~~~~~~~~~~~~ 'HomeInteractor' is declared here

// === a worker and a builder keep the listener of an interactor
// clean: the worker and the builder keep it weakly
// use: ribs

protocol DetailListener: AnyObject {}

protocol DetailInteractable: Interactable {
    var listener: DetailListener? { get set }
}

final class HomeInteractor: Interactor, DetailListener {}

final class DetailWorker: Worker {
//- private let parent: DetailListener
    //          ^^^^^^ strong_listener_in_interactor: 'DetailWorker' holds its listener
//+ private weak var parent: DetailListener?

    init(parent: DetailListener) {
        self.parent = parent
        super.init()
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
//- private var parent: (any DetailListener)?
    //          ^^^^^^ strong_listener_in_interactor: strongly in 'parent'
//+ private weak var parent: (any DetailListener)?
}

// === only objects outside of RIBs are the listener: they may own the RIB
// use: ribs

protocol DetailListener: AnyObject {}

final class DetailInteractor: Interactor {
    var listener: DetailListener?
}

final class AppHost: DetailListener {}

// === values with listeners, and protocols that are no listener's
// use: ribs

protocol DetailListener: AnyObject {}

protocol DetailStepping: AnyObject {}

struct DetailPayload {
    let listener: DetailListener
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?
    private var stepping: DetailStepping?
}

final class HomeInteractor: Interactor, DetailListener, DetailStepping {}

// === a protocol that structs could conform to: no fix makes the property weak
// clean: ..., bound to classes
// use: ribs

//-protocol DetailListener {}
//+protocol DetailListener: AnyObject {}

final class DetailInteractor: Interactor {
//- var listener: DetailListener?
    //  ^^^^^^^^ strong_listener_in_interactor: 'DetailInteractor' holds its listener
//+ weak var listener: DetailListener?
}

final class HomeInteractor: Interactor, DetailListener {}
