// === detached by a closure that is kept
// clean: ..., while its maker clears the property
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    private var onReady: (() -> Void)?

    func detachDetail() {
        guard let child = detail else { return }
        onReady = { self.detachChild(child) }
        //               ^^^^^^^^^^^ detached_child_not_cleared
        ready()
//+     detail = nil
    }

    private func ready() {
        onReady?()
        onReady = nil
    }
}

// === read from the property
// clean: ..., and taken out of it
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
//-     guard let child = detail else { return }
//+     guard let child = detail.take() else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared
    }
}

// === the router is passed to a function that only prints
// clean: ..., to one that is not written yet
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared
        finish(self)
    }

    private func finish(_ router: HomeRouter) {
//-     print("closed")
//+     fatalError()
    }
}
