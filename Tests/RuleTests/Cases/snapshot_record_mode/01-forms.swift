// === a test turns recording on
// clean: ..., off
// --- Sources/Quote.swift
import RIBs

final class QuoteInteractor: Interactor {}
// --- Tests/QuoteViewTests.swift
import SnapshotTesting
import XCTest

final class QuoteViewTests: XCTestCase {
    override func setUp() {
        super.setUp()
//-     isRecording = true
        //            ^^^^ snapshot_record_mode: 'QuoteViewTests' turns 'isRecording' on
//+     isRecording = false
    }
}

// === the property of a base class, and that of the module
// --- Sources/Quote.swift
import RIBs

final class QuoteInteractor: Interactor {}
// --- Tests/QuoteViewTests.swift
import FBSnapshotTestCase

final class QuoteViewTests: FBSnapshotTestCase {
    override func setUp() {
        super.setUp()
        self.recordMode = true
        //                ^^^^ snapshot_record_mode: 'recordMode'
    }
}
// --- Tests/PriceViewTests.swift
#if os(iOS)
import SnapshotTesting

final class PriceViewTests: XCTestCase {
    override func invokeTest() {
        SnapshotTesting.record = .all
        //                       ^^^^ snapshot_record_mode: 'record'
        super.invokeTest()
    }
}
#endif

// === arguments of functions that compare
// clean: ..., that do not record
// --- Sources/Quote.swift
import RIBs

final class QuoteInteractor: Interactor {}
// --- Tests/QuoteViewTests.swift
import SnapshotTesting
import XCTest

final class QuoteViewTests: XCTestCase {
    func testQuote() {
//-     assertSnapshot(of: QuoteViewController(), as: .image, record: true)
        //                                                            ^^^^ snapshot_record_mode: passes 'record' to 'assertSnapshot'
//+     assertSnapshot(of: QuoteViewController(), as: .image, record: false)
    }

    func testPrice() {
//-     withSnapshotTesting(record: .all) {
        //                          ^^^^ snapshot_record_mode: passes 'record' to 'withSnapshotTesting'
//+     withSnapshotTesting(record: .missing) {
            assertSnapshot(of: PriceViewController(), as: .image)
        }
    }
}

@Test func quote() {
//- _ = verifySnapshot(of: QuoteViewController(), as: .image, record: .all)
    //                                                                ^^^^ snapshot_record_mode: The test passes 'record'
//+ _ = verifySnapshot(of: QuoteViewController(), as: .image)
}
