// === steps that are passed to a function
// clean: ..., which no longer commits them
// use: ribs-rx

final class OffersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        let steps = onStep { root in root.openOffers() }
        steps.commit()
        //    ~~~~~~ it is committed here first
        let same = steps
        finish(same)
    }

    private func finish(_ steps: Step<RootActionableItem, RootActionableItem, ()>) {
//-     steps.commit()
//            ^^^^^^ workflow_committed_twice error: The steps of 'OffersWorkflow' are committed twice, so they run twice.
    }
}

protocol RootActionableItem: AnyObject {
    func openOffers() -> Observable<(RootActionableItem, ())>
}

// === lazy steps that the base class commits, too
// clean: ..., once
// use: ribs-rx

class SessionWorkflow: Workflow<RootActionableItem> {
    lazy var steps = onStep { root in root.openOffers() }

    override init() {
        super.init()
        start()
    }

    func start() {
        steps.commit()
        //    ~~~~~~ it is committed here first
    }
}

final class OffersWorkflow: SessionWorkflow {
    override init() {
        super.init()
        print("offers")
//-     self.steps.commit()
//                 ^^^^^^ workflow_committed_twice: The steps of 'OffersWorkflow' are committed twice
    }
}

protocol RootActionableItem: AnyObject {
    func openOffers() -> Observable<(RootActionableItem, ())>
}

// === steps in a property that the initializer assigns
// use: ribs-rx

final class OffersWorkflow: Workflow<RootActionableItem> {
    private var steps: Step<RootActionableItem, RootActionableItem, ()>?

    override init() {
        super.init()
        steps = onStep { root in root.openOffers() }
        steps?.commit()
        finish()
    }

    private func finish() {
        steps?.commit()
        //     ^^^^^^ workflow_committed_twice: The steps of 'OffersWorkflow' are committed twice
    }
}

protocol RootActionableItem: AnyObject {
    func openOffers() -> Observable<(RootActionableItem, ())>
}

// === a function that gets other steps each time, and one that makes new ones
// use: ribs-rx

final class OffersWorkflow: Workflow<RootActionableItem> {
    private var last: Step<RootActionableItem, RootActionableItem, ()>?

    override init() {
        super.init()
        let first = onStep { root in root.openOffers() }
        let second = onStep { root in root.waitForSession() }
        finish(first)
        finish(second)
        add()
        add()
        last = onStep { root in root.openOffers() }
        last?.commit()
        last = onStep { root in root.waitForSession() }
        last?.commit()
    }

    private func finish(_ steps: Step<RootActionableItem, RootActionableItem, ()>) {
        steps.commit()
    }

    private func add() {
        let steps = onStep { root in root.openOffers() }
        steps.commit()
    }
}

final class EitherWorkflow: Workflow<RootActionableItem> {
    init(isNew: Bool) {
        super.init()
        let steps = onStep { root in root.openOffers() }
        if isNew {
            finish(steps)
        } else {
            finish(steps)
        }
    }

    private func finish(_ steps: Step<RootActionableItem, RootActionableItem, ()>) {
        steps.commit()
    }
}

protocol RootActionableItem: AnyObject {
    func waitForSession() -> Observable<(RootActionableItem, ())>
    func openOffers() -> Observable<(RootActionableItem, ())>
}
