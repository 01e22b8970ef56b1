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
            related: [back],
            life: .held(Hold(of: found.interactor, by: found.view, .property, .lasting)))
    }
}

extension RuleDocumentation {
    static let viewHoldsInteractor = RuleDocumentation(
        summary: "A view or presenter holds an object of its interactor's class strongly.",
        reason: """
            An interactor owns its presenter. If the presenter also owns the interactor, the two form a retain cycle: \
            neither is freed after the RIB is detached, and each time the RIB is built another copy stays in memory.
            """,
        howItWorks: """
            The rule checks the stored properties of the classes of views and presenters, and of their base classes. \
            It reports one whose type is the class of an interactor, if that interactor passes the view or a protocol \
            of it to 'PresentableInteractor', or stores one of them strongly. It also reports the assignment of an \
            interactor to the 'reactor' of a view of ReactorKit in a builder. Weak and unowned properties and weak \
            wrappers are correct.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            Properties with a protocol of the interactor as their type are reported by strong_listener_in_view. The \
            rule does not report a presenter that owns an interactor which has no presenter.
            """,
        example: RuleExample(
            """
            - final class LoginInteractor: PresentableInteractor<LoginPresentable> {}
            + final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {}

              final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
            -     var interactor: LoginInteractor?
            +     weak var listener: LoginPresentableListener?
              }
            """,
            in: "import RIBs\nimport UIKit\nprotocol LoginPresentable: Presentable {}"),
        references: ["RIBs/Classes/PresentableInteractor.swift in github.com/uber/RIBs-iOS"])
}
