import UIKit

public extension UIViewController {
    func showError(_ message: String, retry: (() -> Void)? = nil) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        if let retry {
            alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
        }
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    @discardableResult
    func embed(_ child: UIViewController, in container: UIView) -> UIViewController {
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: self)
        return child
    }
}
