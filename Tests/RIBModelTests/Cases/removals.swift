// === calls that take the view away, and calls that do something else
import RIBs
import UIKit

final class HomeViewController: UIViewController, ViewControllable {
    private let picker = UIViewController()
    func close() {
        self.dismiss(animated: true)
        //   ^^^^^^^ leaves: dismiss
        self.navigationController?.popViewController(animated: true)
        //                         ^^^^^^^^^^^^^^^^^ leaves: pop
        presentingViewController?.dismiss(animated: true)
        //                        ^^^^^^^ leaves: dismiss
        picker.dismiss(animated: true)
        //     ^^^^^^^ leaves: no
        self.removeFromParent()
        //   ^^^^^^^^^^^^^^^^ leaves: removal
        picker.removeFromParent()
        //     ^^^^^^^^^^^^^^^^ leaves: no
        navigationController?.setViewControllers([self], animated: true)
        //                    ^^^^^^^^^^^^^^^^^^ leaves: no
        navigationController?.setViewControllers([picker], animated: true)
        //                    ^^^^^^^^^^^^^^^^^^ leaves: pop
    }
}
// === calls that notify the listener
import RIBs
import UIKit

protocol HomePresentableListener: AnyObject { func didClose() }
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener { func didClose() {} }
final class HomeViewController: UIViewController, HomePresentable {
    weak var listener: HomePresentableListener?
    var onClose: (() -> Void)?
    func close() {
        listener?.didClose()
        //        ^^^^^^^^ notifies: yes
        self.onClose?()
        //   ^^^^^^^ notifies: yes
        self.other()
        //   ^^^^^ notifies: no
    }
    func other() {}
}
// === removals that the view notifies its listener of
import RIBs
import UIKit

protocol HomePresentableListener: AnyObject { func didClose() }
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener { func didClose() {} }
final class AlwaysViewController: UIViewController, HomePresentable {
    //      ^^^^^^^^^^^^^^^^^^^^ removals that notify: dismiss, pop, removal
    weak var listener: HomePresentableListener?
    override func viewDidDisappear(_ animated: Bool) { listener?.didClose() }
}
final class PopViewController: UIViewController, HomePresentable {
    //      ^^^^^^^^^^^^^^^^^ removals that notify: pop, removal
    weak var listener: HomePresentableListener?
    override func viewDidDisappear(_ animated: Bool) {
        guard isMovingFromParent else { return }
        tell()
    }
    private func tell() { listener?.didClose() }
}
final class SilentViewController: UIViewController, HomePresentable {
    //      ^^^^^^^^^^^^^^^^^^^^ removals that notify: none
    weak var listener: HomePresentableListener?
}
// === functions that are entered other than by a call of their name
import RIBs
import UIKit

protocol HomeListener: AnyObject { func didClose() }
final class HomeViewController: UIViewController, HomeListener, UITableViewDelegate {
    @objc func tapped() {}
    //         ^^^^^^ entered by: action
    override func viewDidLoad() {}
    //            ^^^^^^^^^^^ entered by: override
    func didClose() {}
    //   ^^^^^^^^ entered by: witness
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
    //   ^^^^^^^^^ entered by: witness
    private func other() {}
    //           ^^^^^ entered by: calls alone
}
// === the view as a closure's parameter, a capture and a local
import RIBs
import RxSwift
import UIKit

protocol HomePresentableListener: AnyObject { func didClose() }
protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
    var closed: PublishSubject<Void> { get }
}
final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener { func didClose() {} }
final class HomeViewController: UIViewController, HomePresentable {
    weak var listener: HomePresentableListener?
    let closed = PublishSubject<Void>()
    private let opened = PublishSubject<Void>()
    func current() -> HomePresentableListener? { listener }
    func load(_ taps: Observable<Void>) {
        _ = taps.subscribe(with: self, onNext: { screen, _ in screen.current()?.didClose() })
        //                                                                      ^^^^^^^^ notifies: yes
        _ = taps.subscribe(with: self, onNext: { screen, _ in screen.closed.onNext(()) })
        //                                                                  ^^^^^^ notifies: yes
        _ = taps.subscribe(with: self, onNext: { screen, _ in screen.opened.onNext(()) })
        //                                                                  ^^^^^^ notifies: no
        _ = taps.subscribe(with: taps, onNext: { other, _ in other.current()?.didClose() })
        //                                                                    ^^^^^^^^ notifies: no
        _ = taps.subscribe(onNext: { [weak screen = self] in screen?.closed.onNext(()) })
        //                                                                  ^^^^^^ notifies: yes
        let screen = self
        screen.current()?.didClose()
        //                ^^^^^^^^ notifies: yes
    }
}
// === functions that a navigation delegate calls by the name of a removal
import RIBs
import UIKit

protocol HomePresentableListener: AnyObject { func didClose() }
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener { func didClose() {} }
class FlushedViewController: UIViewController, UINavigationControllerDelegate {
    func flush() {}
    func navigationController(_ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool) {
        (shown as? FlushedViewController)?.flush()
    }
}
final class ToldViewController: FlushedViewController, HomePresentable {
    //      ^^^^^^^^^^^^^^^^^^ removals that notify: pop
    weak var listener: HomePresentableListener?
    override func flush() { listener?.didClose() }
}
final class SilentViewController: FlushedViewController, HomePresentable {
    //      ^^^^^^^^^^^^^^^^^^^^ removals that notify: none
    weak var listener: HomePresentableListener?
    override func flush() { title = nil }
}
