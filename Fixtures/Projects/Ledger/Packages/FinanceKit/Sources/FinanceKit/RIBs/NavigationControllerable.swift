import ModernRIBs
import UIKit

public final class NavigationControllerable: ViewControllable {
    public let navigationController: UINavigationController

    public var uiviewController: UIViewController { navigationController }

    public init(root: ViewControllable) {
        navigationController = UINavigationController(rootViewController: root.uiviewController)
        navigationController.navigationBar.prefersLargeTitles = true
    }
}
