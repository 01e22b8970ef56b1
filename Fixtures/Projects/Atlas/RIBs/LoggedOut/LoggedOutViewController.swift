import AtlasCore
import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func didSubmit(name: String)
}

final class LoggedOutViewController: BaseViewController, LoggedOutPresentable, LoggedOutViewControllable {
    weak var listener: LoggedOutPresentableListener?

    private let nameField = UITextField()
    private let loginButton = UIButton(type: .system)

    override func setUpViews() {
        nameField.placeholder = "Your name"
        nameField.borderStyle = .roundedRect
        loginButton.setTitle("Start the visit", for: .normal)
        let stack = UIStackView(arrangedSubviews: [nameField, loginButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.frame = CGRect(x: 24, y: 160, width: 280, height: 100)
        view.addSubview(stack)
    }

    override func bindViews() {
        nameField.rx.text.orEmpty
            .map { !$0.isEmpty }
            .bind(to: loginButton.rx.isEnabled)
            .disposed(by: disposeBag)

        loginButton.rx.tap
            .withLatestFrom(nameField.rx.text.orEmpty)
            .bind(with: self) { owner, name in
                owner.view.endEditing(true)
                owner.listener?.didSubmit(name: name)
            }
            .disposed(by: disposeBag)
    }

    func setLoginEnabled(_ isEnabled: Bool) {
        loginButton.isEnabled = isEnabled
    }
}
