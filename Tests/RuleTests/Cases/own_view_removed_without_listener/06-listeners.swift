// === the protocol of the listener inherits its functions
// clean: the inherited function is called
// use: ribs-uikit

protocol NotePresentableListener: AnyObject {
    func didTapClose()
}

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol ClosingListener: AnyObject {
    func didClose()
}

protocol NoteListener: ClosingListener {}

protocol NoteRouting: ViewableRouting {
    func close()
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    override init(presenter: NotePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() {
        router?.close()
        //      ^^^^^ own_view_removed_without_listener: 'Note' pops its own view in 'didTapClose()' without notifying
        //      ????? Notify the listener ('didClose()')
//+     listener?.didClose()
    }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
    func close() {
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        //                                                    ~~~~~~~~~~~~~~~~~ the view is removed here
    }
}

protocol NoteDependency: Dependency {}
final class NoteComponent: Component<NoteDependency> {}

final class NoteBuilder: Builder<NoteDependency> {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        _ = NoteComponent(dependency: dependency)
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController)
        interactor.listener = listener
        let router = NoteRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        return router
    }
}
