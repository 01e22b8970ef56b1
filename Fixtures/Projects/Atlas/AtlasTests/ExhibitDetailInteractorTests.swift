@testable import Atlas
import AtlasCore
import XCTest

final class ExhibitDetailInteractorTests: XCTestCase {
    private var presenter: ExhibitDetailPresentableMock!
    private var service: ExhibitServiceMock!
    private var listener: ExhibitDetailListenerMock!
    private var interactor: ExhibitDetailInteractor!

    override func setUp() {
        super.setUp()
        presenter = ExhibitDetailPresentableMock()
        service = ExhibitServiceMock()
        listener = ExhibitDetailListenerMock()
        interactor = ExhibitDetailInteractor(
            presenter: presenter,
            exhibit: Exhibit(id: "1", title: "Vase", room: "3", summary: "", audioURL: nil, shopURL: nil),
            exhibitService: service
        )
        interactor.listener = listener
    }

    func testPoppingTellsTheListener() {
        interactor.activate()
        presenter.listener?.didPop()
        XCTAssertEqual(listener.didCloseCallCount, 1)
    }

    func testFavouritesAreNotFollowedAfterDeactivation() {
        interactor.activate()
        interactor.deactivate()
        let count = presenter.favouriteStates.count
        service.favouritesSubject.onNext(["1"])
        XCTAssertEqual(presenter.favouriteStates.count, count)
    }
}
