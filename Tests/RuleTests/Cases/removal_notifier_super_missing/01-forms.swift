// === the override of a view that stops something
// clean: ..., and calls super
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func viewDidDisappear(_ animated: Bool) {
    //            ~~~~~~~~~~~~~~~~ this notifies the listener
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
    //            ^^^^^^^^^^^^^^^^ removal_notifier_super_missing: 'NoteViewController' overrides 'viewDidDisappear(_:)' without calling 'super', so its base class does not notify the listener when the view is removed.
//+     super.viewDidDisappear(animated)
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

// === super on one of two paths
// clean: ..., on both
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func viewDidDisappear(_ animated: Bool) {
    //            ~~~~~~~~~~~~~~~~ this notifies the listener
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
    //            ^^^^^^^^^^^^^^^^ removal_notifier_super_missing
        if player.isOn {
            player.stop()
//+         super.viewDidDisappear(animated)
            return
        }
        super.viewDidDisappear(animated)
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

// === a class between the view and its base
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func viewDidDisappear(_ animated: Bool) {
    //            ~~~~~~~~~~~~~~~~ this notifies the listener
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
    }
}

class PlayerViewController: SheetViewController {
    override func viewDidDisappear(_ animated: Bool) {
    //            ^^^^^^^^^^^^^^^^ removal_notifier_super_missing
        print(animated)
    }
}

protocol NoteListener: AnyObject {
    func noteDidClose()
}

protocol NotePresentable: Presentable {}

final class NoteViewController: PlayerViewController, NotePresentable, ViewControllable {
    private let player = Player()

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
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

// === didMove(toParent:)
// use: ribs-uikit

protocol RemovalListener: AnyObject {
    func viewDidGo()
}

class SheetViewController: UIViewController {
    weak var removalListener: RemovalListener?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { removalListener?.viewDidGo() }
    }
}

protocol NoteListener: AnyObject {
    func noteDidClose()
}

protocol NotePresentable: Presentable {}

final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
    private let player = Player()

    override func didMove(toParent parent: UIViewController?) {
    //            ^^^^^^^ removal_notifier_super_missing
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
