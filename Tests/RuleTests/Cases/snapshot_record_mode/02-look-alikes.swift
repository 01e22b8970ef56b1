// === a file without a snapshot library, or that is not a test
// --- Sources/Quote.swift
import RIBs
import SnapshotTesting

final class QuoteInteractor: Interactor {
    var isRecording = false

    override func didBecomeActive() {
        super.didBecomeActive()
        isRecording = true
    }
}
// --- Tests/QuoteClientTests.swift
import NetworkRecorder
import XCTest

final class QuoteClientTests: XCTestCase {
    func testQuotes() {
        isRecording = true
        replay(QuoteClient(), record: true)
    }
}

// === a condition, another object, and a variable of the file
// --- Sources/Quote.swift
import RIBs

final class QuoteInteractor: Interactor {}
// --- Tests/QuoteViewTests.swift
import SnapshotTesting
import XCTest

final class QuoteViewTests: XCTestCase {
    override func setUp() {
        super.setUp()
        if ProcessInfo.processInfo.environment["RECORD"] != nil { isRecording = true }
        #if RECORD
        isRecording = true
        #endif
        isRecording = shouldRecord
        isRecording = shouldRecord ? true : false
    }

    func testRecorder() {
        let model = RecorderModel()
        model.isRecording = true
        assertSnapshot(of: RecorderViewController(model), as: .image)
        assertRecorded(model, record: true)
    }
}
// --- Tests/AudioViewTests.swift
import SnapshotTesting
import XCTest

final class AudioViewTests: XCTestCase {
    private var isRecording = false

    func testRecording() {
        isRecording = true
        assertSnapshot(of: AudioViewController(isRecording), as: .image)
    }
}

// === a project without RIBs
// --- Sources/Quote.swift
import UIKit

final class QuoteViewController: UIViewController {}
// --- Tests/QuoteViewTests.swift
import SnapshotTesting
import XCTest

final class QuoteViewTests: XCTestCase {
    override func setUp() { isRecording = true }
}
