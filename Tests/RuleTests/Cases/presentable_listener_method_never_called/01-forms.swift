// === a function of an interactor that its view never calls
// clean: ..., calls
// use: ribs-uikit, creation HomeInteractor

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
    func didTapClose()
    //   ^^^^^^^^^^^ presentable_listener_method_never_called: Nothing calls 'didTapClose()' of 'HomePresentableListener'.
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() {}
    func didTapClose() {}
    //   ~~~~~~~~~~~ this function never runs
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc private func openTapped() { listener?.didTapOpen() }

    @objc private func closeTapped() {
//+     listener?.didTapClose()
    }
}
