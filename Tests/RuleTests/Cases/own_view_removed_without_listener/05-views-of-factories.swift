// === a function of the class, or its initializer, makes the view
// clean: ..., and the listener is told
// use: ribs-uikit

protocol NoteListener: AnyObject {
    func noteDidClose()
}

protocol NoteRouting: ViewableRouting {
    func leave()
}

protocol NotePresentableListener: AnyObject {
    func didSave()
}

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func tapSave() { listener?.didSave() }
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    override init(presenter: NotePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didSave() {
        router?.leave()
        //      ^^^^^ own_view_removed_without_listener
//+     listener?.noteDidClose()
    }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
    override init(interactor: NoteInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func leave() {
        viewControllable.uiviewController.navigationController?.popViewController(animated: true)
    }
}

final class NoteComponent: Component<EmptyDependency> {}
final class NoteBuilder: Builder<EmptyDependency> {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        _ = NoteComponent(dependency: dependency)
        let view = NoteViewController.fromStoryboard() ?? NoteViewController()
        let interactor = NoteInteractor(presenter: view as! NotePresentable)
        interactor.listener = listener
        return NoteRouter(interactor: interactor, viewController: view as! ViewControllable)
    }
}

extension UIViewController {
    static func fromStoryboard() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(Self.self)")
    }
}
