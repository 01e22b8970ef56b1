import RIBs
import UIKit

final class MainTabsViewController: UITabBarController, MainTabsPresentable, MainTabsViewControllable {
    func setBadge(_ count: Int) {
        viewControllers?.last?.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
    }

    func setTabs(_ tabs: [ViewControllable]) {
        setViewControllers(tabs.map(\.uiviewController), animated: false)
        viewControllers?.first?.tabBarItem = UITabBarItem(title: "Rooms", image: nil, tag: 0)
    }
}
