@testable import Courier
import CourierDomain
import RIBs
import RxSwift
import XCTest

final class OffersInteractorTests: XCTestCase {
    private var presenter: OffersPresentableMock!
    private var repository: DeliveryRepositoryMock!
    private var interactor: OffersInteractor!
    private let bag = DisposeBag()

    override func setUp() {
        super.setUp()
        presenter = OffersPresentableMock()
        repository = DeliveryRepositoryMock()
        interactor = OffersInteractor(presenter: presenter, repository: repository, filterStore: OfferFilterStore())
    }

    func testShowsOffersWhenActive() {
        interactor.activate()
        repository.offersSubject.onNext([])
        XCTAssertEqual(presenter.shown.count, 1)
    }

    func testStopsWhenInactive() {
        interactor.activate()
        interactor.deactivate()
        repository.offersSubject.onNext([])
        XCTAssertTrue(presenter.shown.isEmpty)
    }

    func testRefreshEnds() {
        interactor.activate()
        repository.offers.subscribe(onNext: { _ in }).disposed(by: bag)
        interactor.didPullToRefresh()
        XCTAssertEqual(presenter.refreshing, [true, false])
    }
}
