import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that a router builds and never attaches, or a RIB of which a view controller only takes the view.
    static let childBuiltNotAttached = Rule(
        "child_built_not_attached", in: .tree, as: .error,
        documentation: .childBuiltNotAttached,
        fixes: .sometimes,
        inspects: Scope("calls by which routers, and view controllers outside of RIBs, build children"),
        configurationKeys: ["modules", "router", "builder", "attach"],
        doubt: Doubt("children look never attached", unlessOne: "attaches", key: "attach")
    ) { context in
        guard context.project.knowsAttachments else { return }
        context.run(builtChildrenCheck, onceASite: true)
        for child in context.project.hostedChildren { check(child, context) }
    }

    private static func check(_ child: HostedChild, _ context: RuleContext) {
        let project = context.project
        context.consider()
        func skip(_ reason: SkipReason, _ note: Finding.Note? = nil) {
            let call = Candidate("The call of '\(project.text(at: child.place))'", at: project.site(child.place))
            context.skip(call, reason, at: note.map { [$0] } ?? [])
        }
        switch child.use {
        case .startsItself(let type):
            skip(.unknown("builds a RIB that '\(project.name(of: type))' may activate"))
        case .none: skip("builds a RIB that is not shown")
        case .other(let place):
            skip(
                .unknown("builds a RIB that other code may attach or activate"),
                Finding.Note(project.start(of: place), "possibly here"))
        case .onlyView(let place):
            let names = Phrase.some(child.routers.map { "'\(project.ribName($0))'" }, "or")
            context.report(
                at: project.site(child.place),
                "'\(project.name(of: child.host))' shows the view of \(names), but nothing attaches its router.",
                help: """
                    Build it in a router that attaches it with 'attachChild'; until then its interactor is inactive.
                    """,
                about: child.code, in: child.host,
                related: [Finding.Note(project.site(place), "only its view is used")])
        }
    }

    private static let builtChildrenCheck = TypeCheck(
        "child_built_not_attached", of: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        for edge in project.tree.edges(from: router) {
            context.consider()
            func skip(_ reason: SkipReason, _ note: @autoclosure () -> [Finding.Note] = []) {
                let call = Candidate("The call of '\(project.text(at: edge.site))'", at: project.site(edge.site))
                context.skip(call, reason, at: note())
            }
            switch edge.attachment {
            case .attached(let places):
                skip(
                    "builds a child that is attached",
                    places.prefix(1).map { attachment in
                        Finding.Note(project.site(attachment), "it is attached here")
                    })
            case .unknown(let place):
                let note = Finding.Note(project.start(of: place), "possibly here")
                skip(.unknown("builds a child that other code may attach"), [note])
            case .none where project.hasUnresolvedSuperclass(router):
                skip(.unknown("is in a router with a superclass that is not analyzed"))
            case .none where !project.subclasses(of: router).isEmpty:
                skip(.unknown("is in a router whose subclasses may attach the child"))
            case .none: report(edge, context)
            }
        }
    }

    private static func report(_ edge: Edge, _ context: RuleContext) {
        let project = context.project
        let children = edge.child.ribs.map { project.ribName($0.router) }
        let child = children.isEmpty ? "a child" : Phrase.some(children.map { "'\($0)'" }, "or")
        let local = project.local(boundToCall: edge.site, in: edge.function)
        let subject = (local.map { project.text($0.name) } ?? edge.slots.first.map { project.fullName($0) })
        let shown = edge.presentations.first
        context.report(
            at: project.site(edge.site),
            "'\(project.name(of: edge.parent))' builds \(child), but never attaches it.",
            help: "Call 'attachChild(\(subject ?? "…"))' after building it; until then its interactor is inactive.",
            about: edge.function, in: edge.parent,
            related: edge.slots.map { Finding.Note(project.site(ofName: $0), "it is stored in this property") }
                + (shown.map { [Finding.Note(project.site($0.place), "its view is shown here")] } ?? []),
            fix: project.attachmentSite(of: edge).map { site in
                let name = project.text(site.name)
                return Fix(
                    "Attach '\(name)'", isSafe: true,
                    edits: [.line("attachChild(\(name))", after: site.statement)])
            },
            passedTo: project.receivers(ofChild: edge))
    }
}
