// === the initializer forgets to become the listener
// clean: the initializer becomes the listener
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
    //  ~~~~~~~~ the property is required here
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    //      ^^^^^^^^^^^^^^^^ presenter_listener_not_set: never becomes 'listener' of its presenter
    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
//+     presenter.listener = self
    }

    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
//      ~~~~~~~~ the view uses it here
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        return ViewableRouter(interactor: interactor, viewController: viewController)
    }
}

// === the interactor passes its own listener instead of itself
// clean: the interactor passes itself
// use: ribs-uikit

protocol DetailListener: AnyObject {}

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    //      ^^^^^^^^^^^^^^^^ presenter_listener_not_set: the view's events are lost
    weak var listener: DetailListener?

    override func didBecomeActive() {
        super.didBecomeActive()
//-     presenter.listener = nil
//+     presenter.listener = self
    }

    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        return ViewableRouter(interactor: interactor, viewController: viewController)
    }
}

// === a handler of another name in a parent of the protocol
// clean: a handler of another name, which the builder sets
// use: ribs-uikit

protocol DetailActions: AnyObject {
    func didTapClose()
}

protocol DetailView: Presentable {
    var actions: DetailActions? { get set }
}

protocol DetailPresentable: DetailView {}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailActions {
    //      ^^^^^^^^^^^^^^^^ presenter_listener_not_set: never becomes 'actions' of its presenter
    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var actions: DetailActions?

    @objc private func closeTapped() { actions?.didTapClose() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
//+     viewController.actions = interactor
        return ViewableRouter(interactor: interactor, viewController: viewController)
    }
}

// === a generic base class in between, whose parameter has the name of a type of the framework
// clean: the interactor is its presenter's listener
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

class TrackedInteractor<Presenter>: PresentableInteractor<Presenter> {}

final class DetailInteractor: TrackedInteractor<DetailPresentable>, DetailPresentableListener {
    //      ^^^^^^^^^^^^^^^^ presenter_listener_not_set: never becomes 'listener' of its presenter
    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
//+     presenter.listener = self
    }

    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        return ViewableRouter(interactor: interactor, viewController: viewController)
    }
}

// === a router binds a subscription to the interactor
// clean: the interactor hears of the view's events
// use: ribs-uikit

import RxSwift

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    //      ^^^^^^^^^^^^^^^^ presenter_listener_not_set: never becomes 'listener' of its presenter
    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
//+     presenter.listener = self
    }

    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {
    private let changes = PublishSubject<Int>()

    override func didLoad() {
        super.didLoad()
        changes.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: interactor)
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

// === a protocol for presenters that does not inherit from the framework's
// clean: ..., assigned in the initializer
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: ViewControllable {
    var delegate: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    //      ^^^^^^^^^^^^^^^^ presenter_listener_not_set: never becomes 'delegate' of its presenter
    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
//+     presenter.delegate = self
    }

    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable {
    weak var delegate: DetailPresentableListener?

    @objc private func closeTapped() {
        delegate?.didTapClose()
    }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        return ViewableRouter(interactor: interactor, viewController: viewController)
    }
}
