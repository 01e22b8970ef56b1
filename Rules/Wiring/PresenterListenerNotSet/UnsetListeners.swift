import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// Weak listeners and delegates of views, and of objects that views own, that nothing sets.
    static let unsetListeners = TypeCheck(
        "presenter_listener_not_set.views", of: { $0.viewObjects }
    ) { context, view in
        let project = context.project
        let unset = project.unsetListeners(of: view)
        if context.recordsSkips {
            for property in project.ownListeners(of: view) where !unset.contains(where: { $0.property == property }) {
                context.skip(
                    Candidate(property: property, in: project),
                    .unknown("is or may be assigned something that conforms to its type, or nothing calls it"))
            }
        }
        for found in unset {
            let (name, sender) = (project.fullName(found.property), project.fullName(found.sender))
            context.report(
                at: project.site(ofName: found.property),
                "Nothing assigns '\(name)' of '\(project.name(of: view))', so what '\(sender)' sends is lost"
                    + "\(found.isEvent ? "" : "; no event is known to run it").",
                help: "Assign it where the view is created, or remove it.",
                severity: found.isEvent ? nil : .note,
                about: found.property, subject: name, in: view,
                related: [Finding.Note(project.site(found.use), "it is used here")])
        }
    }
}
