import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A root of the window that is replaced while a view is presented on it.
    static let rootReplacedWhilePresenting = Rule(
        "root_replaced_while_presenting", in: .dismissal, as: .warning,
        documentation: .rootReplacedWhilePresenting,
        inspects: Scope("calls upon events of presented children that have the root replaced", of: [.interactor]),
        configurationKeys: ["modules", "router", "interactor", "builder", "view", "listeners"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for replaced in project.replacedRoots(above: router) {
            func skip(_ reason: SkipReason) {
                let name = "The call of '\(project.text(at: replaced.event))'"
                context.skip(Candidate(name, at: project.site(replaced.event)), reason)
            }
            switch replaced.outcome {
            case .staysPresented: report(replaced, router, context)
            case .removed: skip("is on paths that also dismiss the child's view or detach it, or may")
            case .mayBeGone: skip("may follow a removal of the child's view by the user, or by the view itself")
            case .conditional: skip("does not replace the root on every path")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis"))
            }
        }
    }

    private static func report(_ replaced: ReplacedRoot, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let child = replaced.edge.childWords(project)
        let replacement = replaced.replacement
        context.report(
            at: project.site(replaced.event),
            """
            '\(project.ribName(router))' has the root of the window replaced while \(child) is presented on it, so \
            UIKit keeps the views of both.
            """,
            help: "Dismiss the view of \(child) first.",
            about: replaced.witness, subject: child, in: router,
            related: replaced.edge.presentations.prefix(1).map {
                Finding.Note(project.site($0.place), "the child's view is presented here")
            },
            path: [Finding.Note(project.site(replacement.inner ?? replacement.place), "this replaces the root")])
    }
}
