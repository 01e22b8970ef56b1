import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that a router builds and never attaches.
    static let childBuiltNotAttached = Rule(
        "child_built_not_attached", in: .tree, as: .error,
        documentation: .childBuiltNotAttached,
        fixes: .sometimes,
        inspects: Scope("calls by which routers build children"),
        configurationKeys: ["modules", "router", "builder", "attach"],
        doubt: Doubt("children look never attached", unlessOne: "attaches", key: "attach")
    ) { context in
        guard context.project.knowsAttachments else { return }
        context.run(builtChildrenCheck, onceASite: true)
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

extension RuleDocumentation {
    private static let parts = """
        import RIBs
        import UIKit

        protocol DetailDependency: Dependency {}
        final class DetailComponent: Component<DetailDependency> {}
        final class DetailViewController: UIViewController, ViewControllable {}
        final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

        final class DetailBuilder: Builder<DetailDependency> {
            func build() -> ViewableRouting {
                _ = DetailComponent(dependency: dependency)
                return DetailRouter(interactor: Interactor(), viewController: DetailViewController())
            }
        }

        protocol HomeViewControllable: ViewControllable {
            func embed(_ view: ViewControllable)
        }

        final class HomeRouter: ViewableRouter<Interactable, HomeViewControllable> {
            private let detailBuilder: DetailBuilder

            init(interactor: Interactable, viewController: HomeViewControllable, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor, viewController: viewController)
            }

            func attachDetail() {
                let detail = detailBuilder.build()

        """

    static let childBuiltNotAttached = RuleDocumentation(
        summary: "A router builds a child and shows or stores it, but never attaches it.",
        reason: """
            Only 'attachChild' activates a child's interactor and loads its router. Without it the child's view may \
            be on the screen, but nobody listens to it: its interactor is inactive, its subscriptions never start, \
            and its own children never appear. If the router keeps no reference, the child is released immediately.
            """,
        howItWorks: """
            The rule follows the result of each call that builds a child through locals, tuples, conditions, \
            properties of the router and functions that it is passed to. It reports the call if no 'attachChild' \
            gets it, neither directly nor from a property in which it is stored. \
            [hosted_rib_never_activated](hosted_rib_never_activated.md) is about RIBs that other code builds.
            """,
        limitations: """
            The rule reports nothing if the child escapes: if it is returned, passed to a call, kept by a closure or \
            by another object, or activated by a host, or if other types use the property that it is stored in. It \
            reports nothing about routers with subclasses or with a superclass that is not analyzed, and nothing if \
            a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class HomeRouter: ViewableRouter<Interactable, HomeViewControllable> {
                  private let detailBuilder: DetailBuilder

                  init(interactor: Interactable, viewController: HomeViewControllable, detailBuilder: DetailBuilder) {
                      self.detailBuilder = detailBuilder
                      super.init(interactor: interactor, viewController: viewController)
                  }

                  func attachDetail() {
                      let detail = detailBuilder.build()
            +         attachChild(detail)
                      viewController.embed(detail.viewControllable)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class DetailBuilder: Builder<DetailDependency> {
                    func build() -> ViewableRouting {
                        _ = DetailComponent(dependency: dependency)
                        return DetailRouter(interactor: Interactor(), viewController: DetailViewController())
                    }
                }
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
