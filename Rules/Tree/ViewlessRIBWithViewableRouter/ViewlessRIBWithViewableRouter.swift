import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A viewable router that gets the view of another RIB.
    static let viewlessRIBWithViewableRouter = Rule(
        "viewless_rib_with_viewable_router", in: .tree, as: .warning,
        documentation: .viewlessRIBWithViewableRouter,
        inspects: Scope("views that builders pass to viewable routers", of: [.builder]),
        configurationKeys: ["modules", "router", "builder", "view", "component"],
        each: { $0.builders.types }, onceASite: true
    ) { context, builder in
        let project = context.project
        for passed in project.passedViews(by: builder) {
            guard case .dependency(let member, let owner) = passed.origin else {
                let view = "The view of '\(project.name(of: passed.rib.router))'"
                context.skip(Candidate(view, at: project.site(passed.place)), "is created for this RIB, or may be")
                continue
            }
            let router = project.name(of: passed.rib.router)
            context.report(
                at: project.site(passed.place),
                """
                '\(router)' is a viewable router without a view of its own: its dependency passes it the view of \
                '\(project.ribName(owner.router))'.
                """,
                help: "Inherit from 'Router', and keep the view in a property.",
                about: passed.function, subject: router, in: builder,
                related: [
                    Finding.Note(project.site(passed.rib.router), "this class inherits from a viewable router"),
                    Finding.Note(project.site(ofName: member), "the view comes from here"),
                ])
        }
    }
}
