import WalletCore
import XCTest
@testable import Wallet

final class EnterAmountInteractorTests: XCTestCase {
    private let account = Account(id: UUID(), name: "Test", iban: "DE00", balance: Money(minorUnits: 0))
    private let card = PaymentCard(id: UUID(), lastDigits: "1111", isFrozen: false)

    func testShowsUsableCards() {
        let presenter = EnterAmountPresentableMock()
        let interactor = EnterAmountInteractor(
            presenter: presenter,
            account: account,
            repository: InMemoryAccountRepository(accounts: [account]),
            cards: InMemoryCardRepository(cards: [card])
        )
        interactor.activate()
        let expectation = expectation(description: "cards")
        DispatchQueue.main.async { expectation.fulfill() }
        wait(for: [expectation], timeout: 1)
        XCTAssertEqual(presenter.shownCards.last, [card])
    }
}
