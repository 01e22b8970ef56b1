// === a flag that is set when the view leaves its parent does not see a dismissal
// clean: a flag that is set when the view is dismissed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private var isLeaving = false

    @objc func closeTapped() {
        listener?.didTapClose()
    }

//- override func willMove(toParent parent: UIViewController?) {
//-     super.willMove(toParent: parent)
//-     isLeaving = parent == nil
//- }
//+ override func viewWillDisappear(_ animated: Bool) {
//+     super.viewWillDisappear(animated)
//+     isLeaving = isBeingDismissed
//+ }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { listener?.didTapClose() }
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
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
