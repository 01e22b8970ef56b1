// === three functions of other code lead to one that notifies nobody
// clean: ..., that notifies the listener
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { Farewell(of: self).say() }
    }
}

final class Farewell {
    private unowned let view: DetailViewController

    init(of view: DetailViewController) { self.view = view }

    func say() { wave() }
}

extension Farewell {
    func wave() { leave() }

    func leave() { end() }

    func end() {
//+     view.listener?.didTapClose()
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
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
