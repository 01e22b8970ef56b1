import SourceText

/// Libraries that compare views with recorded images, in tests.
extension LibraryModel {
    /// `SnapshotTesting`, `FBSnapshotTestCase`, `iOSSnapshotTestCase`
    static func isSnapshotModule(_ name: NameBytes) -> Bool { name.contains("Snapshot") }

    /// The properties and parameters that make a test record images instead of comparing with them.
    static let recordingSwitches = ["isRecording", "recordMode", "record"]

    /// The value of `record`, besides `true`, that records each image.
    static func recordsAllSnapshots(_ name: String) -> Bool { name == "all" }

    /// `assertSnapshot(of:as:record:)`, `verifySnapshot(…)`, `withSnapshotTesting(record:)`
    static func comparesSnapshots(_ function: NameBytes) -> Bool {
        function.contains("Snapshot")
            && (function.hasPrefix("assert") || function.hasPrefix("verify") || function.hasPrefix("with"))
    }
}
