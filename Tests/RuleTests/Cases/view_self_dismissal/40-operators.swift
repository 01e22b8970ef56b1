// === an operator that is passed a number
// clean: ..., is passed the listener
// use: ribs-uikit, view-protocols Login didTapClose

prefix operator ~~

prefix func ~~ (count: Int) { print(count) }
prefix func ~~ (listener: LoginPresentableListener) { listener.didTapClose() }

final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?

    @objc private func closeTapped() {
        guard let listener else { return }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
        print(listener)
//-     ~~1
//+     ~~listener
    }
}
