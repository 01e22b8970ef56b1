import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A component that makes another object than the one that its dependency brings.
    static let inheritedDependencyShadowed = Rule(
        "inherited_dependency_shadowed", in: .wiring, as: .warning,
        documentation: .inheritedDependencyShadowed,
        fixes: .sometimes,
        inspects: Scope("members of components that create objects", of: [.component]),
        configurationKeys: ["modules", "component"],
        each: { $0.components }
    ) { context, component in
        let project = context.project
        let shadowed = project.shadowedDependencies(of: component)
        for found in shadowed {
            let member = found.member
            let name = project.text(project.name(of: member.declaration))
            let dependency = found.others.first.flatMap { project.type(around: $0) }.map { project.name(of: $0) } ?? ""
            context.report(
                at: project.site(ofName: member.declaration),
                found.isRequired
                    ? """
                    '\(name)' is another object than the '\(name)' that '\(dependency)' brings: parent and children \
                    use two.
                    """
                    : """
                    '\(name)' is another object than the '\(name)' of '\(dependency)', which is above it: parent and \
                    children use two.
                    """,
                help: found.isRequired
                    ? "Use 'dependency.\(name)'."
                    : "Use the other one, by a requirement of the dependency, or give this one another name.",
                severity: found.isRequired ? nil : .note,
                about: member.declaration, in: component,
                related: found.others.map { Finding.Note(project.site(ofName: $0), "this is the other one") }
                    + [Finding.Note(project.site(ofName: found.state), "each object has its own value of this")]
                    + found.children.map { Finding.Note(project.site($0), "this dependency requires it") },
                fix: found.isRequired
                    ? member.whole.map { whole in
                        Fix(
                            "Use 'dependency.\(name)'", isSafe: true,
                            edits: [Fix.Edit(project.extent(of: whole), "dependency.\(name)")])
                    } : nil)
        }
        guard context.recordsSkips else { return }
        for member in project.componentMembers(of: component)
        where !shadowed.contains(where: { $0.member == member }) {
            context.skip(
                Candidate(
                    "The member '\(project.fullName(member.declaration))'",
                    at: project.site(ofName: member.declaration), within: project.extent(of: member.declaration)),
                "is not known to be brought by the dependency, or to create an object with a state of its own")
        }
    }
}

extension RuleDocumentation {
    static let inheritedDependencyShadowed = RuleDocumentation(
        summary: "A component creates an object that its dependency already brings.",
        reason: """
            A component that creates an object of a name and type that its dependency requires as well hides the \
            parent's object from its own RIB and from all children. What one of the two objects publishes or \
            remembers, the users of the other never see.
            """,
        howItWorks: """
            The rule reports a member of a component whose code creates an object, if the protocol of the component's \
            own dependency requires a property of that name whose type fits. It also reports one that the dependency \
            of a child requires, if every component that fulfills the own dependency has such a member, itself or from \
            its dependency. The class of the object has to have a state: a subject or another published property, or \
            a stored variable that one of its methods changes.
            """,
        levels: """
            A warning if the own dependency requires the member. A note if only components above have one.
            """,
        limitations: """
            The rule reports nothing if the created object gets the other one, if its class uses a member named \
            'shared', if it is a part of a RIB, a builder or a component, and if a subclass overrides the member.
            """,
        example: RuleExample(
            """
              final class CheckoutComponent: Component<CheckoutDependency> {
            -     var basket: Basket { shared { BasketImpl() } }
            +     var basket: Basket { dependency.basket }
              }
            """,
            in: """
                import RIBs

                protocol Basket: AnyObject {
                    func add(_ name: String)
                }

                final class BasketImpl: Basket {
                    private var names: [String] = []

                    func add(_ name: String) { names.append(name) }
                }

                protocol CheckoutDependency: Dependency {
                    var basket: Basket { get }
                }
                """))
}
