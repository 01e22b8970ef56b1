@testable import Ledger
import FinanceKit
import XCTest

final class AccountsInteractorTests: XCTestCase {
    private var presenter: AccountsPresentableMock!
    private var router: AccountsRoutingMock!
    private var sut: AccountsInteractor!

    private let account = Account(name: "Everyday", kind: .checking, balance: 10, currencyCode: "EUR")

    override func setUp() {
        super.setUp()
        presenter = AccountsPresentableMock()
        sut = AccountsInteractor(
            presenter: presenter,
            dependency: AccountsInteractorDependencyMock(accountRepository: AccountRepository(seed: [account]))
        )
        router = AccountsRoutingMock(interactable: sut)
        sut.router = router
    }

    func testSelectingAnAccountAttachesItsDetail() {
        sut.activate()
        sut.didSelectAccount(id: account.id)
        XCTAssertEqual(router.detailAccounts, [account])
    }

    func testSwipingTheSheetAwayDoesNotDismissAgain() {
        sut.activate()
        sut.presentationDelegateProxy.listener?.presentationControllerDidDismiss()
        XCTAssertEqual(router.detachAddExpenseArguments, [false])
    }

    func testFinishingTheExpenseDismisses() {
        sut.activate()
        sut.addExpenseDidFinish()
        XCTAssertEqual(router.detachAddExpenseArguments, [true])
    }
}
