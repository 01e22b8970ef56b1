import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// The router of an app's root that is released as soon as it is launched.
    static let launchRouterNotRetained = Rule(
        "launch_router_not_retained", in: .ownership, as: .warning,
        documentation: .launchRouterNotRetained,
        inspects: Scope("launches of routers"),
        configurationKeys: ["modules", "router"]
    ) { context in
        let project = context.project
        for launch in project.launchedRouters {
            let name = project.routerName(launch.type)
            guard launch.isReleased else {
                context.skip(
                    Candidate("The router '\(name)'", at: project.site(launch.place)), "may be kept by other code")
                continue
            }
            context.report(
                at: project.site(launch.place),
                """
                '\(name)' is released when '\(project.fullName(launch.code))' returns, and its RIBs with it: nothing \
                keeps it.
                """,
                help: "Store the router in a property of the delegate.", about: launch.code, in: launch.owner,
                related: [Finding.Note(project.site(launch.creation), "it is created here")])
        }
        guard context.recordsSkips else { return }
        for (other, type) in project.otherLaunches {
            let router = Candidate("The router '\(project.routerName(type))'", at: project.site(other.place))
            switch other.reason {
            case .stored(let property): context.skipOther(router, "is stored in '\(project.fullName(property))'")
            case .notCreatedHere: context.skipOther(router, "is not known to be created by the code that launches it")
            }
        }
    }
}
