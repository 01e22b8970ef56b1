// === a return in a loop over one element
// clean: ..., and cleared behind it
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        for item in [child].map({ $0 }) {
            let maybe: Routing? = item
            guard let found = maybe else { return }
            detachChild(found)
        //  ^^^^^^^^^^^ detached_child_not_cleared
        }
//+     detail = nil
    }
}

// === a loop over written elements that may skip them
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        for item in [child] where children.count > 1 {
            detachChild(item)
            detail = nil
        }
        for case let item? in [detail] {
            detachChild(item)
        //  ^^^^^^^^^^^ detached_child_not_cleared
        }
    }
}
