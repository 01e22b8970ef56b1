import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that uses its listener, but is created without one.
    static let interactorListenerNotSet = Rule(
        "interactor_listener_not_set", in: .wiring, as: .warning,
        documentation: .interactorListenerNotSet,
        fixes: .sometimes,
        inspects: Scope("the listener properties of interactors that the project creates", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "router", "builder"],
        mayLeaveAttached: true,
        doubt: Doubt("interactors look created without their listener", unlessOne: "assigns the listener of"),
        each: { $0.interactorClasses.types }, onceASite: true
    ) { context, interactor in
        let project = context.project
        for listener in project.listenerProperties(of: interactor) {
            func skip(_ reason: SkipReason, _ note: @autoclosure () -> [Finding.Note] = []) {
                context.skip(
                    Candidate(property: listener.property, in: project),
                    reason, at: note())
            }
            if listener.creations.isEmpty {
                if listener.assignment != .never { context.consider() }
                switch listener.assignment {
                case .unknown(let place):
                    let note = Finding.Note(project.start(of: place), "possibly here")
                    skip(.unknown("may be assigned by code that is not analyzed"), [note])
                case .assigned(let place):
                    skip("is assigned", [Finding.Note(project.site(place), "it is assigned here")])
                case .never: skip("belongs to an interactor that no analyzed code is known to create")
                }
                continue
            }
            guard let use = listener.use else {
                skip("is never read")
                continue
            }
            guard listener.requiresAnything else {
                skip("has a protocol that requires nothing")
                continue
            }
            guard listener.isComplete else {
                skip(.unknown("may be assigned by \(project.absence(of: interactor).words(in: project))"))
                continue
            }
            for creation in listener.creations {
                context.consider()
                report(listener, creation, use, context)
            }
        }
        guard context.recordsSkips else { return }
        for property in project.unusedListenerProperties(of: interactor) {
            context.skip(
                Candidate(property: property, in: project),
                "belongs to an interactor that no analyzed code is known to create")
        }
    }

    private static func report(
        _ listener: ListenerProperty, _ creation: InteractorCreation, _ use: NodeReference, _ context: RuleContext
    ) {
        let project = context.project
        let (interactor, name) = (project.name(of: listener.interactor), project.fullName(listener.property))
        let passed = project.parameter(for: listener, at: creation)
        let help: String
        if let passed {
            help = "Assign '\(passed)' to the interactor's '\(name)' after creating it."
        } else {
            help = "Pass the parent to the builder, and assign it to the interactor's '\(name)' after creating it."
        }
        context.report(
            at: project.site(creation.place),
            "'\(interactor)' uses '\(name)', but is created here without one: what it sends its parent is lost.",
            help: help,
            about: creation.code, subject: interactor, in: listener.interactor,
            related: [
                Finding.Note(project.site(use), "it is used here"),
                Finding.Note(project.site(ofName: listener.property), "this property stays nil"),
            ],
            fix: passed.flatMap { passed in
                creation.local.map { local in
                    let statement = "\(project.text(local.name)).\(name) = \(passed)"
                    return Fix(
                        "Assign the listener", isSafe: true,
                        edits: [.line(statement, after: project.extent(of: local.call))])
                }
            },
            passedTo: project.receivers(ofInteractor: listener.interactor))
    }
}

extension RuleDocumentation {
    static let interactorListenerNotSet = RuleDocumentation(
        summary: "An interactor uses its listener, but the code that creates it sets none.",
        reason: """
            The listener is weak and optional, and the framework does not set it: the builder has to. Without that \
            line 'listener?.detailDidClose()' does nothing. The code compiles, the screen stays open, and no error is \
            logged.
            """,
        howItWorks: """
            The rule checks the properties 'listener' and 'delegate' of interactor classes, and others whose type is \
            a protocol of which a build function takes a value. It reports each place that creates the interactor if \
            no code of the project assigns the property: neither the interactor itself, nor its router, a builder, a \
            component or a host. If only builders assign it, each of them to the interactor that it creates, a \
            builder that does not is reported by itself. Properties that the interactor never reads are not reported, \
            nor are those whose protocol requires nothing.
            """,
        limitations: """
            The rule reports nothing if an assignment's receiver has a type that cannot be resolved and its file \
            names the interactor, its protocols or its router, if the interactor is passed to a function that is not \
            analyzed, or if it has a superclass outside the analyzed files. It does not follow the order in which \
            code runs.
            """,
        example: RuleExample(
            """
              final class DetailBuilder: Builder<DetailDependency> {
                  func build(withListener listener: DetailListener) -> ViewableRouting {
                      _ = DetailComponent(dependency: dependency)
                      let viewController = DetailViewController()
                      let interactor = DetailInteractor(presenter: viewController)
            +         interactor.listener = listener
                      viewController.listener = interactor
                      return DetailRouter(interactor: interactor, viewController: viewController)
                  }
              }
            """,
            in: "\(ExampleApp.detailListeners)\n\(ExampleApp.detailViewWithButton)\n\(ExampleApp.detailInteractor)"),
        references: ["RIBs/Classes/Builder.swift in github.com/uber/RIBs-iOS"])
}
