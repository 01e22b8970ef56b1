import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A snapshot test that records images instead of comparing with them.
    static let snapshotRecordMode = Rule(
        "snapshot_record_mode", in: .testing, as: .warning,
        documentation: .snapshotRecordMode,
        fixes: .always,
        inspects: Scope("places where a snapshot test turns recording on"),
        configurationKeys: ["modules"],
        reads: .switches
    ) { context in
        let project = context.project
        for file in project.files.indices.map({ FileID($0) }) {
            for found in project.switches(in: file) {
                let (site, name) = (Site(file, found.value), project.text(found.name))
                guard found.isOn, !found.isConditional else {
                    context.skip(
                        Candidate("The switch '\(name)'", at: site),
                        found.isOn ? "is turned on under a condition" : "is not certainly turned on")
                    continue
                }
                let type = project.type(at: site)
                let owner = type.map { "'\(project.name(of: $0))'" } ?? "The test"
                let (what, edit) =
                    found.function.map { function in
                        ("passes '\(name)' to '\(project.text(function))'", "Pass 'false' for '\(name)'")
                    } ?? ("turns '\(name)' on", "Set '\(name)' to 'false'")
                context.report(
                    at: site, "\(owner) \(what), so that it records images instead of comparing views with them.",
                    help: "\(edit).", subject: name, in: type,
                    fix: Fix(edit, isSafe: true, edits: [Fix.Edit(site, "false")]))
            }
        }
    }
}

extension RuleDocumentation {
    static let snapshotRecordMode = RuleDocumentation(
        summary: "A snapshot test records images instead of comparing views with them.",
        reason: """
            While recording is on, a snapshot test writes the image of a view and compares it with nothing. It is \
            turned on to record new images and has to be turned off again: until then the test protects no view, and \
            with some libraries it fails each time.
            """,
        howItWorks: """
            The rule reads the test files that import a module whose name contains 'Snapshot'. It reports 'true' or \
            '.all' where it is assigned to 'isRecording', 'recordMode' or 'record' of the test itself or of the \
            module, and where it is passed as 'record' to a function such as assertSnapshot, verifySnapshot or \
            withSnapshotTesting.
            """,
        limitations: """
            Nothing is reported where a condition decides whether recording is turned on, for a variable that the \
            file declares itself, and for a property of another object, such as the model of a view. A helper of the \
            project that turns recording on is only seen in a file that imports the library.
            """,
        example: RuleExample(
            """
              final class QuoteViewTests: XCTestCase {
                  override func setUp() {
                      super.setUp()
            -         isRecording = true
            +         isRecording = false
                  }

                  func testEmpty() {
                      assertSnapshot(of: QuoteViewController(), as: .image)
                  }
              }
            """,
            in: "import SnapshotTesting\nimport XCTest"))
}
