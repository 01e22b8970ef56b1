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
                related: [Finding.Note(project.site(launch.creation), "it is created here")],
                life: project.routerClass(ofLaunch: launch).map { .released($0) })
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

extension RuleDocumentation {
    static let launchRouterNotRetained = RuleDocumentation(
        summary: "The router of the app's root is launched, but nothing keeps it.",
        reason: """
            'launch' gives the root's view to the window, and no more. If only a local refers to the router, it is \
            released when the function returns, and with it all RIBs: the view stays, and nothing answers it.
            """,
        howItWorks: """
            The rule reports 'launch' on a router that the same code builds, in place or in a local, if the code \
            uses the local only to access its members. A router that is part of a tuple, or of another value that is \
            built, is reported if neither it nor the whole is used for anything else.
            """,
        limitations: """
            A router that is passed, returned, stored or used in another closure is not reported. Where the project \
            contains a copy of RIBs, only files with parts of RIBs are checked.
            """,
        example: RuleExample(
            """
              final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            +     private var router: LaunchRouting?
            +
                  func show(_ builder: RootBuildable, in window: UIWindow) {
                      let router = builder.build()
            +         self.router = router
                      router.launch(from: window)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class RootRouter: LaunchRouter<Interactable, ViewControllable> {}

                protocol RootBuildable: Buildable {
                    func build() -> LaunchRouting
                }
                """),
        references: ["RIBs/Classes/LaunchRouter.swift in github.com/uber/RIBs-iOS"])
}
