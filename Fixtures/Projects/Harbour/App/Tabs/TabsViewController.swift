import RIBs
import UIKit

enum Tab: String, CaseIterable {
    case map
    case bookings
    case profile
}

protocol TabsPresentableListener: AnyObject {
    func didSelect(_ tab: Tab)
}

final class TabsViewController: UITabBarController, TabsPresentable, TabsViewControllable {

    weak var listener: TabsPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    // MARK: - TabsPresentable

    func select(_ tab: Tab) {
        selectedIndex = Tab.allCases.firstIndex(of: tab) ?? 0
    }

    // MARK: - TabsViewControllable

    func setTabs(_ tabs: [ViewControllable]) {
        setViewControllers(tabs.map(\.uiviewController), animated: false)
    }
}

extension TabsViewController: UITabBarControllerDelegate {

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        listener?.didSelect(Tab.allCases[selectedIndex])
    }
}
