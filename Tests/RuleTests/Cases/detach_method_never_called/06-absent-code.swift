// === a view that never finishes
// clean: ..., or only stops
// use: ribs-uikit, dependency Detail, component Detail

protocol DetailListener: AnyObject {
    func detailDidSave()
    func detailDidFinish()
}

protocol DetailPresentableListener: AnyObject {
    func didTapSave()
    func didTapFinish()
}

// use: presentable-with-listener Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapSave() { listener?.detailDidSave() }
    func didTapFinish() { listener?.detailDidFinish() }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func saveTapped() { listener?.didTapSave() }

    @objc func finishTapped() {
//-     print("finished")
//+     fatalError()
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

// use: buildable Detail, viewable-builder Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
    func closeDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    func detailDidSave() {}
    func detailDidFinish() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func closeDetail() {
    //   ^^^^^^^^^^^ detach_method_never_called: Nothing calls 'closeDetail()' of 'HomeRouter'
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
    }

    // use: detach-dismissing Detail
}
