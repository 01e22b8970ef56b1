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
        doubt: Doubt("presenters look like they never get their listener", unlessOne: "assigns the listener of"),
        each: { $0.interactorClasses.types }, onceASite: true
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
