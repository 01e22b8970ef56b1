// === a function of a view that its interactor never calls
// clean: ..., calls
// use: ribs-uikit, creation HomeViewController

protocol HomePresentable: Presentable {
    func showTitle(_ title: String)
    //   ^^^^^^^^^ presentable_method_never_called: Nothing calls 'showTitle(_:)' of 'HomePresentable'.
    func showRows(_ rows: [String])
    func showNothing()
}

extension HomePresentable {
    func showNothing() {}
}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.showRows([])
//+     presenter.showTitle("Home")
    }
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    func showTitle(_ title: String) { self.title = title }
    //   ~~~~~~~~~ this function never runs
    func showRows(_ rows: [String]) {}
}
