// === a child that the initializer attaches
// clean: ..., which 'didLoad' attaches
// use: ribs

protocol HomeListener: AnyObject {}
protocol HomeRouting: Routing {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

protocol TabsInteractable: Interactable, HomeListener {}

final class TabsRouter: Router<TabsInteractable> {
    private let home: HomeRouting

    init(interactor: TabsInteractable, homeBuilder: HomeBuildable) {
        home = homeBuilder.build(withListener: interactor)
        super.init(interactor: interactor)
//-     attachChild(home)
//      ^^^^^^^^^^^ child_attached_in_init note: 'init' attaches a child before 'TabsRouter' is active.
    }
//+
//+ override func didLoad() {
//+     super.didLoad()
//+     attachChild(home)
//+ }
}

// === a function that the initializer calls
// use: ribs

protocol HomeListener: AnyObject {}
protocol HomeRouting: Routing {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

protocol TabsInteractable: Interactable, HomeListener {}

final class TabsRouter: Router<TabsInteractable> {
    private let homeBuilder: HomeBuildable
    private var home: HomeRouting?

    init(interactor: TabsInteractable, homeBuilder: HomeBuildable) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
        attachHome()
//      ^^^^^^^^^^ child_attached_in_init: 'init' attaches a child before 'TabsRouter' is active.
    }

    private func attachHome() {
        let home = homeBuilder.build(withListener: interactor)
        self.home = home
        attachChild(home)
//      ~~~~~~~~~~~ this attaches a child
    }
}

// === closures that run later, and functions that other code calls
// use: ribs

protocol HomeListener: AnyObject {}
protocol HomeRouting: Routing {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

protocol TabsInteractable: Interactable, HomeListener {
    var onOpen: (() -> Void)? { get set }
}

final class TabsRouter: Router<TabsInteractable> {
    private let homeBuilder: HomeBuildable
    private var home: HomeRouting?

    init(interactor: TabsInteractable, homeBuilder: HomeBuildable) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
        interactor.onOpen = { [weak self] in self?.attachHome() }
    }

    func attachHome() {
        guard home == nil else { return }
        let home = homeBuilder.build(withListener: interactor)
        self.home = home
        attachChild(home)
    }
}
