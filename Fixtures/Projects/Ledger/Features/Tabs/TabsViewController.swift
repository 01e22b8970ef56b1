import ModernRIBs
import UIKit

protocol TabsPresentableListener: AnyObject {}

final class TabsViewController: UITabBarController, TabsPresentable, TabsViewControllable {
    weak var listener: TabsPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = .systemGreen
        delegate = self
    }

    func setTabs(_ viewControllers: [ViewControllable]) {
        setViewControllers(viewControllers.map(\.uiviewController), animated: false)
    }
}

extension TabsViewController: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        // A second tap on the selected tab brings its first screen back.
        if viewController === selectedViewController, let navigation = viewController as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        return true
    }
}
