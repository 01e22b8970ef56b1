import RIBs
import XCTest
@testable import Harbour

final class LoggedOutInteractorTests: XCTestCase {

    private var presenter: LoggedOutPresentableMock!
    private var router: LoggedOutRoutingMock!
    private var listener: LoggedOutListenerMock!
    private var sut: LoggedOutInteractor!

    override func setUp() {
        super.setUp()
        presenter = LoggedOutPresentableMock()
        router = LoggedOutRoutingMock()
        listener = LoggedOutListenerMock()
        sut = LoggedOutInteractor(presenter: presenter, analytics: AnalyticsMock())
        sut.router = router
        sut.listener = listener
        sut.activate()
    }

    override func tearDown() {
        sut.deactivate()
        sut = nil
        super.tearDown()
    }

    func test_signInTap_attachesSignIn() {
        sut.didTapSignIn()
        XCTAssertEqual(router.attachSignInCallCount, 1)
    }

    func test_finishedSignIn_detachesAndTellsListener() {
        let skipper = Skipper(id: "1", name: "Ada", email: "ada@example.com", boatName: "Tern")
        sut.signInDidFinish(skipper: skipper)
        XCTAssertEqual(router.detachSignInCallCount, 1)
        XCTAssertEqual(listener.skippers, [skipper])
    }
}
