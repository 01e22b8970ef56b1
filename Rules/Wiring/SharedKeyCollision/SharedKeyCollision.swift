import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A component that asks for two objects under one key.
    static let sharedKeyCollision = Rule(
        "shared_key_collision", in: .wiring, as: .warning,
        documentation: .sharedKeyCollision,
        inspects: Scope("calls of 'shared' in components", of: [.component]),
        configurationKeys: ["modules", "component"],
        each: { $0.components }
    ) { context, component in
        let project = context.project
        for shared in project.sharedKeys(in: component) {
            let (name, place) = (project.fullName(shared.member), project.site(shared.place))
            func skip(_ reason: String) {
                context.skip(Candidate("The call of 'shared' in '\(name)'", at: place), reason)
            }
            switch shared.kind {
            case .exclusive: skip("is never on one path with the other calls")
            case .nested: skip("is in the closure of another call, which runs once")
            case .parameters:
                context.report(
                    at: place,
                    """
                    'shared' in '\(name)' returns the object of the first call, whatever the arguments: its key is the \
                    name of the function.
                    """,
                    help: "Create the object without 'shared', or pass a key that contains the arguments.",
                    about: shared.member, in: component,
                    related: [Finding.Note(project.site(ofName: shared.member), "the function has parameters")])
            case .repeated(let first, let isSameType):
                context.report(
                    at: place,
                    """
                    This call of 'shared' \(isSameType ? "returns" : "gets or replaces") the object of the first one \
                    in '\(name)': both have the same key.
                    """,
                    help: "Move one of the calls to a property of its own, or pass it another '__function'.",
                    about: shared.member, in: component,
                    related: [Finding.Note(project.site(first), "the first call")])
            }
        }
        guard context.recordsSkips else { return }
        for shared in project.ownSharedKeys(in: component) { skip(shared, context) }
    }

    private static func skip(_ shared: OwnSharedKey, _ context: RuleContext) {
        let project = context.project
        let name = project.fullName(shared.member)
        func skip(_ reason: String, _ note: @autoclosure () -> [Finding.Note] = []) {
            context.skip(
                Candidate("The call of 'shared' in '\(name)'", at: project.site(shared.place)), reason, at: note())
        }
        switch shared.reason {
        case .ownFunction(let function):
            skip(
                "runs a function of the project",
                [Finding.Note(project.site(ofName: function), "it is declared here")])
        case .key: skip("passes a key")
        case .localFunctions: skip("is in a member with local functions, each of which has a key of its own")
        case .only(hasParameters: true): skip("creates an object that does not depend on the arguments")
        case .only(hasParameters: false): skip("is the only one with this key")
        case .with(let other):
            skip("has the key of another call", [Finding.Note(project.site(other), "the rule examines both here")])
        }
    }
}

extension RuleDocumentation {
    static let sharedKeyCollision = RuleDocumentation(
        summary: "Two objects of a component have the same key.",
        reason: """
            'shared' keeps an object under the name of the property or function that calls it. A second call there \
            gets the object of the first if the types fit. If not, each call replaces the other's object, and both \
            are created at each read. In a function with parameters, all calls get the object that the first \
            arguments created.
            """,
        howItWorks: """
            The rule reports the second call of 'shared' on a path of a property or function of a component. In a \
            function with parameters or a subscript it reports a call whose object depends on them. Calls that pass \
            '__function' are not counted.
            """,
        limitations: """
            Calls in different branches of an 'if', a 'switch' or '?:' are not reported, nor is a call in the closure \
            of another: that closure runs once.
            """,
        example: RuleExample(
            """
              final class HomeComponent: Component<EmptyDependency> {
            -     var cache: Cache {
            -         let store = shared { Store() }
            -         return shared { Cache(store) }
            -     }
            +     private var store: Store { shared { Store() } }
            +     var cache: Cache { shared { Cache(store) } }
              }
            """,
            in: "import RIBs"),
        references: ["RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS"])
}
