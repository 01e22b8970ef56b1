// === the chain of an initializer
// clean: ... ends in commit
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        onStep { root in
            root.waitForLogin()
        }
        .onStep { loggedIn, _ in
//       ^^^^^^ workflow_not_committed: 'OpenOrdersWorkflow' adds steps to a workflow in 'init()' and does not commit them
            loggedIn.open("orders")
        }
//+     .commit()
    }
}

// === a chain on self with an error handler
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    init(page: String) {
        super.init()
        self.onStep { root in root.waitForLogin() }
            .onStep { loggedIn, _ in loggedIn.open(page) }
            .onError { print($0) }
    //       ^^^^^^^ workflow_not_committed
    }
}

// === steps in a local
// clean: ... committed
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        let login = onStep { root in root.waitForLogin() }
    //              ^^^^^^ workflow_not_committed
        let orders = login.onStep { loggedIn, _ in loggedIn.open("orders") }
//+     orders.commit()
    }
}

// === a fork that is not committed beside a chain that is
// clean: ... both committed
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        let login = onStep { root in root.waitForLogin() }
        login.onStep { loggedIn, _ in loggedIn.open("orders") }
            .commit()
        login.asObservable().fork(self)?
            .onStep { loggedIn, _ in loggedIn.open("offers") }
    //       ^^^^^^ workflow_not_committed: 'OpenOrdersWorkflow' forks a workflow in 'init()' and does not commit the fork
//+         .commit()
    }
}

// === a fork in a local
// clean: ... committed
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        let login = onStep { root in root.waitForLogin() }
        login.commit()
        let fork = login.asObservable().share().fork(self)
    //                                          ^^^^ workflow_not_committed
        if let fork {
            let offers = fork.onStep { loggedIn, _ in loggedIn.open("offers") }
//+         offers.commit()
        }
    }
}

// === steps that a function returns to code that drops them
// clean: ... commits them
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
//-     addSteps()
//      ~~~~~~~~ this call drops the steps
//+     addSteps().commit()
    }

    @discardableResult
    private func addSteps() -> Step<RootActionableItem, LoggedInActionableItem, ()> {
        onStep { root in root.waitForLogin() }
    //  ^^^^^^ workflow_not_committed
    }
}

// === a workflow that an interactor configures
// clean: ... and commits
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {}

final class RootInteractor: Interactor {
    func makeWorkflow() -> OpenOrdersWorkflow {
        let workflow = OpenOrdersWorkflow()
        workflow
            .onStep { root in root.waitForLogin() }
            .onStep { loggedIn, _ in loggedIn.open("orders") }
    //       ^^^^^^ workflow_not_committed: 'RootInteractor' adds steps to a workflow in 'makeWorkflow()'
//+         .commit()
        return workflow
    }
}
