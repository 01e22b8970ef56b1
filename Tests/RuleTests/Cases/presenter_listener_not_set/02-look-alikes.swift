// === the view gets the interactor by a function
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.connect(to: self)
    }

    func didTapClose() {}
}

extension DetailPresentable {
    func connect(to listener: DetailPresentableListener) { self.listener = listener }
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

// === the view's initializer takes the interactor
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    func didTapClose() {}
}

final class DetailPresenter: DetailPresentable {
    weak var listener: DetailPresentableListener?
    private let view: UIView

    init(view: UIView, listener: DetailPresentableListener) {
        self.view = view
        self.listener = listener
    }

    func close() { listener?.didTapClose() }
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build(over presenter: DetailPresentable) -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: DetailInteractor(presenter: presenter))
    }
}

// === no view reads the property
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {

    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
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

// === the protocol of the property requires nothing
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {

    func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { print(listener as Any) }
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

// === the interactor does not conform to the type of the property, which the view sets to itself
// use: ribs-uikit

protocol DetailAction: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var action: DetailAction? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class DetailViewController: UIViewController, DetailPresentable, DetailAction, ViewControllable {
    weak var action: DetailAction?

    override func viewDidLoad() {
        super.viewDidLoad()
        action = self
    }

    func didTapClose() { action?.didTapClose() }
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

// === a subclass of an interactor whose superclass is not analyzed
// use: ribs-uikit

import AppFoundation

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: AppInteractor<DetailPresentable>, DetailPresentableListener {
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
