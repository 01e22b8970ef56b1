// === the router dismisses the view
// clean: ..., and the listener is notified
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol NoteRouting: ViewableRouting {
    func close()
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        router?.close()
    //          ^^^^^ own_view_removed_without_listener: 'Note' dismisses its own view in 'didTapClose()' without notifying its listener, so it stays attached.
//+     listener?.noteDidClose()
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
    func close() {
        viewController.uiviewController.dismiss(animated: true)
        //                              ~~~~~~~ the view is removed here
    }
}

// === the view dismisses itself for the interactor
// clean: ..., and the listener is notified before
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func close() {
        dismiss(animated: true)
    //  ~~~~~~~ the view is removed here
    }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
//+     listener?.noteDidClose()
        presenter.close()
    //            ^^^^^ own_view_removed_without_listener
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === the interactor calls UIKit itself
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        router?.viewControllable.uiviewController.dismiss(animated: true)
        //                                        ^^^^^^^ uikit_in_interactor: NoteInteractor
    //                                            ^^^^^^^ own_view_removed_without_listener
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === a helper of the protocol pops the view
// clean: ..., and the router notifies the listener
// use: ribs-uikit, closing-rib Note

extension ViewControllable {
    func leave() { uiviewController.navigationController?.popViewController(animated: true) }
    //                                                    ~~~~~~~~~~~~~~~~~ the view is removed here
}

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol NoteRouting: ViewableRouting {
    func close()
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        router?.close()
    //          ^^^^^ own_view_removed_without_listener: 'Note' pops its own view in 'didTapClose()'
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
    func close() {
        viewControllable.leave()
//+     interactor.listener?.noteDidClose()
    }
}

// === one of two branches notifies the listener
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func close() { dismiss(animated: true) }
    //             ~~~~~~~ the view is removed here
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        if hasChanges { listener?.noteDidClose() }
        presenter.close()
    //            ^^^^^ own_view_removed_without_listener
    }

    func change() { listener?.noteDidChange() }
    private var hasChanges = false
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === the protocol of the listener has no function yet
// clean: a RIB without a listener
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

protocol NoteListener: AnyObject {}

protocol NoteRouting: ViewableRouting {
    func close()
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
//- weak var listener: NoteListener?

    override init(presenter: NotePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() {
        router?.close()
        //      ^^^^^ own_view_removed_without_listener: 'Note' pops its own view in 'didTapClose()' without notifying
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
//-     interactor.listener = listener
        let router = NoteRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        return router
    }
}
