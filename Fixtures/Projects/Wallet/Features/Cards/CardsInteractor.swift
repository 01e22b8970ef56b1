import AppFoundation
import Combine
import RIBsUtil
import WalletCore

protocol CardsRouting: ViewableRouting {}

protocol CardsPresentable: Presentable {
    var listener: CardsPresentableListener? { get set }
    func show(_ cards: [PaymentCard])
    func showFailure()
}

protocol CardsListener: AnyObject {
    func cardsDidRequestLock()
}

final class CardsInteractor: PresentableInteractor<CardsPresentable>, CardsInteractable, CardsPresentableListener {
    weak var router: CardsRouting?
    weak var listener: CardsListener?

    private let repository: CardRepository
    private var freezing: [PaymentCard.ID: Task<Void, Never>] = [:]

    init(presenter: CardsPresentable, repository: CardRepository) {
        self.repository = repository
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        repository.cards
            .removeDuplicates()
            .sink(during: self) { cards in
                self.presenter.show(cards)
            }
    }

    override func willResignActive() {
        super.willResignActive()
        freezing.values.forEach { $0.cancel() }
        freezing.removeAll()
    }

    func didToggle(_ card: PaymentCard) {
        freezing[card.id]?.cancel()
        freezing[card.id] = Task { [weak self, repository] in
            do {
                try await repository.setFrozen(!card.isFrozen, card: card.id)
            } catch {
                await MainActor.run { self?.presenter.showFailure() }
            }
        }
    }

    func didTapLock() {
        listener?.cardsDidRequestLock()
    }
}
