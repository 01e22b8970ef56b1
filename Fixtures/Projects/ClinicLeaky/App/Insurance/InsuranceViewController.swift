import UIKit

protocol InsurancePresentableListener: AnyObject {
    func didLeaveInsurance()
}

final class InsuranceViewController: CLNPageController, InsurancePresentable, InsuranceViewControllable {

    weak var listener: InsurancePresentableListener?

    override func pageDidLeave() {
        listener?.didLeaveInsurance()
    }
}
