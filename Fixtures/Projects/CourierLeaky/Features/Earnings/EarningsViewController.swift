import CourierDomain
import RIBs
import SwiftUI
import UIKit

protocol EarningsPresentableListener: AnyObject {
    func didTapPayout()
    func didTapFindOffers()
}

final class EarningsViewController: UIHostingController<EarningsView>, EarningsPresentable, EarningsViewControllable {
    weak var listener: EarningsPresentableListener?

    private let model = EarningsViewModel()

    init() {
        super.init(rootView: EarningsView(model: model))
        title = "Earnings"
        rootView.onPayout = { [weak self] in self?.listener?.didTapPayout() }
        rootView.onFindOffers = { [weak self] in self?.listener?.didTapFindOffers() }
    }

    @MainActor required dynamic init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ summary: EarningsSummary) {
        model.summary = summary
    }

    func showReceipt(_ receipt: PayoutReceipt) {
        model.receipt = receipt
    }
}
