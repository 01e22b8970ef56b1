// === a subclass that commits after its base class
// clean: a subclass that continues the steps of its base class
// use: ribs-rx

class SessionWorkflow: Workflow<RootActionableItem> {
//- override init() {
//-     super.init()
//-     onStep { root in root.waitForSession() }.commit()
        //                                       ~~~~~~ it is committed here first
//- }
//+ func waitForSession() -> Step<RootActionableItem, RootActionableItem, Void> {
//+     onStep { root in root.waitForSession() }
//+ }
}

final class OffersWorkflow: SessionWorkflow {
    override init() {
        super.init()
//-     self
//-         .onStep { root in root.openOffers() }
//-         .commit()
//           ^^^^^^ workflow_committed_twice error: 'OffersWorkflow' is committed twice: its base class has committed steps
//+     waitForSession()
//+         .onStep { root, _ in root.openOffers() }
//+         .commit()
    }
}

protocol RootActionableItem: AnyObject {
    func waitForSession() -> Observable<(RootActionableItem, ())>
    func openOffers() -> Observable<(RootActionableItem, ())>
}

// === functions that the initializers call
// use: ribs-rx

class SessionWorkflow: Workflow<RootActionableItem> {
    init(url: URL) {
        super.init()
        prepare()
    }

    private func prepare() {
        self.onStep { root in root.waitForSession() }.commit()
    }
}

final class OffersWorkflow: SessionWorkflow {
    override init(url: URL) {
        super.init(url: url)
        addSteps()
    }

    private func addSteps() {
        onStep { root in root.openOffers() }.commit()
        //                                   ^^^^^^ workflow_committed_twice: which run beside these
    }
}

protocol RootActionableItem: AnyObject {
    func waitForSession() -> Observable<(RootActionableItem, ())>
    func openOffers() -> Observable<(RootActionableItem, ())>
}

// === the same steps in a local
// clean: ..., committed once
// use: ribs-rx

final class OffersWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        let steps = onStep { root in root.openOffers() }
        steps.commit()
//-     steps.commit()
//            ^^^^^^ workflow_committed_twice: The steps of 'OffersWorkflow' are committed twice, so they run twice.
    }
}

protocol RootActionableItem: AnyObject {
    func openOffers() -> Observable<(RootActionableItem, ())>
}

// === commits that do not follow each other
// use: ribs-rx

class SessionWorkflow: Workflow<RootActionableItem> {
    init(isSignedIn: Bool) {
        super.init()
        if !isSignedIn { onStep { root in root.waitForSession() }.commit() }
    }
}

final class OffersWorkflow: SessionWorkflow {
    override init(isSignedIn: Bool) {
        super.init(isSignedIn: isSignedIn)
        onStep { root in root.openOffers() }.commit()
    }
}

final class EitherWorkflow: Workflow<RootActionableItem> {
    init(isNew: Bool) {
        super.init()
        let steps = onStep { root in root.waitForSession() }
        if isNew {
            steps.commit()
        } else {
            steps.commit()
        }
    }
}

final class BothWorkflow: Workflow<RootActionableItem> {
    override init() {
        super.init()
        onStep { root in root.waitForSession() }.commit()
        onStep { root in root.openOffers() }.commit()
    }
}

protocol RootActionableItem: AnyObject {
    func waitForSession() -> Observable<(RootActionableItem, ())>
    func openOffers() -> Observable<(RootActionableItem, ())>
}

// === a base class whose other initializer commits, and a function that is only named commit
// use: ribs-rx

class SessionWorkflow: Workflow<RootActionableItem> {
    override init() { super.init() }

    init(url: URL) {
        super.init()
        onStep { root in root.waitForSession() }.commit()
    }

    func commit() {}
}

final class OffersWorkflow: SessionWorkflow {
    override init() {
        super.init()
        commit()
        onStep { root in root.openOffers() }.commit()
    }
}

protocol RootActionableItem: AnyObject {
    func waitForSession() -> Observable<(RootActionableItem, ())>
    func openOffers() -> Observable<(RootActionableItem, ())>
}
