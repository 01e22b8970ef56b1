// === super is called by defer
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
    }
}

protocol NoteListener: AnyObject {
    func noteDidClose()
}

protocol NotePresentable: Presentable {}

final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
    private let player = Player()

    override func viewDidDisappear(_ animated: Bool) {
        defer { super.viewDidDisappear(animated) }
        player.stop()
    }
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, RemovalListener {
    weak var listener: NoteListener?

    func viewDidGo() { listener?.noteDidClose() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable> {}
final class NoteComponent: Component<EmptyDependency> {}

final class NoteBuilder: Builder<EmptyDependency> {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        _ = NoteComponent(dependency: dependency)
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController)
        interactor.listener = listener
        viewController.removalListener = interactor
        return NoteRouter(interactor: interactor, viewController: viewController)
    }
}

// === the override notifies the listener itself
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
    }
}

protocol NoteListener: AnyObject {
    func noteDidClose()
}

protocol NotePresentable: Presentable {}

final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
    private let player = Player()

    override func viewDidDisappear(_ animated: Bool) {
        player.stop()
        if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
    }
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, RemovalListener {
    weak var listener: NoteListener?

    func viewDidGo() { listener?.noteDidClose() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable> {}
final class NoteComponent: Component<EmptyDependency> {}

final class NoteBuilder: Builder<EmptyDependency> {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        _ = NoteComponent(dependency: dependency)
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController)
        interactor.listener = listener
        viewController.removalListener = interactor
        return NoteRouter(interactor: interactor, viewController: viewController)
    }
}

// === a base class that notifies nobody
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print(animated)
    }
}

protocol NoteListener: AnyObject {
    func noteDidClose()
}

protocol NotePresentable: Presentable {}

final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
    private let player = Player()

    override func viewDidDisappear(_ animated: Bool) {
        player.stop()
    }
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, RemovalListener {
    weak var listener: NoteListener?

    func viewDidGo() { listener?.noteDidClose() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable> {}
final class NoteComponent: Component<EmptyDependency> {}

final class NoteBuilder: Builder<EmptyDependency> {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        _ = NoteComponent(dependency: dependency)
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController)
        interactor.listener = listener
        viewController.removalListener = interactor
        return NoteRouter(interactor: interactor, viewController: viewController)
    }
}

// === another function of the view
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
    }
}

protocol NoteListener: AnyObject {
    func noteDidClose()
}

protocol NotePresentable: Presentable {}

final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
    private let player = Player()

    override func viewDidLoad() {
        player.stop()
    }
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, RemovalListener {
    weak var listener: NoteListener?

    func viewDidGo() { listener?.noteDidClose() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable> {}
final class NoteComponent: Component<EmptyDependency> {}

final class NoteBuilder: Builder<EmptyDependency> {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        _ = NoteComponent(dependency: dependency)
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController)
        interactor.listener = listener
        viewController.removalListener = interactor
        return NoteRouter(interactor: interactor, viewController: viewController)
    }
}
