import RuleKit

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
