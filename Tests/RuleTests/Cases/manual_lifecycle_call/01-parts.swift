// === a router activates its interactor when it is loaded, and deactivates it to end the flow
// clean: a router that leaves this to its parent
// use: ribs

protocol DetailInteractable: Interactable {}

final class DetailInteractor: Interactor, DetailInteractable {}

final class DetailRouter: Router<DetailInteractable> {
    override func didLoad() {
        super.didLoad()
//-     interactor.activate()
        //         ^^^^^^^^ manual_lifecycle_call: 'DetailRouter' calls 'activate()' on its own RIB in 'didLoad()'
    }

    func close() {
//-     if children.isEmpty { self.interactable.deactivate() }
        //                                      ^^^^^^^^^^ manual_lifecycle_call: on its own RIB in 'close()'
    }
}

// === a router that starts itself: one finding
// use: ribs

final class DetailRouter: Router<Interactor> {
    func start() {
        interactable.activate()
        //           ^^^^^^^^ manual_lifecycle_call: 'DetailRouter' calls 'activate()' on its own RIB in 'start()'
        load()
    }

    func restart() {
        self.load()
        //   ^^^^ manual_lifecycle_call: 'DetailRouter' calls 'load()' on its own RIB in 'restart()'
        interactor.deactivate()
        //         ^^^^^^^^^^ manual_lifecycle_call: 'DetailRouter' calls 'deactivate()' on its own RIB
    }
}

// === an interactor deactivates itself, and loads its router
// use: ribs-uikit

protocol DetailRouting: Routing {}

final class DetailInteractor: Interactor {
    weak var router: DetailRouting?

    func close() {
        deactivate()
    //  ^^^^^^^^^^ manual_lifecycle_call: 'DetailInteractor' calls 'deactivate()' on its own RIB in 'close()'
    }

    func open() {
        router?.load()
        //      ^^^^ manual_lifecycle_call: 'DetailInteractor' calls 'load()' on its own RIB in 'open()'
    }
}

final class DetailRouter: Router<DetailInteractor>, DetailRouting {
    override init(interactor: DetailInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

// === a router activates a child instead of attaching it
// clean: a router attaches a child
// use: ribs

final class HomeRouter: Router<Interactor> {
    private var child: Routing?

    func push(_ child: Routing) {
//-     child.interactable.activate()
        //                 ^^^^^^^^ manual_lifecycle_call: on the interactor of 'Routing' instead of attaching it
//-     child.load()
//+     attachChild(child)
        self.child = child
    }

    func pop() {
//-     child?.interactable.deactivate()
        //                  ^^^^^^^^^^ manual_lifecycle_call: on the interactor of 'Routing' instead of detaching it
//+     if let child { detachChild(child) }
        child = nil
    }
}

// === a builder and a worker start RIBs
// use: ribs

final class DetailInteractor: Interactor {}
final class DetailRouter: Router<DetailInteractor> {}
final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        interactor.activate()
        //         ^^^^^^^^ manual_lifecycle_call: 'DetailBuilder' calls 'activate()' on 'DetailInteractor'
        return DetailRouter(interactor: interactor)
    }
}

final class StartWorker: Worker {
    private let router: DetailRouter

    init(router: DetailRouter) {
        self.router = router
        super.init()
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        router.load()
        //     ^^^^ manual_lifecycle_call: 'StartWorker' calls 'load()' on 'DetailRouter'
    }
}

// === hooks are called to run their code again
// clean: the code is moved to a function of its own
// use: ribs

final class DetailInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
//+     load()
    }

    func reload() {
//-     didBecomeActive()
    //  ^^^^^^^^^^^^^^^ manual_lifecycle_call: 'DetailInteractor' calls 'didBecomeActive()' on 'DetailInteractor'
//+     load()
    }
//+
//+ private func load() {}
}

final class DetailRouter: Router<DetailInteractor> {
    func restart() {
//-     interactor.willResignActive()
        //         ^^^^^^^^^^^^^^^^ manual_lifecycle_call: 'willResignActive()' on 'DetailInteractor', which only RIBs
//+     interactor.reload()
    }

    override func didLoad() {
        super.didLoad()
    }

    func again(_ child: DetailRouter) {
//-     child.didLoad()
        //    ^^^^^^^ manual_lifecycle_call: 'DetailRouter' calls 'didLoad()' on 'DetailRouter', which only RIBs
    }
}

// === a router that starts itself beside a window
// clean: a root that launches itself as the launch router does
// use: ribs-uikit

final class RootViewController: UIViewController, ViewControllable {}

final class RootRouter: Router<Interactor> {
    private let view: ViewControllable

    init(interactor: Interactor, view: ViewControllable) {
        self.view = view
        super.init(interactor: interactor)
    }

    func launch(from window: UIWindow) {
//+     window.rootViewController = view.uiviewController
        window.makeKeyAndVisible()
        interactable.activate()
        //           ^^^^^^^^ manual_lifecycle_call: 'RootRouter' calls 'activate()' on its own RIB
        load()
    }
}

// === a root that is only activated in a window
// use: ribs-uikit

final class RootViewController: UIViewController, ViewControllable {}

final class RootRouter: Router<Interactor> {
    func show(_ view: ViewControllable, in window: UIWindow) {
        window.rootViewController = view.uiviewController
        interactable.activate()
        //           ^^^^^^^^ manual_lifecycle_call: 'RootRouter' calls 'activate()' on its own RIB
    }
}
