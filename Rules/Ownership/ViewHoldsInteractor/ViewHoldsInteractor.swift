import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that owns the interactor by which it is owned, by the interactor's class.
    static let viewHoldsInteractor = Rule(
        "view_holds_interactor", in: .ownership, as: .warning,
        documentation: .viewHoldsInteractor,
        inspects: Scope("stored properties of views and presenters", of: [.view, .presenter]),
        configurationKeys: ["modules", "view", "presenter", "interactor", "builder", "weak_wrappers"]
    ) { context in
        context.run(heldInteractorsCheck, assignedInteractorsCheck)
    }

    private static let heldInteractorsCheck = TypeCheck("view_holds_interactor", of: { $0.viewClasses }) {
        context, view in
        let project = context.project
        let found = project.strongInteractors(ofView: view)
        for one in found { report(one, context) }
        guard context.recordsSkips else { return }
        for property in project.properties(of: view) where !found.contains(where: { $0.property == property }) {
            context.skip(
                Candidate(property: property, in: project),
                "holds no interactor strongly that holds the view")
        }
    }

    private static let assignedInteractorsCheck = TypeCheck(
        "view_holds_interactor.builder", of: { $0.builders.types }
    ) { context, builder in
        for one in context.project.strongInteractors(inBuilder: builder) { report(one, context) }
    }

    private static func report(_ found: StrongInteractor, _ context: RuleContext) {
        let project = context.project
        let (view, interactor) = (project.name(of: found.view), project.name(of: found.interactor))
        let place = found.property.map { " in '\(project.fullName($0))'" } ?? ""
        let back =
            found.back.map {
                Finding.Note(project.site(ofName: $0), "'\(interactor)' holds the view here")
            } ?? Finding.Note(project.site(found.interactor), "'\(interactor)' owns its presenter")
        let level = LeakLevel(ofLeakOf: found.view, in: project)
        context.report(
            at: found.place,
            "'\(view)' holds its interactor '\(interactor)', which owns it, strongly\(place)\(level.words).",
            help: "Declare a protocol for what the view tells its interactor, and a 'weak var' of that type.",
            severity: level.severity,
            about: found.property, subject: interactor, in: found.view,
            related: [back])
    }
}
