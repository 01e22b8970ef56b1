import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that sends its events to a listener that nothing sets.
    static let presenterListenerNotSet = Rule(
        "presenter_listener_not_set", in: .wiring, as: .warning,
        documentation: .presenterListenerNotSet,
        fixes: .sometimes,
        inspects: Scope(
            "the properties for interactors that the protocols of presenters require", of: [.interactor, .view]),
        configurationKeys: ["modules", "interactor", "view", "presenter"],
        mayLeaveAttached: true,
        doubt: Doubt("presenters look like they never get their listener", unlessOne: "assigns the listener of")
    ) { context in
        context.run(presenterListeners, onceASite: true)
        context.run(unsetListeners)
    }

    /// The listeners that the protocols of presenters require.
    private static let presenterListeners = TypeCheck(
        "presenter_listener_not_set", of: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        for listener in project.presenterListeners(of: interactor) {
            func skip(_ reason: SkipReason, _ note: @autoclosure () -> [Finding.Note] = []) {
                let words = "The presenter's '\(project.fullName(listener.requirement))'"
                context.skip(
                    Candidate(words, at: project.site(interactor), within: project.extent(of: listener.requirement)),
                    reason, at: note())
            }
            if listener.assignment != .never || listener.surroundings?.use != nil { context.consider() }
            switch listener.assignment {
            case .assigned(let place):
                skip("is assigned", [Finding.Note(project.site(place), "it is assigned here")])
                continue
            case .unknown(let place):
                let note = Finding.Note(project.start(of: place), "possibly here")
                skip(.unknown("may be assigned by code that is not analyzed"), [note])
                continue
            case .never: break
            }
            guard let surroundings = listener.surroundings, let use = surroundings.use else {
                skip("is not read by a view of the project")
                continue
            }
            guard surroundings.requiresAnything else {
                skip("has a protocol that requires nothing")
                continue
            }
            guard surroundings.isComplete else {
                skip(.unknown("may be assigned by \(project.absence(of: interactor).words(in: project))"))
                continue
            }
            guard surroundings.isCreated else {
                skip("belongs to an interactor that nothing creates")
                continue
            }
            report(listener, use, context)
        }
        guard context.recordsSkips else { return }
        for property in project.otherPresenterProperties(of: interactor) {
            context.skip(
                Candidate("The presenter's '\(project.fullName(property))'", at: project.site(ofName: property)),
                "has a type that '\(project.name(of: interactor))' does not conform to")
        }
        if project.hasUnresolvedSuperclass(interactor) {
            context.skip(
                Candidate("The interactor '\(project.name(of: interactor))'", at: project.site(interactor)),
                .unknown("has a superclass outside the analyzed files, which may assign the listener"),
                at: .missingSuperclass(of: interactor, in: project))
        }
    }

    private static func report(_ listener: PresenterListener, _ use: NodeReference, _ context: RuleContext) {
        let project = context.project
        let (interactor, name) = (project.name(of: listener.interactor), project.fullName(listener.requirement))
        let handover = project.presenterHandover(in: listener.interactor)
        let assignment = "presenter.\(name) = self"
        context.report(
            at: project.site(listener.interactor),
            "'\(interactor)' never becomes '\(name)' of its presenter: the view's events are lost.",
            help: "Assign '\(assignment)' in the initializer of '\(interactor)'.",
            subject: name, in: listener.interactor,
            related: [
                Finding.Note(project.site(use), "the view uses it here"),
                Finding.Note(project.site(ofName: listener.requirement), "the property is required here"),
            ],
            fix: handover.map {
                Fix("Assign the listener", isSafe: true, edits: [.line(assignment, after: $0.call)])
            },
            passedTo: project.receivers(ofPresenterOf: listener.interactor))
    }
}

extension RuleDocumentation {
    static let presenterListenerNotSet = RuleDocumentation(
        summary: "A view sends its events to a listener, but the interactor never becomes that listener.",
        reason: """
            The view's reference to its interactor is weak and optional, and the framework does not set it: the \
            interactor's initializer has to. Without that line 'listener?.didTapClose()' does nothing. The code \
            compiles, the buttons are there, and none of them has an effect.
            """,
        howItWorks: """
            The rule takes the protocol that an interactor class passes to 'PresentableInteractor', and in it each \
            property with a setter whose type is a protocol that the interactor conforms to. It reports the \
            interactor if no code of the project assigns it to such a property: neither the interactor itself, nor \
            its view or presenter, a builder, a component or a host. The type of what is assigned decides: \
            'presenter.listener = listener' passes on the parent, not the interactor. Properties that no view or \
            presenter reads are not reported, nor are interactors that nothing creates. The rule also reports a weak \
            property of a view, or of a view or cell that views name, through which code calls a protocol of the \
            project, if no code assigns an object to a property of that name that conforms to the protocol.
            """,
        levels: """
            A note for a property of a view that the interactor does not know, if no control, gesture or delegate \
            method of the system is known to send anything through it. Otherwise a warning.
            """,
        limitations: """
            The rule reports nothing if the receiver or the value of an assignment has a type that cannot be resolved \
            and its file names the interactor or its presenter, if the interactor is passed to a function that is not \
            analyzed, or if it has a superclass outside the analyzed files.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var listener: DetailListener?

                  override init(presenter: DetailPresentable) {
                      super.init(presenter: presenter)
            +         presenter.listener = self
                  }

                  func didClose() {
                      listener?.detailDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.detailListeners)
                \(ExampleApp.detailViewWithButton)

                protocol DetailPresentable: Presentable {
                    var listener: DetailPresentableListener? { get set }
                }

                final class DetailBuilder: Builder<DetailDependency> {
                    func build(withListener listener: DetailListener) -> ViewableRouting {
                        _ = DetailComponent(dependency: dependency)
                        let viewController = DetailViewController()
                        let interactor = DetailInteractor(presenter: viewController)
                        interactor.listener = listener
                        return DetailRouter(interactor: interactor, viewController: viewController)
                    }
                }
                """),
        references: ["RIBs/Classes/PresentableInteractor.swift in github.com/uber/RIBs-iOS"])
}
