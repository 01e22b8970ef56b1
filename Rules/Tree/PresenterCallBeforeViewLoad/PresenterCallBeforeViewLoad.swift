import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A presenter that uses its outlets when the interactor becomes active, before the view is loaded.
    static let presenterCallBeforeViewLoad = Rule(
        "presenter_call_before_view_load", in: .tree, as: .warning,
        documentation: .presenterCallBeforeViewLoad,
        inspects: Scope("calls of presenters when interactors become active", of: [.interactor]),
        configurationKeys: ["modules", "router", "interactor", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for use in project.unloadedViewUses(of: router) {
            guard let edge = use.edge else {
                let call = Candidate("The call of '\(project.text(at: use.place))'", at: project.site(use.place))
                context.skip(call, "is made by a RIB that no router is known to attach before it shows the view")
                continue
            }
            report(use, edge, context)
        }
        context.skipCalls(project.otherViewUses(of: router)) { reason in
            switch reason {
            case .ofRoot: "is made by the root of the app, whose view is loaded when it is launched"
            case .incomplete:
                "is made by a RIB with \(project.absence(around: router).words(in: project))"
            case .later: "is in a closure that runs later"
            case .notAtStart: "is not known to run when the interactor becomes active"
            case .loadedBefore: "uses a view whose builder or initializer may load it"
            case .loads: "runs code that may load the view"
            case .usesNothing: "uses nothing that is known to be nil until the view is loaded, or tests it before"
            case .afterOther: "follows a call that may load the view"
            }
        }
    }

    private static func report(_ use: UnloadedViewUse, _ edge: Edge, _ context: RuleContext) {
        let project = context.project
        let property = project.fullName(use.property)
        context.report(
            at: project.site(use.place),
            """
            '\(project.text(at: use.place))' uses '\(property)' of '\(project.name(of: use.view))', which is nil until \
            the view is loaded: '\(project.name(of: edge.parent))' attaches the RIB before it shows the view.
            """,
            help: "Call 'loadViewIfNeeded()' in the view first, or store the value and show it in 'viewDidLoad()'.",
            about: use.function, subject: property, in: use.view,
            related: [Finding.Note(project.site(use.use), "it is used here")]
                + edge.attachmentNote(project, "the RIB is attached here"))
    }
}
