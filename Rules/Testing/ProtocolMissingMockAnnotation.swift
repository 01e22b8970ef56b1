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
            let (name, example) = (project.name(of: unmocked.type), project.name(of: unmocked.example))
            context.report(
                at: project.site(unmocked.type),
                """
                '\(name)' has no annotation for a mock, unlike \(unmocked.annotated) of the \(unmocked.count) \
                protocols of the module that end in '\(unmocked.kind)'.
                """,
                help: "Add the annotation '\(unmocked.annotation)', as '\(example)' has it.",
                subject: name, in: unmocked.type,
                related: [Finding.Note(project.site(unmocked.example), "this protocol has the annotation")])
        }
    }
}
