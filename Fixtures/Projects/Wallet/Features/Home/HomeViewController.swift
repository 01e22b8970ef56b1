import ModernRIBs
import UIKit

protocol HomePresentableListener: AnyObject {
    func didShake()
}

final class HomeViewController: UITabBarController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        guard motion == .motionShake else { return }
        listener?.didShake()
    }

    func setTabs(_ viewControllers: [ViewControllable]) {
        setViewControllers(viewControllers.map(\.uiviewController), animated: false)
    }

    func selectTab(at index: Int) {
        if let presented = presentedViewController {
            presented.dismiss(animated: true)
        }
        selectedIndex = index
    }
}
