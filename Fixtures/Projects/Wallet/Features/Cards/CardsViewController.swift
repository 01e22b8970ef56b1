import AppFoundation
import RIBsUtil
import SwiftUI
import UIKit
import WalletCore

protocol CardsPresentableListener: AnyObject {
    func didToggle(_ card: PaymentCard)
    func didTapLock()
}

final class CardsViewController: UIViewController, CardsPresentable, CardsViewControllable {
    weak var listener: CardsPresentableListener?

    private let model = CardsModel()

    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "Cards", image: UIImage(systemName: "creditcard"), tag: 1)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = CardsView(
            model: model,
            onToggle: { [weak self] in self?.listener?.didToggle($0) },
            onLock: { [weak self] in self?.listener?.didTapLock() }
        )
        install(UIHostingController(rootView: screen))
    }

    func show(_ cards: [PaymentCard]) {
        model.cards = cards
    }

    func showFailure() {
        model.hasFailed = true
    }
}
