import RIBsKit
import UIKit

public final class NavigationControllerable: ViewControllable {
    public var uiviewController: UIViewController { navigationController }
    public let navigationController: UINavigationController

    public init(root: ViewControllable) {
        navigationController = UINavigationController(rootViewController: root.uiviewController)
        navigationController.navigationBar.prefersLargeTitles = true
    }

    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        navigationController.dismiss(animated: animated, completion: completion)
    }
}

extension UINavigationController: @retroactive ViewControllable {}
