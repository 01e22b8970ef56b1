import AppFoundation
import Foundation
import RIBs

protocol EarningsInteractable: Interactable, PayoutListener {
    var router: (any EarningsRouting)? { get set }
    var listener: (any EarningsListener)? { get set }
}

protocol EarningsViewControllable: ViewControllable {}

final class EarningsRouter: ViewableRouter<EarningsInteractable, EarningsViewControllable>, EarningsRouting {
    private let payoutBuilder: PayoutBuildable
    private var payout: ViewableRouting?

    init(interactor: EarningsInteractable, viewController: EarningsViewControllable, payoutBuilder: PayoutBuildable) {
        self.payoutBuilder = payoutBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func attachPayout(available: Decimal) {
        let router = payoutBuilder.build(withListener: interactor, available: available)
        payout = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachPayout() {
        guard let router = payout else { return }
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        detachChild(router)
        payout = nil
    }
}
