import RuleKit

extension RuleDocumentation {
    static let strongRouter = RuleDocumentation(
        summary: "An interactor holds a router strongly.",
        reason: """
            A router owns its interactor. If the interactor also owns the router, the two form a retain cycle: neither \
            is freed, nor is the view, and each time the RIB is built another copy stays in memory. The framework's \
            leak detector does not notice, because it only starts to watch when a router is freed. A child's router \
            that an interactor holds outlives its detachment in the same way.
            """,
        howItWorks: """
            The rule checks every stored property of an interactor's class and of its base classes. It reports a \
            property whose type is a Routing protocol or a router class, also inside optionals, compositions, \
            collections, tuples, relays and subjects that keep a value, and in the fields of the project's own structs \
            and enums. Weak and unowned properties and weak wrappers are correct. A closure that captures a router \
            strongly is reported at the capture if a property stores the closure and is not cleared on deactivation.
            """,
        levels: """
            A note for a property of an interactor whose RIB stays as long as the app: it is attached at the start of \
            its parent, stays a part of its parent's view and is never detached, and so are its ancestors up to the \
            app's root. A note, too, for a closure that captures the router if only a subscription that ends by itself \
            keeps it. Otherwise an error, for the root too, which an app may replace.
            """,
        limitations: """
            The rule does not look inside function types, observables, metatypes, or fields of fields. A type that \
            cannot be resolved counts as a router only if the property is named 'router' and a router or builder \
            assigns it.
            """,
        example: RuleExample(
            """
              final class LoggedInInteractor: Interactor {
            -     var router: LoggedInRouting?
            +     weak var router: LoggedInRouting?
              }
            """,
            in: "import RIBs\nprotocol LoggedInRouting: Routing {}"),
        references: [
            "RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS",
        ])
}
