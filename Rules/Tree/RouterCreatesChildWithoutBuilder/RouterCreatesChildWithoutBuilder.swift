import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router or an interactor that creates parts of another RIB itself.
    static let routerCreatesChildWithoutBuilder = Rule(
        "router_creates_child_without_builder", in: .tree, as: .warning,
        documentation: .routerCreatesChildWithoutBuilder,
        inspects: Scope("objects that routers and interactors create", of: [.router, .interactor]),
        configurationKeys: ["modules", "router", "interactor", "component", "builder"],
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for created in project.partConstructions(by: router) {
            let (creator, part) = (project.name(of: created.creator), project.name(of: created.type))
            let builder = created.builder.map { project.name(of: $0) }
            context.report(
                at: project.site(created.place),
                "'\(creator)' creates '\(part)' directly, bypassing the builder and component of its RIB.",
                help: builder.map { "Build the RIB with '\($0)'." }
                    ?? "Create it in a builder, and build the RIB with that.",
                about: created.function, subject: part, in: router,
                related: created.builder.map { [Finding.Note(project.site($0), "this builder creates it")] } ?? [])
        }
        context.skipCalls(project.otherConstructions(by: router)) { reason in
            switch reason {
            case .built: "builds a RIB by its builder"
            case .builder: "creates a builder"
            case .ownPart: "creates a part of the same RIB"
            case .noPart: "creates an object whose class is not a router, interactor or component of the framework"
            }
        }
    }
}
