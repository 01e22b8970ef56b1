import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A RIB that nothing in the project builds.
    static let unreachableRIB = Rule(
        "unreachable_rib", in: .tree, as: .note, isDefault: false,
        documentation: .unreachableRIB,
        tag: .unnecessary,
        inspects: Scope("builders that create a RIB", of: [.builder]),
        configurationKeys: ["modules", "router", "builder"],
        reads: .named
    ) { context in
        let project = context.project
        for builder in project.ribBuilders {
            let name = project.name(of: builder)
            func skip(_ reason: String, _ note: @autoclosure () -> [Finding.Note] = []) {
                context.skip(Candidate("The builder '\(name)'", at: project.site(builder)), reason, at: note())
            }
            guard project.hasApplication else {
                skip("belongs to a project without an app, so that others may build its RIB")
                continue
            }
            switch project.use(ofBuilder: builder) {
            case .used(let place):
                skip("is used outside of its RIB", place.map { [Finding.Note(project.site($0), "here")] } ?? [])
            case .unused:
                report(
                    builder, "but nothing creates the builder or mentions its protocol", related: [], context)
            case .neverBuilds(let properties, let creation):
                let stored = properties.map {
                    Finding.Note(project.site(ofName: $0), "it is stored here and never used")
                }
                let created = creation.map { [Finding.Note(project.site($0), "the builder is created here")] } ?? []
                report(
                    builder, "but whatever holds the builder never calls it", related: stored + created, context)
            }
        }
        guard context.recordsSkips else { return }
        for builder in project.builders.types {
            context.skipOther(
                Candidate("The builder '\(project.name(of: builder))'", at: project.site(builder)),
                "is not known to create a RIB")
        }
    }

    private static func report(
        _ builder: TypeID, _ reason: String, related: [Finding.Note], _ context: RuleContext
    ) {
        let project = context.project
        context.report(
            at: project.site(builder),
            "'\(project.name(of: builder))' builds '\(project.ribName(builder))', \(reason): the RIB is unreachable.",
            help: "Build it from the RIB that is to attach it, or delete it.",
            in: builder, related: related)
    }
}

extension RuleDocumentation {
    static let unreachableRIB = RuleDocumentation(
        summary: "No code of the project builds a RIB.",
        reason: """
            The RIB is dead code that still compiles, is still tested, and still takes part in every change of what it \
            depends on. If it was meant to be reachable, the call that builds it was lost.
            """,
        howItWorks: """
            The rule reports a builder class that creates a router if no code outside of its RIB names the class or \
            one of its protocols: no call, no annotation, no registration, no generic argument. The whole project \
            counts, including the app delegate, but not tests, templates and vendored code. Neither a class that \
            conforms to the protocol nor a protocol that refines it counts as a use.

            It also reports a builder that is only created and handed to objects that store it in a private property \
            and never use it. The property is followed through locals, functions, closures, collections and structs.
            """,
        limitations: """
            Names decide: a builder whose name, or whose protocol's name, another declaration has as well is not \
            reported if that one is used. A RIB whose only user is itself unreachable is not reported until that one \
            is gone. Projects without an app are not checked, because other projects may build their RIBs. Builders \
            that are looked up by a string are reported.
            """,
        example: RuleExample(
            """
              final class RootBuilder: Builder<EmptyDependency> {
                  func build() -> RootRouter {
                      _ = RootComponent(dependency: dependency)
                      return RootRouter(interactor: Interactor())
                  }
              }

              final class AppDelegate: UIResponder, UIApplicationDelegate {
                  private var rootRouter: RootRouter?

                  func applicationDidFinishLaunching(_ application: UIApplication) {
            +         let rootRouter = RootBuilder(dependency: AppComponent()).build()
            +         rootRouter.interactable.activate()
            +         rootRouter.load()
            +         self.rootRouter = rootRouter
                  }
              }
            """,
            in: "import RIBs\nimport UIKit\nfinal class RootRouter: Router<Interactor> {}"))
}
