// === a child whose start leads to a subscription of its parent
// clean: ..., once the parent is active
// use: ribs-rx

protocol HomeListener: AnyObject {
    func homeDidStart()
}

final class HomeInteractor: Interactor, Interactable {
    weak var listener: HomeListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        listener?.homeDidStart()
    }
}

final class HomeRouter: Router<Interactable> {}
final class HomeComponent: Component<EmptyDependency> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build(withListener listener: HomeListener) -> Routing {
        _ = HomeComponent(dependency: dependency)
        let interactor = HomeInteractor()
        interactor.listener = listener
        return HomeRouter(interactor: interactor)
    }
}

final class TabsInteractor: Interactor, Interactable, HomeListener {
    private let prices: Observable<Int>

    init(prices: Observable<Int>) { self.prices = prices }

    func homeDidStart() { observePrices() }

    private func observePrices() {
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        //                                      ~~~~~~~~~~~~~~~~~~~ this ends immediately
    }
}

final class TabsRouter: Router<TabsInteractor> {
    private let homeBuilder: HomeBuilder
    private var home: Routing?

    init(interactor: TabsInteractor, homeBuilder: HomeBuilder) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
//-     attachHome()
    //  ^^^^^^^^^^ child_attached_in_init warning: 'init' attaches 'Home' before 'TabsRouter' is active: 'observePrices()' then binds a subscription, which ends immediately.
    //  ?????????? didLoad
    }

    override func didLoad() {
        super.didLoad()
//+     attachHome()
        print("loaded")
    }

    private func attachHome() {
        guard home == nil else { return }
        let home = homeBuilder.build(withListener: interactor)
        self.home = home
        attachChild(home)
    //  ~~~~~~~~~~~ this attaches a child
    }
}

// === a child whose start leads to a router that is assigned later
// clean: ..., assigned before
// use: ribs

protocol HomeListener: AnyObject {
    func homeDidStart()
}

final class HomeInteractor: Interactor, Interactable {
    weak var listener: HomeListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        listener?.homeDidStart()
    }
}

final class HomeRouter: Router<Interactable> {}
final class HomeComponent: Component<EmptyDependency> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build(withListener listener: HomeListener) -> Routing {
        _ = HomeComponent(dependency: dependency)
        let interactor = HomeInteractor()
        interactor.listener = listener
        return HomeRouter(interactor: interactor)
    }
}

protocol TabsRouting: Routing {
    func highlight()
}

final class TabsInteractor: Interactor, Interactable, HomeListener {
    weak var router: TabsRouting?

    func homeDidStart() { router?.highlight() }
    //                    ~~~~~~ the router is used here
}

final class TabsRouter: Router<TabsInteractor>, TabsRouting {
    private let home: Routing

    init(interactor: TabsInteractor, homeBuilder: HomeBuilder) {
        home = homeBuilder.build(withListener: interactor)
        super.init(interactor: interactor)
//-     attachChild(home)
    //  ^^^^^^^^^^^ child_attached_in_init warning: 'homeDidStart()' then uses 'router', which is still nil.
        interactor.router = self
        //         ~~~~~~ the router is assigned here
    }
//+
//+ override func didLoad() {
//+     super.didLoad()
//+     attachChild(home)
//+ }

    func highlight() {}
}

// === a router that is assigned before, and code of the parent that waits for a value
// use: ribs-rx

protocol HomeListener: AnyObject {
    func homeDidStart()
    func homeDidShow()
}

final class HomeInteractor: Interactor, Interactable {
    weak var listener: HomeListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        listener?.homeDidStart()
    }

    func show() { listener?.homeDidShow() }
}

final class HomeRouter: Router<Interactable> {}
final class HomeComponent: Component<EmptyDependency> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build(withListener listener: HomeListener) -> Routing {
        _ = HomeComponent(dependency: dependency)
        let interactor = HomeInteractor()
        interactor.listener = listener
        return HomeRouter(interactor: interactor)
    }
}

protocol TabsRouting: Routing {
    func highlight()
}

final class TabsInteractor: Interactor, Interactable, HomeListener {
    weak var router: TabsRouting?
    private let prices = PublishSubject<Int>()

    func homeDidStart() { router?.highlight() }

    func homeDidShow() {
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

final class TabsRouter: Router<TabsInteractor>, TabsRouting {
    private let home: Routing

    init(interactor: TabsInteractor, homeBuilder: HomeBuilder) {
        home = homeBuilder.build(withListener: interactor)
        super.init(interactor: interactor)
        interactor.router = self
        attachChild(home)
    //  ^^^^^^^^^^^ child_attached_in_init note: 'init' attaches 'Home' before 'TabsRouter' is active.
    }

    func highlight() {}
}
