import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that creates and shows the view of another RIB.
    static let viewCreatesScreen = Rule(
        "view_creates_screen", in: .layering, as: .warning,
        documentation: .viewCreatesScreen,
        inspects: Scope("calls by which views show other view controllers", of: [.view]),
        configurationKeys: ["modules", "view", "builder"],
        each: { $0.viewClasses }, onceASite: true
    ) { context, view in
        let project = context.project
        for created in project.createdScreens(in: view) {
            let (owner, screen) = (project.name(of: view), project.name(of: created.screen))
            guard created.isOfOtherRIB else {
                context.skip(
                    Candidate("The view controller '\(screen)'", at: project.site(created.place)),
                    "is not a view that a builder creates for another RIB")
                continue
            }
            context.report(
                at: project.site(created.place),
                "'\(owner)' creates '\(screen)', the view of another RIB, in '\(project.fullName(created.member))'.",
                help: "Notify the listener, and let the router build and attach that RIB.",
                about: created.member, subject: screen, in: view,
                related: [
                    Finding.Note(project.site(created.showing), "it is shown here"),
                    Finding.Note(project.site(created.screen), "a builder creates this view for its RIB"),
                ])
        }
    }
}
