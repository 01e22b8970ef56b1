import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that attaches a child in its initializer.
    static let childAttachedInInit = Rule(
        "child_attached_in_init", in: .tree, as: .warning,
        documentation: .childAttachedInInit,
        fixes: .sometimes,
        inspects: Scope("calls by which routers attach children", of: [.router]),
        configurationKeys: ["modules", "router", "attach"],
        each: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        let found = project.initialAttachments(of: router)
        for attachment in found {
            let names = Set(attachment.edges.flatMap { $0.child.ribs.map { project.ribName($0.router) } }).sorted()
            let children = names.isEmpty ? "a child" : Phrase.some(names.map { "'\($0)'" }, "and")
            let harm = attachment.harm
            context.report(
                at: project.site(attachment.place),
                "'init' attaches \(children) before '\(project.name(of: router))' is active"
                    + (harm.map { ": \($0.words(project))." } ?? "."),
                help: "Attach in 'didLoad'.",
                severity: harm == nil ? .note : nil,
                about: attachment.initializer, subject: project.text(at: attachment.place), in: router,
                related: attachment.calls.filter { $0 != attachment.place }.map {
                    Finding.Note(project.site($0), "this attaches a child")
                } + (harm?.notes(project) ?? []),
                path: harm?.path(project) ?? [],
                fix: attachment.move.map { move in
                    Fix(
                        "Attach in 'didLoad'", isSafe: true,
                        edits: [.removal(of: move.old), .line(move.statement, after: move.anchor)])
                })
        }
        guard context.recordsSkips else { return }
        for edge in project.tree.edges(from: router) {
            guard case .attached(let places) = edge.attachment else { continue }
            for place in places where !found.contains(where: { $0.calls.contains(place) }) {
                context.skip(
                    Candidate("The call of '\(project.text(at: place))'", at: project.site(place)),
                    "is not in code that the initializer runs")
            }
        }
    }
}

extension RuleDocumentation {
    static let childAttachedInInit = RuleDocumentation(
        summary: "A router attaches a child in its initializer.",
        reason: """
            While a router's initializer runs, its own RIB is not attached: the child becomes active before its \
            parent. What the child reports to its listener then meets an interactor that is not active, whose \
            subscriptions end immediately, and whose router may not be assigned yet.
            """,
        howItWorks: """
            The rule reports a call in an initializer of a router that attaches a child, or that runs a function of \
            the router which does. It follows what the child does as it starts, by 'didBecomeActive' and 'didLoad', \
            to the interactor of the router.
            """,
        levels: """
            A warning if the start of the child leads to a function of the parent's interactor that binds a \
            subscription to its deactivation, or that uses the router before the initializer assigns it. Otherwise a \
            note.
            """,
        limitations: """
            Closures that run later, and lazy properties that the initializer does not read, are not reported.
            """,
        example: RuleExample(
            """
              final class TabsRouter: Router<TabsInteractable>, TabsRouting {
                  private let home: HomeRouting

                  init(interactor: TabsInteractable, homeBuilder: HomeBuildable) {
                      home = homeBuilder.build(withListener: interactor)
                      super.init(interactor: interactor)
            -         attachChild(home)
                  }

                  override func didLoad() {
                      super.didLoad()
            +         attachChild(home)
                  }
              }
            """,
            in: """
                import RIBs
                protocol HomeListener: AnyObject {}
                protocol HomeRouting: Routing {}
                protocol HomeBuildable: Buildable {
                    func build(withListener listener: HomeListener) -> HomeRouting
                }
                protocol TabsInteractable: Interactable, HomeListener {}
                protocol TabsRouting: Routing {}
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
