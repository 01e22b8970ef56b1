// === a presenter that goes nowhere
// clean: ..., or to code that is absent
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

struct Wiring {
    let presenter: DetailPresentable
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    //      ^^^^^^^^^^^^^^^^ presenter_listener_not_set
    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        let wiring = Wiring(presenter: presenter)
        _ = wiring
//+     WiringKit.connect([wiring])
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
