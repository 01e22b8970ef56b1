// === a workflow that is run by a statement
// clean: ... until the deactivation
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {}

final class RootInteractor: Interactor, RootActionableItem {
    func openOrders() {
        OpenOrdersWorkflow()
            .subscribe(self)
    //       ^^^^^^^^^ workflow_result_discarded: 'RootInteractor' runs 'OpenOrdersWorkflow' in 'openOrders()' and drops the subscription, so nothing ends
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === the result is assigned to an underscore, in a worker
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {}

final class LinkWorker: Worker {
    private let item: RootActionableItem

    init(item: RootActionableItem) {
        self.item = item
    }

    func openOrders(workflow: OpenOrdersWorkflow) {
        _ = workflow.subscribe(item)
    //               ^^^^^^^^^ workflow_result_discarded: 'LinkWorker' runs 'OpenOrdersWorkflow' in 'openOrders(workflow:)'
    }
}

// === a local that nothing uses
// clean: ... that is put into a bag
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {}

final class RootInteractor: Interactor, RootActionableItem {
//+ private let workflows = CompositeDisposable()
    func openOrders() {
        let workflow = OpenOrdersWorkflow()
        let subscription = workflow.subscribe(self)
    //                              ^^^^^^^^^ workflow_result_discarded
//+     workflows.insert(subscription)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     workflows.dispose()
//+ }
}

// === a workflow of a framework on Combine
// clean: ... until the deactivation
// use: ribs-combine

protocol RootActionableItem: AnyObject {}

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {}

final class RootInteractor: Interactor, RootActionableItem {
    func openOrders() {
        OpenOrdersWorkflow().subscribe(self)
    //                       ^^^^^^^^^ workflow_result_discarded: drops the subscription, which cancels the workflow
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === results that are kept, returned or bound to another workflow
// use: ribs-rx, workflow-items

final class OpenOrdersWorkflow: Workflow<RootActionableItem> {}

final class RootInteractor: Interactor, RootActionableItem {
    private let bag = DisposeBag()
    private var subscription: Disposable?

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
    }

    func openOrders(outer: OpenOrdersWorkflow) -> Disposable {
        OpenOrdersWorkflow().subscribe(self).disposeWith(workflow: outer)
        OpenOrdersWorkflow().subscribe(self).disposed(by: outer.bag)
        subscription = OpenOrdersWorkflow().subscribe(self)
        return OpenOrdersWorkflow().subscribe(self)
    }
}

// === subscriptions of other objects
// use: ribs-rx, workflow-items

final class Newsletter {
    func subscribe(_ reader: AnyObject) -> Bool { true }
}

final class RootInteractor: Interactor, RootActionableItem {
    private let newsletter = Newsletter()

    func read() {
        _ = newsletter.subscribe(self)
    }
}
