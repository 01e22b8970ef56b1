import RuleKit

extension RuleDocumentation {
    static let removalDoesNotMatchPresentation = RuleDocumentation(
        summary: "A router dismisses a view that it pushed, or pops a view that it presented.",
        reason: """
            A dismissal does not remove a pushed view: it stays on the screen while its RIB is detached, or the whole \
            flow closes that is presented around it. A pop does not remove a presented view: it takes the screen \
            below it.
            """,
        howItWorks: """
            The rule checks children whose views a router always pushes, or always presents by themselves. It reports \
            the call of the other kind of removal on a path that detaches the child, if that path removes nothing in \
            the right way and detaches and attaches nothing else. It also reports a dismissal of a navigation \
            controller into which the router pushes several children, if it detaches only one of them, keeps the \
            controller, and another child is popped.
            """,
        limitations: """
            The rule reports nothing for properties that hold several children in turn, for functions that pop or \
            dismiss depending on the state, for navigation controllers that are presented with the child in them, and \
            for paths that notify the RIB's own listener.
            """,
        before: example("dismiss(animated: true)").text,
        after: example("navigationController?.popViewController(animated: true)").text,
        references: ["developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"])

    private static func example(_ removal: String) -> TreeExample {
        TreeExample(
            detachment: """
                guard let router = detail else { return }
                        viewController.uiviewController.\(removal)
                        detachChild(router)
                        detail = nil
                """)
    }
}
