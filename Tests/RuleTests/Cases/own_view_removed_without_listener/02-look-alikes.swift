// === the view notifies the listener of its removal
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func close() { dismiss(animated: true) }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.didTapClose() }
    }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        presenter.close()
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === only at the end of the interactor
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func close() { dismiss(animated: true) }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    override func willResignActive() {
        super.willResignActive()
        presenter.close()
    }

    func didTapClose() { listener?.noteDidClose() }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === the view presents something else
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
    func ask()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func ask() { present(UIAlertController(), animated: true) }
    func close() { dismiss(animated: true) }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        presenter.ask()
        presenter.close()
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === the presenter closes what it shows
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    private let menu = UIViewController()

    func close() { menu.dismiss(animated: true) }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        presenter.close()
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === code that is not analyzed may notify the parent
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func close() { dismiss(animated: true) }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        presenter.close()
        tracker.closed(self)
    }

    func change() { listener?.noteDidChange() }
    private let tracker: Tracker
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === a superclass outside of the project
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: KitViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func close() { dismiss(animated: true) }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        presenter.close()
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === the view of the launched router
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
    func close()
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func close() { dismiss(animated: true) }
}

protocol NoteRouting: ViewableRouting {
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        presenter.close()
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: LaunchRouter<NoteInteractor, ViewControllable>, NoteRouting {
}

// === the event of a child that is not analyzed
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

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener, PopupListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() { listener?.noteDidClose() }

    func popupDidClose() { router?.close() }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
    func close() {
        viewController.uiviewController.dismiss(animated: true)
    }
}
