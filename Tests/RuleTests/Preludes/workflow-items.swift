// use: workflow-items
// The protocols of two steps of a workflow.

protocol RootActionableItem: AnyObject {
    func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

protocol LoggedInActionableItem: AnyObject {
    func open(_ page: String) -> Observable<(LoggedInActionableItem, ())>
}
