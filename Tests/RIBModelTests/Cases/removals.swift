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
