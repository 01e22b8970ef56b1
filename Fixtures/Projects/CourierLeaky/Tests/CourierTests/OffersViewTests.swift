@testable import Courier
import SnapshotTesting
import XCTest

final class OffersViewTests: XCTestCase {
    override func setUp() {
        super.setUp()
        isRecording = true
    }

    func testEmpty() {
        assertSnapshot(of: OffersViewController(), as: .image)
    }
}
