import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that attaches a child in its initializer.
    static let childAttachedInInit = Rule(
        "child_attached_in_init", in: .tree, as: .note,
        documentation: .childAttachedInInit,
        inspects: Scope("calls by which routers attach children", of: [.router]),
        configurationKeys: ["modules", "router", "attach"],
        each: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        let found = project.initialAttachments(of: router)
        for attachment in found {
            let names = Set(attachment.edges.flatMap { $0.child.ribs.map { project.ribName($0.router) } }).sorted()
            let children = names.isEmpty ? "a child" : Phrase.some(names.map { "'\($0)'" }, "and")
            context.report(
                at: project.site(attachment.place),
                "'init' attaches \(children) before '\(project.name(of: router))' is active.",
                help: "Attach in 'didLoad'.",
                about: attachment.initializer, subject: project.text(at: attachment.place), in: router,
                related: attachment.calls.filter { $0 != attachment.place }.map {
                    Finding.Note(project.site($0), "this attaches a child")
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

/// A call in a router's initializer that attaches children, by itself or by functions of the router that it runs.
private struct InitialAttachment: Sendable, Equatable {
    /// The name of the call, and the initializer.
    let place: NodeReference
    let initializer: DeclarationID
    /// The names of the calls that attach the children, and the edges to these.
    var calls: [NodeReference]
    var edges: [Edge]

    /// Those of a router, in order.
    fileprivate static let query = Query<TypeID, [InitialAttachment]>("initialAttachments") { project, router in
        guard let start = StartCode(router, project) else { return [] }
        var result: [InitialAttachment] = []
        for edge in project.tree.edges(from: router) {
            guard case .attached(let places) = edge.attachment else { continue }
            for place in places {
                guard let code = project.code(around: place), start.members.contains(code),
                    project.body(of: code).calls.contains(where: { $0.calleePlace == place && $0.runsInPlace })
                else { continue }
                let entry = start.calls(to: code).first ?? place
                if let index = result.firstIndex(where: { $0.place == entry }) {
                    result[index].calls.append(place)
                    result[index].edges.append(edge)
                } else {
                    result.append(
                        InitialAttachment(
                            place: entry, initializer: start.entry(of: code), calls: [place], edges: [edge]))
                }
            }
        }
        return result.sorted { $0.place < $1.place }
    }
}

extension Project {
    fileprivate func initialAttachments(of router: TypeID) -> [InitialAttachment] {
        self[InitialAttachment.query, router]
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
            the router which does.
            """,
        limitations: """
            Closures that run later, and lazy properties that the initializer does not read, are not reported. The \
            rule does not examine what the child does as it starts.
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
            +
            +     override func didLoad() {
            +         super.didLoad()
            +         attachChild(home)
            +     }
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
