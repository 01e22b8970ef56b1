import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that is detached while its router stays stored.
    static let detachedChildNotCleared = Rule(
        "detached_child_not_cleared", in: .tree, as: .warning,
        documentation: .detachedChildNotCleared,
        fixes: .sometimes,
        inspects: Scope("calls that detach stored children", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for found in project.detachedSlots(of: router) {
            func skip(_ reason: @autoclosure () -> SkipReason) {
                let site = project.site(found.place)
                context.skip(Candidate("The call of '\(project.text(at: found.place))'", at: site), reason())
            }
            switch found.storage {
            case .cleared: skip("detaches a child whose property is assigned on every path")
            case .mayBeClearedLater:
                skip(.unknown("detaches a child whose property a closure, or code that has the router, may clear"))
            case .neverRuns: skip("is in a function that nothing calls")
            case .runsAtEnd: skip("runs only when the parent is deactivated")
            case .kept(let path): report(found, path, context)
            }
        }
        context.skipCalls(project.otherDetachedSlots(of: router)) { reason in
            switch reason {
            case .notStored: "detaches a child that is not known to be in a property"
            case .notOptional(let slot): "detaches the child in '\(project.fullName(slot))', not an optional variable"
            case .weak(let slot): "detaches the child in '\(project.fullName(slot))', which does not keep its value"
            }
        }
    }

    private static func report(_ found: DetachedSlot, _ path: DetachedSlot.Kept, _ context: RuleContext) {
        let project = context.project
        let slot = project.fullName(found.slot)
        let children = found.children.map { project.ribName($0.router) }
        let child = children.isEmpty ? "its child" : Phrase.some(children.map { "'\($0)'" }, "or")
        let statement =
            found.isCollection || project.isReadLater(found.slot, after: found.place, in: found.function)
            ? nil : project.statement(ofCall: found.place, in: found.function)
        let isUncalled = project.triggers(of: path.entry).isEmpty
        let words =
            path.isConditional
            ? " on one path"
            : isUncalled ? "; no consequence was found: nothing calls '\(project.fullName(path.entry))'" : ""
        context.report(
            at: project.site(found.place),
            "'\(project.name(of: found.router))' detaches \(child), but keeps "
                + "\(found.whole == nil ? "it" : "a part of it") in '\(slot)'\(words).",
            help: found.isCollection
                ? "Remove it from '\(slot)' after detaching." : "Set '\(slot) = nil' after detaching.",
            severity: path.isConditional || isUncalled ? .note : nil, about: found.function, subject: slot,
            in: found.router,
            related: [Finding.Note(project.site(ofName: found.slot), "it stays in this property")]
                + (found.whole.map { whole in
                    [Finding.Note(project.site(ofName: whole), "the child itself is in this one")]
                } ?? []),
            path: [Finding.Note(project.site(ofName: path.entry), "'\(project.fullName(path.entry))' is called")]
                + path.calls.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' is called") }
                + [Finding.Note(project.site(found.place), "the child is detached")],
            fix: statement.map {
                Fix("Clear '\(slot)'", isSafe: true, edits: [.line("self.\(slot) = nil", after: $0)])
            })
    }
}

extension RuleDocumentation {
    private static let parts = """
        import RIBs

        protocol DetailDependency: Dependency {}
        final class DetailComponent: Component<DetailDependency> {}
        final class DetailRouter: Router<Interactor> {}

        final class DetailBuilder: Builder<DetailDependency> {
            func build() -> Routing {
                _ = DetailComponent(dependency: dependency)
                return DetailRouter(interactor: Interactor())
            }
        }

        final class HomeRouter: Router<Interactor> {
            private let detailBuilder: DetailBuilder
            private var detail: Routing?

            init(interactor: Interactor, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor)
            }

            func attachDetail() {
                guard detail == nil else { return }
                let detail = detailBuilder.build()
                self.detail = detail
                attachChild(detail)
            }

            func detachDetail() {
                guard let child = detail else { return }
                detachChild(child)

        """

    static let detachedChildNotCleared = RuleDocumentation(
        summary: "A router detaches a child, but keeps it in a property.",
        reason: """
            The detached child's router stays in memory with its interactor, its view and everything that they hold. A \
            check such as 'guard detail == nil' sees a child that is not there, and keeps it from being attached again.
            """,
        howItWorks: """
            The rule checks each call by which a router detaches a child that it stores in an optional, strong \
            variable, also as part of a tuple or under a local name. It follows all paths from each function that \
            code outside of the router can call, through functions of the router and closures, and reports the call \
            if the property is not assigned on one of them: neither 'nil' nor another child, before or after the \
            call. Where another path from the same function assigns it, the finding is a note. For a private array of \
            children, it reports the call if no code of the router ever takes anything out of the array. Where the \
            property of the child is cleared, it checks other optional, strong variables of the router in the same \
            way, if the function that stores the child fills them with an object from the same value: the child's \
            interactor, its view, or the other part of what the builder returns.
            """,
        levels: """
            A note if another path from the same event clears the property, or if nothing calls the function that \
            detaches the child. Otherwise a warning.
            """,
        limitations: """
            The rule reports nothing about weak properties, children that are looked up in 'children', other \
            collections, private functions that nothing calls, and functions that only 'willResignActive' or 'deinit' \
            runs. Who calls a function of a router is decided by names. It does not see assignments by other types. It \
            reports nothing if a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func detachDetail() {
                      guard let router = detail else { return }
                      detachChild(router)
            +         self.detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundHomeDetachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
