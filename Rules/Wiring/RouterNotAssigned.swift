import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that uses a router property to which no code assigns a router.
    static let routerNotAssigned = Rule(
        "router_not_assigned", in: .wiring, as: .error,
        documentation: RuleDocumentation(
            summary: "An interactor uses its router, but nothing assigns it.",
            reason: """
                The interactor's reference to its router is weak and optional, and the framework does not set it: the \
                router's initializer has to. Without that line 'router?.routeToChild()' does nothing. The code \
                compiles, no child is ever attached, and no error is logged.
                """,
            howItWorks: """
                The rule checks the property 'router' of interactor classes, stored or with a setter, and other such \
                properties whose type is a Routing protocol of a router over the interactor. It reports a property \
                that the interactor, a base class or a subclass reads, if no code of the project assigns it: neither \
                the interactor itself, nor a router over it, its builder, a component or a host. Assigning nil does \
                not count. The type of the object that is assigned to decides, not its name.
                """,
            limitations: """
                The rule reports nothing if an assignment's receiver has a type that cannot be resolved and its file \
                names the interactor, its protocols or its router, if the interactor is passed to a function that is \
                not analyzed, or if the interactor or its router has a superclass outside the analyzed files. It does \
                not follow the order in which code runs.
                """,
            example: RuleExample(
                """
                  final class QuoteInteractor: Interactor, Interactable {
                      weak var router: QuoteRouting?

                      func didSelect() {
                          router?.routeToDetail()
                      }
                  }

                  final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
                      override init(interactor: QuoteInteractor) {
                          super.init(interactor: interactor)
                +         interactor.router = self
                      }

                      func routeToDetail() {}
                  }
                """,
                in: "import RIBs"),
            references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"]),
        fixes: .sometimes,
        inspects: Scope("the router properties of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "router"],
        mayLeaveAttached: true,
        doubt: Doubt("router properties look never assigned", unlessOne: "assigns"),
        each: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        for found in project.routerProperties(of: interactor) {
            func skip(_ reason: SkipReason, _ note: @autoclosure () -> [Finding.Note] = []) {
                context.skip(
                    Candidate(property: found.property, in: project),
                    reason, at: note())
            }
            if found.assignment != .never || found.surroundings?.use != nil { context.consider() }
            switch found.assignment {
            case .assigned(let place):
                skip("is assigned", [Finding.Note(project.site(place), "it is assigned here")])
                continue
            case .unknown(let place):
                let note = Finding.Note(project.start(of: place), "possibly here")
                skip(.unknown("may be assigned by code that is not analyzed"), [note])
                continue
            case .never: break
            }
            guard let surroundings = found.surroundings, let use = surroundings.use else {
                skip("is never read")
                continue
            }
            guard let router = surroundings.routers.first else {
                skip("belongs to an interactor without a router in the analyzed files")
                continue
            }
            guard surroundings.isComplete else {
                let types = [found.interactor] + surroundings.routers
                let absence = types.lazy.compactMap { project.absence(of: $0) }.first
                skip(.unknown("may be assigned by \(absence.words(in: project))"))
                continue
            }
            guard surroundings.isCreated else {
                skip("belongs to a base class of other interactors")
                continue
            }
            report(found.property, found.interactor, router, use, context)
        }
        guard context.recordsSkips else { return }
        for property in project.fixedRouterProperties(of: interactor) {
            context.skip(Candidate(property: property, in: project), "has no setter")
        }
    }

    private static func report(
        _ property: DeclarationID, _ interactor: TypeID, _ router: TypeID, _ use: NodeReference, _ context: RuleContext
    ) {
        let project = context.project
        let (owner, name) = (project.name(of: interactor), project.fullName(property))
        let handover = project.interactorHandover(in: router)
        let assigning = project.interactorHandover(in: router, assigning: property)
        let receiver = handover.map { project.site(ofName: $0.initializer) } ?? project.site(router)
        context.report(
            at: project.site(ofName: property), "'\(owner)' uses '\(name)', but nothing assigns it.",
            help: "Assign 'interactor.\(name) = self' in the initializer of '\(project.name(of: router))'.",
            about: property, in: interactor,
            related: [
                Finding.Note(project.site(use), "it is used here"),
                Finding.Note(receiver, "the interactor receives no router here"),
            ],
            fix: assigning.map {
                Fix("Assign the router", isSafe: true, edits: [.line("interactor.\(name) = self", after: $0.call)])
            },
            passedTo: project.receivers(ofInteractor: interactor, over: [router]))
    }
}
