import RIBs
import UIKit

final class RootViewController: UIViewController, RootPresentable, ViewControllable {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = CLNTheme.shared().tintColor
    }
}
