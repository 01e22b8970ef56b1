import AppFoundation
import RIBs
import UIKit

protocol LicensesPresentableListener: AnyObject {
    func didLeave()
}

final class LicensesViewController: BaseViewController, LicensesPresentable, LicensesViewControllable {
    weak var listener: LicensesPresentableListener?
    var owner: LicensesInteractor?

    private let textView = UITextView()

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didLeave() }
    }

    override func setUpViews() {
        title = "Licenses"
        textView.isEditable = false
        view.addFilling(textView)
    }

    func show(_ licenses: [String]) {
        textView.text = licenses.joined(separator: "\n")
    }
}
