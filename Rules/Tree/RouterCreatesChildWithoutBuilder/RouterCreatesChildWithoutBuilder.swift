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

extension RuleDocumentation {
    static let routerCreatesChildWithoutBuilder = RuleDocumentation(
        summary: "A router or an interactor creates a router, an interactor or a component of another RIB itself.",
        reason: """
            The parts of a RIB are wired by its builder, with the dependencies of its component. Code that creates \
            them elsewhere repeats the wiring, forgets parts of it, such as the listener, and cannot be replaced in \
            tests.
            """,
        howItWorks: """
            The rule reports the creation of a class that inherits from the framework's class of routers, \
            interactors or components, in the code of a router or of its interactor, unless it is a part of the same \
            RIB.
            """,
        limitations: """
            The rule reports nothing about objects of the framework's own classes, such as 'Router<Interactor>' as a \
            placeholder, about objects created by '.init' without the name of their class, and about code outside of \
            routers and interactors.
            """,
        example: RuleExample(
            """
              final class HomeRouter: Router<Interactor> {
                  private let detailBuilder: DetailBuilder
                  private var detail: Routing?

                  init(interactor: Interactor, detailBuilder: DetailBuilder) {
                      self.detailBuilder = detailBuilder
                      super.init(interactor: interactor)
                  }

                  override func didLoad() {
                      super.didLoad()
            -         let child = DetailRouter(interactor: interactor)
            +         let child = detailBuilder.build()
                      detail = child
                      attachChild(child)
                  }
              }
            """,
            in: "import RIBs\nfinal class DetailRouter: Router<Interactor> {}"))
}
