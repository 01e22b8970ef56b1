import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A navigation controller that is dismissed, but stays in the property that says that it is there.
    static let dismissedNavigationNotCleared = Rule(
        "dismissed_navigation_not_cleared", in: .dismissal, as: .warning,
        documentation: .dismissedNavigationNotCleared,
        fixes: .sometimes,
        inspects: Scope("calls by which routers dismiss navigation controllers that they store", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for dismissed in project.dismissedNavigations(of: router) {
            func skip(_ reason: SkipReason) {
                let site = project.site(dismissed.place)
                context.skip(Candidate("The call of '\(project.text(at: dismissed.place))'", at: site), reason)
            }
            switch dismissed.storage {
            case .cleared: skip("dismisses a navigation controller whose property is assigned on every path")
            case .closes: skip("is on a path that ends the router's own RIB")
            case .neverRuns: skip("follows no event, or only the end of the router's own RIB")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis"))
            case .removesAll: skip("closes the views of other children, too: the wrong kind of removal")
            case .kept(let event, let calls): report(dismissed, event, calls, context)
            }
        }
        context.skipCalls(project.otherDismissals(by: router)) { reason in
            switch reason {
            case .incomplete:
                "belongs to a router with \(project.absence(of: router).words(in: project))"
            case .noSlot: "is made by a router in which no stored navigation controller decides where views are shown"
            case .presents: "may dismiss a view that the stored navigation controller presents itself"
            case .ofOther: "is not known to dismiss the navigation controller in a property"
            }
        }
    }

    private static func report(
        _ dismissed: DismissedNavigation, _ event: DeclarationID, _ calls: [NodeReference], _ context: RuleContext
    ) {
        let project = context.project
        let property = project.fullName(dismissed.property)
        let statement =
            project.isReadLater(dismissed.property, after: dismissed.place, in: dismissed.function)
            ? nil : project.statement(ofCall: dismissed.place, in: dismissed.function)
        context.report(
            at: project.site(dismissed.place),
            """
            '\(property)' keeps the navigation controller that is dismissed here: the next view is pushed into it and \
            never seen.
            """,
            help: "Set '\(property) = nil' after the dismissal.",
            about: dismissed.function, subject: property, in: dismissed.router,
            related: [
                Finding.Note(project.site(dismissed.creation), "another controller is presented only if it is nil"),
                Finding.Note(project.site(dismissed.push), "otherwise the view is pushed here"),
            ] + project.removalNotes(ofCallAt: dismissed.place),
            path: [Finding.Note(project.site(ofName: event), "'\(project.fullName(event))' runs upon an event")]
                + calls.map { Finding.Note(project.site($0), "this call leads to the dismissal") },
            fix: statement.map {
                Fix("Clear '\(property)'", isSafe: true, edits: [.line("self.\(property) = nil", after: $0)])
            })
    }
}
