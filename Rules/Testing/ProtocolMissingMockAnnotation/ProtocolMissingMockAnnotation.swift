import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A protocol of a RIB that gets no mock, although others of its kind do.
    static let protocolMissingMockAnnotation = Rule(
        "protocol_missing_mock_annotation", in: .testing, as: .note, isDefault: false,
        documentation: .protocolMissingMockAnnotation,
        inspects: Scope("protocols of RIBs"),
        configurationKeys: ["modules"]
    ) { context in
        let project = context.project
        for unmocked in project.unmockedProtocols {
            let name = project.name(of: unmocked.type)
            func skip(_ reason: String) {
                context.skip(Candidate("The protocol '\(name)'", at: project.site(unmocked.type)), reason)
            }
            if let own = unmocked.own {
                skip("has the annotation '\(own)'")
                continue
            }
            guard let example = unmocked.example else {
                skip(
                    """
                    is of a kind of which \(unmocked.annotated) of \(unmocked.count) protocols of the module have an \
                    annotation
                    """)
                continue
            }
            context.report(
                at: project.site(unmocked.type),
                """
                '\(name)' has no annotation for a mock, unlike \(unmocked.annotated) of the \(unmocked.count) \
                protocols of the module that end in '\(unmocked.kind)'.
                """,
                help: "Add the annotation '\(example.annotation)', as '\(project.name(of: example.type))' has it.",
                subject: name, in: unmocked.type,
                related: [Finding.Note(project.site(example.type), "this protocol has the annotation")])
        }
    }
}
