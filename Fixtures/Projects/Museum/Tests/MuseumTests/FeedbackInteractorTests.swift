@testable import Museum
import MuseumKit
import XCTest

final class FeedbackInteractorTests: XCTestCase {
    func testReportsSending() {
        let presenter = FeedbackPresentableMock()
        let listener = FeedbackListenerMock()
        let interactor = FeedbackInteractor(presenter: presenter, service: FeedbackServiceMock())
        interactor.listener = listener
        interactor.activate()
        interactor.didSubmit(Feedback(stars: 5, comment: "Lovely"))
        XCTAssertEqual(presenter.sending, [true])
    }

    func testCloseIsForwarded() {
        let listener = FeedbackListenerMock()
        let interactor = FeedbackInteractor(presenter: FeedbackPresentableMock(), service: FeedbackServiceMock())
        interactor.listener = listener
        interactor.activate()
        interactor.didClose()
        XCTAssertEqual(listener.closeCallCount, 1)
    }
}
