import AppFoundation
import ModernRIBs
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func didTapUnlock()
}

final class LoggedOutViewController: BaseViewController, LoggedOutPresentable, LoggedOutViewControllable {
    weak var listener: LoggedOutPresentableListener?

    override func layout() {
        title = "Wallet"
        let unlock = UIButton(type: .system, primaryAction: UIAction(title: "Unlock") { [weak self] _ in
            self?.listener?.didTapUnlock()
        })
        let help = UIButton(type: .system, primaryAction: UIAction(title: "Help") { [weak self] _ in
            self?.showHelp()
        })
        let stack = UIStackView(arrangedSubviews: [unlock, help])
        stack.axis = .vertical
        fill(stack)
    }

    private func showHelp() {
        let help = HelpViewController(topics: ["I forgot my PIN", "My phone was stolen"])
        help.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        present(UINavigationController(rootViewController: help), animated: true)
    }
}
