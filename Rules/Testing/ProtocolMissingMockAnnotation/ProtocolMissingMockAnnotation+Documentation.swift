import RuleKit

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
