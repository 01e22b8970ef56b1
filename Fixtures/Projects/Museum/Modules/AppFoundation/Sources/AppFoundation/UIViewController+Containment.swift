import UIKit

extension UIViewController {
    public func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    public func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    public func stack(_ views: UIView...) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }
}
