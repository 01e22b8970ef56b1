import RIBs
import UIKit

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    func show(_ viewControllable: ViewControllable) {
        embed(UINavigationController(rootViewController: viewControllable.uiviewController))
    }
}
