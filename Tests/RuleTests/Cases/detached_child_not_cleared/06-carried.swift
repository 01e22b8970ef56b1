// === the router is carried in an array, and its property kept
// clean: ..., and cleared by name
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared
        for each in [self].reversed() {
            print(each)
//+         each.detail = nil
        }
    }
}
