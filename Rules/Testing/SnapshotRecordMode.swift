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
