// === parameters that the initializer stores, after a blank line
// use: ribs, routing Home

protocol HomeListener: AnyObject {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

protocol TabsInteractable: Interactable, HomeListener {}

final class TabsRouter: Router<TabsInteractable> {
    private let homeBuilder: HomeBuildable
    private let name: String

    init(interactor: TabsInteractable, name: String, homeBuilder: HomeBuildable) {
        self.homeBuilder = homeBuilder
        self.name = name
        super.init(interactor: interactor)

        attachHome(name, for: interactor)
    //  ^^^^^^^^^^ child_attached_in_init note
    }

    override func didLoad() {
        super.didLoad()
        print(name)
    }

    private func attachHome(_ name: String, for listener: HomeListener) {
        attachChild(homeBuilder.build(withListener: listener))
    //  ~~~~~~~~~~~ this attaches a child
    }
}

// === a local, a later call, and activation code that needs the child
// use: ribs, routing Home

protocol HomeListener: AnyObject {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

protocol TabsInteractable: Interactable, HomeListener {}

final class TabsRouter: Router<TabsInteractable> {
    init(interactor: TabsInteractable, homeBuilder: HomeBuildable) {
        let home = homeBuilder.build(withListener: interactor)
        super.init(interactor: interactor)
        print(home)
        attachChild(home)
    //  ^^^^^^^^^^^ child_attached_in_init note
    }

    override func didLoad() {
        super.didLoad()
    }
}

final class ListRouter: Router<TabsInteractable> {
    private let home: HomeRouting

    init(interactor: TabsInteractable, homeBuilder: HomeBuildable) {
        home = homeBuilder.build(withListener: interactor)
        super.init(interactor: interactor)
        attachChild(home)
    //  ^^^^^^^^^^^ child_attached_in_init note
        print(children.count)
    }

    override func didLoad() {
        super.didLoad()
    }
}

// === a comment in the call, which a fix would lose
// use: ribs, routing Home

protocol HomeListener: AnyObject {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

protocol TabsInteractable: Interactable, HomeListener {}

final class TabsRouter: Router<TabsInteractable> {
    private let home: HomeRouting

    init(interactor: TabsInteractable, homeBuilder: HomeBuildable) {
        home = homeBuilder.build(withListener: interactor)
        super.init(interactor: interactor)
        attachChild(/* the first tab */ home)
    //  ^^^^^^^^^^^ child_attached_in_init note
    }

    override func didLoad() {
        super.didLoad()
    }
}
