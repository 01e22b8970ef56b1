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
// === casts, parentheses and operators that choose
import UIKit

final class ItemViewController: UIViewController {
    func close(_ isModal: Bool) {
        let host = parent as? UINavigationController
        print(host)
        //    ^^^^ value: container
        let (first, second) = (presentingViewController, self)
        print(first)
        //    ^^^^^ value: container
        print(second)
        //    ^^^^^^ value: itself
        let known = navigationController ?? parent
        print(known)
        //    ^^^^^ value: navigation
        let either = isModal ? presentingViewController : self
        print(either)
        //    ^^^^^^ value: other
        let same = isModal ? (parent) : presentingViewController
        print(same)
        //    ^^^^ value: container
        let isEqual = self == parent
        print(isEqual)
        //    ^^^^^^^ value: other
    }
}
// === the parameter of a closure that is passed self
import RxSwift
import UIKit

final class ItemViewController: UIViewController {
    func bind(_ taps: Observable<Void>) {
        taps.subscribe(with: self, onNext: { view, _ in
            print(view)
            //    ^^^^ value: itself
        })
        taps.withUnretained(self).subscribe(onNext: { item, other in
            print(item)
            //    ^^^^ value: itself
            print(other)
            //    ^^^^^ value: other
        })
        taps.subscribe(with: self) {
            print($0)
            //    ^^ value: itself
        }
        taps.map { (view: ItemViewController) in
            print(view)
            //    ^^^^ value: itself
        }
        taps.map { view in
            print(view)
            //    ^^^^ value: other
        }
    }
}
