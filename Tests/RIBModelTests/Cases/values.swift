// === a view, its root view, and what contains it
import UIKit

final class ItemViewController: UIViewController {
    func close() {
        print(self)
        //    ^^^^ value: itself
        print(view)
        //    ^^^^ value: ownView
        print(navigationController)
        //    ^^^^^^^^^^^^^^^^^^^^ value: navigation
        print(presentingViewController)
        //    ^^^^^^^^^^^^^^^^^^^^^^^^ value: container
        print(presentedViewController)
        //    ^^^^^^^^^^^^^^^^^^^^^^^ value: presented
        print(parent?.navigationController)
        //            ^^^^^^^^^^^^^^^^^^^^ value: navigation
        print(navigationController?.viewControllers)
        //                          ^^^^^^^^^^^^^^^ value: stack
        print(view.window)
        //         ^^^^^^ value: window
        print(view.window?.rootViewController)
        //                 ^^^^^^^^^^^^^^^^^^ value: container
        print(title)
        //    ^^^^^ value: other
    }
}
// === locals, getters and captures stand for their value
import UIKit

final class ItemViewController: UIViewController {
    private var host: UINavigationController? { navigationController }

    func close() {
        let nav = navigationController
        print(nav)
        //    ^^^ value: navigation
        print(host)
        //    ^^^^ value: navigation
        if let presenting = self.presentingViewController {
            print(presenting)
            //    ^^^^^^^^^^ value: container
        }
        let later = { [weak self] in
            print(self)
            //    ^^^^ value: itself
        }
        later()
    }
}
// === a listener, by its name or by who conforms to its type
import RIBs
import UIKit

protocol ItemPresentableListener: AnyObject {}
protocol ItemPresentable: Presentable {}
protocol Observer: AnyObject {}
final class ItemInteractor: PresentableInteractor<ItemPresentable>, ItemPresentableListener, Observer {}

final class ItemViewController: UIViewController, ItemPresentable {
    weak var listener: ItemPresentableListener?
    weak var observer: Observer?
    weak var dataSource: UITableViewDataSource?

    func close() {
        print(listener)
        //    ^^^^^^^^ value: listener
        print(observer)
        //    ^^^^^^^^ value: listener
    }
}
