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

extension RuleDocumentation {
    static let protocolMissingMockAnnotation = RuleDocumentation(
        summary: "A protocol of a RIB lacks the annotation by which its peers get mocks.",
        reason: """
            Mockolo and Sourcery generate mocks for protocols with an annotation. Where most protocols of a kind have \
            it, one without it has no mock, and tests of the RIB need one written by hand.
            """,
        howItWorks: """
            The rule groups the protocols of a module by the end of their names: 'PresentableListener', 'Listener', \
            'Interactable', 'Routing', 'Presentable', 'ViewControllable', 'Buildable', 'Dependency'. If at least 60 % \
            of a group, and two protocols, have an annotation, it reports the others. Annotations are '@mockable' and \
            '@CreateMock' at the start of a line of a comment, 'sourcery: AutoMockable' and 'sourcery: CreateMock', \
            and the attributes '@Mockable' and '@Spyable'.
            """,
        limitations: """
            Only comments directly before the protocol or its attributes count. Annotations of other names are not \
            known.
            """,
        example: RuleExample(
            """
              /// @mockable
              protocol HomeListener: AnyObject {}

            + /// @mockable
              protocol HelpListener: AnyObject {}
            """,
            in: """
                import RIBs

                /// @mockable
                protocol MenuListener: AnyObject {}

                final class HelpInteractor: Interactor {}
                """))
}
