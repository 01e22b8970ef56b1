import CourierDomain
import RIBs
import UIKit

protocol MainTabsPresentableListener: AnyObject {
    func didSelect(_ tab: MainTab)
}

final class MainTabsViewController: UITabBarController, MainTabsPresentable, MainTabsViewControllable {
    weak var listener: MainTabsPresentableListener?

    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.tintColor = .systemGreen
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        analytics.log(.dismissed("main_tabs"))
        super.dismiss(animated: flag, completion: completion)
    }

    // MARK: - MainTabsPresentable

    func setBadge(_ text: String?, on tab: MainTab) {
        viewControllers?[tab.rawValue].tabBarItem.badgeValue = text
    }

    // MARK: - MainTabsViewControllable

    func setTabs(_ tabs: [ViewControllable]) {
        viewControllers = tabs.map(\.uiviewController)
        zip(tabs, ["shippingbox", "eurosign.circle", "person"]).forEach { tab, symbol in
            tab.uiviewController.tabBarItem.image = UIImage(systemName: symbol)
        }
    }

    func select(_ tab: MainTab) {
        if presentedViewController != nil {
            dismiss(animated: true) { [weak self] in self?.selectedIndex = tab.rawValue }
        } else {
            selectedIndex = tab.rawValue
        }
    }
}

extension MainTabsViewController: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let tab = MainTab(rawValue: tabBarController.selectedIndex) else { return }
        listener?.didSelect(tab)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        viewController !== selectedViewController
    }
}
