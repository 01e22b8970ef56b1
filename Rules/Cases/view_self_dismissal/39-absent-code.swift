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
