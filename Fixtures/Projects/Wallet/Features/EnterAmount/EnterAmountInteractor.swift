import AppFoundation
import Combine
import Foundation
import ModernRIBs
import WalletCore

protocol EnterAmountRouting: ViewableRouting {}

protocol EnterAmountPresentable: Presentable {
    var listener: EnterAmountPresentableListener? { get set }
    func show(_ cards: [PaymentCard])
    func setLoading(_ isLoading: Bool)
    func show(_ error: WalletError)
}

protocol EnterAmountListener: AnyObject {
    func enterAmountDidFinish()
    func enterAmountDidClose()
    func enterAmountDidRequestCards()
}

final class EnterAmountInteractor: PresentableInteractor<EnterAmountPresentable>, EnterAmountInteractable {
    weak var router: EnterAmountRouting?
    weak var listener: EnterAmountListener?

    private let account: Account
    private let repository: AccountRepository
    private let cards: CardRepository
    private var topUps: [AnyCancellable] = []

    init(presenter: EnterAmountPresentable, account: Account, repository: AccountRepository, cards: CardRepository) {
        self.account = account
        self.repository = repository
        self.cards = cards
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        cards.cards
            .map { $0.filter { !$0.isFrozen } }
            .removeDuplicates()
            .sink(during: self) { [weak self] in self?.presenter.show($0) }
    }

    override func willResignActive() {
        super.willResignActive()
        topUps = []
    }
}

extension EnterAmountInteractor: EnterAmountPresentableListener {
    func didConfirm(_ amount: Money, card: PaymentCard) {
        presenter.setLoading(true)
        let topUp = repository.topUp(account.id, by: amount, with: card)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                self?.finish(completion)
            } receiveValue: { _ in }
        topUps.append(topUp)
    }

    func didTapManageCards() {
        listener?.enterAmountDidRequestCards()
    }

    func didLeave() {
        listener?.enterAmountDidClose()
    }

    private func finish(_ completion: Subscribers.Completion<WalletError>) {
        presenter.setLoading(false)
        switch completion {
        case .finished: listener?.enterAmountDidFinish()
        case .failure(let error): presenter.show(error)
        }
    }
}
