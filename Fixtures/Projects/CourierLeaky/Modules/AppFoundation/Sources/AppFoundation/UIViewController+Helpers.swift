import UIKit

public extension UIViewController {
    var isBeingRemoved: Bool {
        isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true
    }

    /// Pops when pushed, dismisses when presented.
    func closeScreen(animated: Bool = true) {
        if let navigation = navigationController, navigation.viewControllers.first !== self {
            navigation.popViewController(animated: animated)
        } else {
            dismiss(animated: animated)
        }
    }

    func hideKeyboard() {
        view.endEditing(true)
    }

    func embed(_ child: UIViewController) {
        addChild(child)
        view.addFilling(child.view)
        child.didMove(toParent: self)
    }

    func unembed(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    func showMessage(_ text: String, title: String? = nil) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
            alert.dismiss(animated: true)
        })
        present(alert, animated: true)
    }
}

public extension UIView {
    func addFilling(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: topAnchor),
            subview.leadingAnchor.constraint(equalTo: leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: trailingAnchor),
            subview.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
