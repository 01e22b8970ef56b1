// === an initializer that archives alone call only stops
// clean: ..., and so does the function that UIKit calls after the pop
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
//-     super.viewDidDisappear(animated)
//+     fatalError()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

// === a function that subclasses have to override only stops
// clean: ..., and the override calls one that only stops
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

class BaseViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    func setUp() { fatalError("override this function") }

    override func viewDidDisappear(_ animated: Bool) {
//-     super.viewDidDisappear(animated)
//+     preconditionFailure("absent")
    }
}

final class DetailViewController: BaseViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func setUp() {}

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}
