// === a private member of another file is not what a name means
// clean: ..., and the listener is told
// --- SignUp.swift
// use: ribs-uikit

protocol SignUpPresentableListener: AnyObject {
    func didTapNext()
}

protocol SignUpPresentable: Presentable {
    var listener: SignUpPresentableListener? { get set }
}

final class SignUpViewController: UIViewController, SignUpPresentable, ViewControllable {
    weak var listener: SignUpPresentableListener?

    @objc func didTapNext() { listener?.didTapNext() }

    @objc func didTapBack() {
        popViewController(animated: true)
    //  ^^^^^^^^^^^^^^^^^ view_self_dismissal: 'SignUpViewController' pops itself in 'didTapBack()'
//+     listener?.didTapNext()
    }
}

final class SignUpInteractor: PresentableInteractor<SignUpPresentable>, SignUpPresentableListener {
    override init(presenter: SignUpPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapNext() {}
}

final class SignUpRouter: ViewableRouter<SignUpInteractor, ViewControllable> {}
final class SignUpComponent: Component<EmptyDependency> {}

final class SignUpBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = SignUpComponent(dependency: dependency)
        let viewController = SignUpViewController()
        let interactor = SignUpInteractor(presenter: viewController)
        return SignUpRouter(interactor: interactor, viewController: viewController)
    }
}
// --- ViewControllable+Pop.swift
// use: ribs-uikit

extension ViewControllable {
    func popViewController(animated: Bool) {
        uiviewController.navigationController?.popViewController(animated: animated)
    }
}
// --- ViewControllable+Push.swift
// use: ribs-uikit

extension ViewControllable {
    private var navigationController: UINavigationController? { uiviewController as? UINavigationController }

    func push(_ child: ViewControllable) {
        navigationController?.pushViewController(child.uiviewController, animated: true)
    }
}
