import RuleKit

extension RuleDocumentation {
    static let dependencyRequirementUnused = RuleDocumentation(
        summary: "A dependency requires a property that nothing reads.",
        reason: """
            Each parent has to provide what a dependency requires, and each component between the owner of an object \
            and the RIB passes it on. A requirement that nothing reads is work for all of them, and hides what the \
            RIB really needs.
            """,
        howItWorks: """
            The rule checks the properties of each protocol that refines 'Dependency' and is the generic argument of \
            a component or a builder. It reports a property if no code reads a member of that name on a value of the \
            protocol, of a type related to it, or of the component.
            """,
        limitations: """
            Nothing is reported if a member of that name is read on a value of unknown type, or if the component or \
            the builder passes the dependency to a function that is not analyzed. Reads in tests do not count.
            """,
        example: RuleExample(
            """
              protocol HomeDependency: Dependency {
                  var client: Client { get }
            -     var session: Session { get }
              }

              final class HomeComponent: Component<HomeDependency> {
                  var client: Client { dependency.client }
              }
            """,
            in: "import RIBs"))
}
