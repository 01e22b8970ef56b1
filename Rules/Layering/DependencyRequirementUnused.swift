import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A requirement of a dependency that nothing reads.
    static let dependencyRequirementUnused = Rule(
        "dependency_requirement_unused", in: .layering, as: .note, isDefault: false,
        documentation: .dependencyRequirementUnused,
        tag: .unnecessary,
        inspects: Scope("the requirements of dependencies"),
        configurationKeys: ["modules", "builder"],
        reads: .named
    ) { context in
        let project = context.project
        for requirement in project.dependencies.flatMap({ project.requirements(ofDependency: $0) }) {
            func skip(_ reason: SkipReason, _ note: @autoclosure () -> [Finding.Note] = []) {
                context.skip(
                    Candidate(
                        "The requirement '\(project.fullName(requirement.property))'",
                        at: project.site(ofName: requirement.property)),
                    reason, at: note())
            }
            switch requirement.use {
            case .read(let place): skip("is read", [Finding.Note(project.site(place), "here")])
            case .possible(let place):
                let note = Finding.Note(project.site(place), "possibly here")
                skip(.unknown("may be read by code that is not analyzed"), [note])
            case .unread: skip("may be read by code that has no part of a RIB")
            case .none: report(requirement, context)
            }
        }
    }

    private static func report(_ requirement: DependencyRequirement, _ context: RuleContext) {
        let project = context.project
        let (name, owner) = (project.fullName(requirement.property), project.name(of: requirement.owner))
        let dependency = project.name(of: requirement.dependency)
        context.report(
            at: project.site(ofName: requirement.property),
            "'\(dependency)' requires '\(name)', but neither '\(owner)' nor other code reads it.",
            help: "Remove the requirement, and what parents declare only to provide it.",
            about: requirement.property, subject: dependency, in: requirement.dependency,
            related: [Finding.Note(project.site(requirement.owner), "'\(owner)' gets the dependency")])
    }
}

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
