// === an action that reads the text field of its alert
// clean: ..., weakly
// use: ribs-uikit

protocol NamePresentable: Presentable {}

protocol NamePresentableListener: AnyObject {
    func didRename(_ name: String)
}

final class NameViewController: UIViewController, NamePresentable {
    weak var listener: NamePresentableListener?

    @objc private func renameTapped() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
            //~~~~~~~~~ the alert gets the action here
//-         UIAlertAction(title: "Save", style: .default) { [weak self] _ in
//-             self?.listener?.didRename(alert.textFields?.first?.text ?? "")
                //                        ^^^^^ alert_retains_itself note: 'alert' keeps itself alive: its action captures it strongly.
                //                        ????? [weak alert]
//+         UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
//+             self?.listener?.didRename(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }
}

// === an action in a local that captures the listener, too
// clean: ..., weakly
// use: ribs-uikit

protocol NamePresentable: Presentable {}

protocol NamePresentableListener: AnyObject {
    func didRename(_ name: String)
}

final class NameViewController: UIViewController, NamePresentable {
    weak var listener: NamePresentableListener?

    @objc private func renameTapped() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
//-     let save = UIAlertAction(title: "Save", style: .default, handler: { [listener] _ in
        //                                                                   ~~~~~~~~ the action captures this, too
//-         listener?.didRename(alert.textFields?.first?.text ?? "")
            //                  ^^^^^ alert_retains_itself warning: 'alert' keeps itself alive, and with it 'listener'
//+     let save = UIAlertAction(title: "Save", style: .default, handler: { [weak listener, weak alert] _ in
//+         listener?.didRename(alert?.textFields?.first?.text ?? "")
        })
        alert.addAction(save)
        present(alert, animated: true)
    }
}

// === a closure in an action that captures the alert and the view
// clean: ..., weakly
// use: ribs-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private var attempts = 0

    func show(_ message: String) {
        let sheet = UIAlertController(title: message, message: nil, preferredStyle: .actionSheet)
//-     let retry = UIAlertAction(title: "Retry", style: .default) { _ in
//+     let retry = UIAlertAction(title: "Retry", style: .default) { [weak self, weak sheet] _ in
            DispatchQueue.main.async {
//-             sheet.dismiss(animated: true)
//              ^^^^^ alert_retains_itself warning: 'sheet' keeps itself alive
//-             self.attempts += 1
//+             sheet?.dismiss(animated: true)
//+             self?.attempts += 1
            }
        }
        sheet.addAction(retry)
        present(sheet, animated: true)
    }
}

// === actions that do not capture their alert
// use: ribs-uikit

protocol NamePresentable: Presentable {}

final class NameViewController: UIViewController, NamePresentable {
    private var name: String?

    @objc private func renameTapped() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        let field = alert.textFields?.first
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak self] _ in self?.name = field?.text })
        alert.addAction(
            UIAlertAction(title: "Clear", style: .default) { [unowned alert] _ in alert.textFields?.first?.text = nil })
        let other = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        other.addAction(UIAlertAction(title: "No", style: .cancel) { action in print(action.title ?? "") })
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        alert.addAction(cancel)
        alert.preferredAction = cancel
        present(alert, animated: true) { alert.view.tintColor = .red }
    }
}

// === an action of another alert
// use: ribs-uikit

protocol NamePresentable: Presentable {}

final class NameViewController: UIViewController, NamePresentable {
    @objc private func renameTapped() {
        let first = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let second = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "Yes", style: .default) { _ in first.dismiss(animated: true) })
        present(second, animated: true)
    }
}

// === actions that a loop adds, of which one uses the alert
// clean: ..., weakly
// use: ribs-uikit

protocol NamePresentable: Presentable {}

final class NameViewController: UIViewController, NamePresentable {
    func show() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default) { _ in print("saved") }
//-     let cancel = UIAlertAction(title: "Cancel", style: .cancel) { _ in alert.dismiss(animated: true) }
        //                                                                 ^^^^^ alert_retains_itself note: 'alert' keeps itself alive: its action captures it strongly.
//+     let cancel = UIAlertAction(title: "Cancel", style: .cancel) { [weak alert] _ in alert?.dismiss(animated: true) }
        [save, cancel].forEach { alert.addAction($0) }
        //                             ~~~~~~~~~ the alert gets the action here
        present(alert, animated: true)
    }

    func ask() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
//-     let cancel = UIAlertAction(title: "Cancel", style: .cancel) { _ in alert.dismiss(animated: true) }
        //                                                                 ^^^^^ alert_retains_itself note
//+     let cancel = UIAlertAction(title: "Cancel", style: .cancel) { [weak alert] _ in alert?.dismiss(animated: true) }
        for action in [cancel] { alert.addAction(action) }
        present(alert, animated: true)
    }
}
