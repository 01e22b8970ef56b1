// === a base class that does nothing when the view disappears
// clean: ..., or only stops
// use: ribs-uikit, view-protocols Login didTapClose

class BaseViewController: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
//-     super.viewDidDisappear(animated)
//+     fatalError()
    }
}

final class LoginViewController: BaseViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    init() { super.init(nibName: nil, bundle: nil) }

    @objc private func closeTapped() { dismiss(animated: true) }
    //                                 ^^^^^^^ view_self_dismissal: closeTapped
}

// === a stream that nothing reads
// clean: ..., which a protocol that is not analyzed may require
import RIBs
import RxCocoa
import RxSwift
import UIKit

//-protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
    var closeTaps: Observable<Void> { closeRelay.asObservable() }

    private let closeRelay = PublishRelay<Void>()

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
        closeRelay.accept(())
    }
}

// === a RIB that asks its parent to close it, which is not analyzed
// clean: a RIB without a listener, whose parent is not analyzed
// use: ribs-uikit

protocol LoginListener: AnyObject {}
protocol LoginPresentable: Presentable {}

final class LoginInteractor: PresentableInteractor<LoginPresentable> {
//- weak var listener: LoginListener?
}

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
    @objc private func closeTapped() { dismiss(animated: true) }
    //                                 ^^^^^^^ view_self_dismissal: closeTapped
}

final class LoginRouter: ViewableRouter<LoginInteractor, ViewControllable> {}
final class LoginComponent: Component<EmptyDependency> {}

final class LoginBuilder: Builder<EmptyDependency> {
//- func build(withListener listener: LoginListener) -> ViewableRouting {
//+ func build() -> ViewableRouting {
        _ = LoginComponent(dependency: dependency)
        let view = LoginViewController()
        let interactor = LoginInteractor(presenter: view)
//-     interactor.listener = listener
        return LoginRouter(interactor: interactor, viewController: view)
    }
}

// === a RIB that asks its parent to close it, whose router is not analyzed
// clean: a RIB without a listener, whose router is not analyzed
// use: ribs-uikit

protocol LoginListener: AnyObject {}
protocol LoginPresentable: Presentable {}

final class LoginInteractor: PresentableInteractor<LoginPresentable> {
//- weak var listener: LoginListener?
}

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
    @objc private func closeTapped() { dismiss(animated: true) }
    //                                 ^^^^^^^ view_self_dismissal: closeTapped
}

final class LoginComponent: Component<EmptyDependency> {}

final class LoginBuilder: Builder<EmptyDependency> {
//- func build(withListener listener: LoginListener) -> LoginRouting {
//+ func build() -> LoginRouting {
        _ = LoginComponent(dependency: dependency)
        let view = LoginViewController()
        let interactor = LoginInteractor(presenter: view)
//-     interactor.listener = listener
        return LoginRouter(interactor: interactor, viewController: view)
    }
}
