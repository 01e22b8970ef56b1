// === a chain that a function returns to an unknown caller
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    func addLogin() -> Step<RootActionableItem, LoggedInActionableItem, ()> {
        onStep { root in root.waitForLogin() }
    }
}

// === steps in a property
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    private var login: Step<RootActionableItem, LoggedInActionableItem, ()>?

    override init() {
        super.init()
        login = onStep { root in root.waitForLogin() }
    }

    func finish() {
        login?.commit()
    }
}

// === steps that another function receives
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        StepLog.shared.register(onStep { root in root.waitForLogin() })
    }
}

// === steps on one branch, committed on all
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    init(page: String?) {
        super.init()
        let login = onStep { root in root.waitForLogin() }
        if let page {
            login.onStep { loggedIn, _ in loggedIn.open(page) }.commit()
        } else {
            login.commit()
        }
    }
}

// === functions of that name of something else
// use: ribs-rx, workflow-items

final class Tutorial {
    func onStep(_ step: () -> Void) -> Tutorial { self }
}

final class RootInteractor: Interactor {
    private let tutorial = Tutorial()

    func start() {
        _ = tutorial.onStep { print("one") }
        _ = git.fork(self)
    }
}
