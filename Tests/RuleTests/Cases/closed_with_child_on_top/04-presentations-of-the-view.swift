// === the view asks to be closed in the completion of its own presentation
// clean: ..., in the action of an alert, which runs after the alert is gone
// use: ribs-uikit, opening-parent Home List

protocol ListListener: AnyObject {
    func listDidClose()
}

protocol ListPresentableListener: AnyObject {
    func didFinish()
}

protocol ListPresentable: Presentable {
    var listener: ListPresentableListener? { get set }
}

final class ListViewController: UIViewController, ListPresentable, ViewControllable {
    weak var listener: ListPresentableListener?

    @objc func shareTapped() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
//-     present(alert, animated: true) { [weak self] in
//      ~~~~~~~ it is presented here
//+     alert.addAction(UIAlertAction(title: nil, style: .default) { [weak self] _ in
            self?.listener?.didFinish()
        //                  ^^^^^^^^^ closed_with_child_on_top warning: 'ListViewController' asks to be closed as it has presented something: the dismissal in 'HomeRouter' removes that and leaves the view of 'List'.
//-     }
//+     })
//+     present(alert, animated: true)
    }
}

final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener {
    weak var listener: ListListener?

    override init(presenter: ListPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didFinish() { listener?.listDidClose() }
}

final class ListRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol ListBuildable: Buildable {
    func build(withListener listener: ListListener) -> ViewableRouting
}

final class ListComponent: Component<EmptyDependency> {}

final class ListBuilder: Builder<EmptyDependency>, ListBuildable {
    func build(withListener listener: ListListener) -> ViewableRouting {
        _ = ListComponent(dependency: dependency)
        let viewController = ListViewController()
        let interactor = ListInteractor(presenter: viewController)
        interactor.listener = listener
        return ListRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    func detachList() {
        guard let router = list else { return }
        detachChild(router)
        list = nil
        router.viewControllable.uiviewController.dismiss(animated: true)
    }
}
