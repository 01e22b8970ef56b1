import AppFoundation
import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol CodeEntryPresentableListener: AnyObject {
    func didEnter(code: String)
    func didTapResend()
    func didTapBack()
}

final class CodeEntryViewController: BaseViewController, CodeEntryPresentable, CodeEntryViewControllable {
    weak var listener: CodeEntryPresentableListener?

    private let hintLabel = UILabel()
    private let codeField = UITextField()
    private let resendButton = UIButton(type: .system)
    private let backItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: nil, action: nil)

    override func setUpViews() {
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = backItem
        codeField.textContentType = .oneTimeCode
        let stack = UIStackView(arrangedSubviews: [hintLabel, codeField, resendButton])
        stack.axis = .vertical
        view.addFilling(stack)
    }

    override func setUpBindings() {
        backItem.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.navigationController?.popViewController(animated: true)
            })
            .disposed(by: disposeBag)

        resendButton.rx.tap
            .bind(with: self, onNext: { owner, _ in
                owner.listener?.didTapResend()
            })
            .disposed(by: disposeBag)

        codeField.rx.text.orEmpty
            .filter { $0.count == 6 }
            .distinctUntilChanged()
            .subscribe(with: self, onNext: { owner, code in
                owner.hideKeyboard()
                owner.listener?.didEnter(code: code)
            })
            .disposed(by: disposeBag)
    }

    // MARK: - CodeEntryPresentable

    func showPhone(_ phone: String) {
        hintLabel.text = "We sent a code to \(phone)"
    }

    func showCountdown(_ seconds: Int) {
        resendButton.isEnabled = seconds == 0
        resendButton.setTitle(seconds == 0 ? "Resend" : "Resend in \(seconds) s", for: .normal)
    }

    func showWrongCode() {
        codeField.text = nil
        showMessage("The code is wrong or has expired")
    }
}
