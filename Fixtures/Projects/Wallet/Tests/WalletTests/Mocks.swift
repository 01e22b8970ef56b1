import Combine
import ModernRIBs
import WalletCore
@testable import Wallet

final class EnterAmountPresentableMock: EnterAmountPresentable {
    var listener: EnterAmountPresentableListener?
    private(set) var shownCards: [[PaymentCard]] = []
    private(set) var errors: [WalletError] = []

    func show(_ cards: [PaymentCard]) { shownCards.append(cards) }
    func setLoading(_ isLoading: Bool) {}
    func show(_ error: WalletError) { errors.append(error) }
}

final class EnterAmountListenerMock: EnterAmountListener {
    private(set) var finishCallCount = 0

    func enterAmountDidFinish() { finishCallCount += 1 }
    func enterAmountDidClose() {}
    func enterAmountDidRequestCards() {}
}

final class EnterAmountInteractableMock: EnterAmountInteractable {
    var router: EnterAmountRouting?
    var listener: EnterAmountListener?
    var isActive = false
    var isActiveStream: AnyPublisher<Bool, Never> { Just(isActive).eraseToAnyPublisher() }

    func activate() { isActive = true }
    func deactivate() { isActive = false }
}
