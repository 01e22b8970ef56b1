// === references in an array
// clean: ..., to the function of the view
// use: ribs-uikit, creation HomeViewController

protocol HomePresentable: Presentable {
    func showTitle(_ title: String)
    //   ^^^^^^^^^ presentable_method_never_called: Nothing calls 'showTitle(_:)' of 'HomePresentable'.
}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
//-     let steps: [(String) -> Void] = [{ _ in }]
//+     let steps = [presenter.showTitle]
        steps.forEach { $0("Home") }
    }
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    func showTitle(_ title: String) { self.title = title }
}

// === the view stays in the interactor
// clean: ..., is given to a function that nothing declares
// use: ribs-uikit, creation HomeViewController

protocol HomePresentable: Presentable {
    func showTitle(_ title: String)
    //   ^^^^^^^^^ presentable_method_never_called: Nothing calls 'showTitle(_:)' of 'HomePresentable'.
}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
//+     FlowCoordinator.shared.perform(presenter)
        _ = presenter
    }
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    func showTitle(_ title: String) { self.title = title }
}

// === a function of an extension of the view
// clean: ..., which is absent
// use: ribs-uikit, creation HomeViewController

protocol HomePresentable: Presentable {
    func showTitle(_ title: String)
    //   ^^^^^^^^^ presentable_method_never_called: Nothing calls 'showTitle(_:)' of 'HomePresentable'.
}

//-extension HomePresentable {
//-    func begin() {}
//-}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.begin()
    }
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    func showTitle(_ title: String) { self.title = title }
}
