import CourierDomain
import RIBs
import UIKit

protocol LicensesRouting: ViewableRouting {}

protocol LicensesPresentable: Presentable {
    var listener: LicensesPresentableListener? { get set }
    func show(_ licenses: [String])
}

protocol LicensesListener: AnyObject {
    func licensesDidClose()
}

final class LicensesInteractor: PresentableInteractor<LicensesPresentable>, LicensesInteractable,
    LicensesPresentableListener
{
    weak var router: LicensesRouting?
    weak var listener: LicensesListener?

    private let analytics: Analytics

    init(presenter: LicensesPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.log(.screen("licenses"))
        presenter.show(["RIBs", "RxSwift", "Moya"])
        (presenter as? UIViewController)?.present(UIAlertController(), animated: true)
    }

    // MARK: - LicensesPresentableListener

    func didLeave() {
        listener?.licensesDidClose()
    }
}
