import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A delegate of a presentation that nothing keeps alive.
    static let presentationDelegateNotRetained = Rule(
        "presentation_delegate_not_retained", in: .dismissal, as: .error,
        documentation: .presentationDelegateNotRetained,
        inspects: Scope("assignments of delegates of presentations, transitions and navigation controllers", of: []),
        configurationKeys: ["modules"]
    ) { context in
        let project = context.project
        for found in project.looseDelegates {
            let target = project.text(at: found.target)
            let reason: String
            var related: [Finding.Note] = []
            switch found.reason {
            case .kept:
                context.skip(
                    Candidate("The object assigned to '\(target)'", at: project.extent(of: found.place)),
                    "may be kept by other code")
                continue
            case .created: reason = "it is created here and stored nowhere"
            case .local(let local):
                reason = "only the local '\(project.fullName(local))' holds it"
                related = [Finding.Note(project.site(ofName: local), "the local is declared here")]
            case .computed(let property):
                reason = "'\(project.fullName(property))' creates another one each time"
                related = [Finding.Note(project.site(ofName: property), "the object is created here")]
            }
            context.report(
                at: project.extent(of: found.place),
                "The delegate is released immediately, since '\(target)' is weak: \(reason).",
                help: "Store the delegate in a property that lives as long as the presentation.",
                about: found.code, subject: target, in: found.owner, related: related)
        }
    }
}
