import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A RIB that code outside of routers shows, and that nothing activates.
    static let hostedRibNeverActivated = Rule(
        "hosted_rib_never_activated", in: .wiring, as: .error,
        documentation: .hostedRibNeverActivated,
        inspects: Scope("calls by which code outside of routers builds RIBs"),
        configurationKeys: ["modules", "router", "builder", "attach"],
        reads: .named
    ) { context in
        guard context.project.knowsAttachments else { return }
        var launched: Set<DeclarationID> = []
        for rib in context.project.hostedRIBs {
            context.consider()
            check(rib, &launched, context)
        }
    }

    private static func check(_ rib: HostedRIB, _ launched: inout Set<DeclarationID>, _ context: RuleContext) {
        let project = context.project
        func skip(_ reason: SkipReason, _ note: Finding.Note? = nil) {
            let call = Candidate("The call of '\(project.text(at: rib.place))'", at: project.site(rib.place))
            context.skip(call, reason, at: note.map { [$0] } ?? [])
        }
        switch rib.use {
        case .startsItself(let type):
            skip(.unknown("builds a RIB that '\(project.name(of: type))' may activate"))
        case .none: skip("builds a RIB that is not shown")
        case .other(let place):
            skip(
                .unknown("builds a RIB that other code may attach or activate"),
                Finding.Note(project.start(of: place), "possibly here"))
        case .onlyView(let place):
            report(
                rib, at: project.site(rib.place), shownBy: "'\(project.name(of: rib.host))'",
                Finding.Note(project.site(place), "only its view is used"), context)
        case .ownLaunch(let function):
            guard launched.insert(function).inserted else { return skip("builds a RIB that is reported elsewhere") }
            report(
                rib, at: project.site(ofName: function), shownBy: "its own 'launch'",
                Finding.Note(project.site(rib.place), "it is built here"), context)
        }
    }

    private static func report(
        _ rib: HostedRIB, at site: Site, shownBy host: String, _ note: Finding.Note, _ context: RuleContext
    ) {
        let project = context.project
        let names = Phrase.some(rib.routers.map { "'\(project.ribName($0))'" }, "or")
        let waiting = rib.waiting.map { Finding.Note(project.start(of: $0), "this never runs, or ends immediately") }
        context.report(
            at: site,
            "\(names) is shown by \(host), but nothing activates it"
                + (waiting == nil ? "; no code that waits for it was found." : "."),
            help: """
                Attach its router in another one with 'attachChild', launch it as the root of the app, or activate \
                its interactor and load its router.
                """,
            severity: waiting == nil ? .note : nil,
            about: rib.code, subject: rib.routers.map { project.ribName($0) }.joined(separator: " "), in: rib.host,
            related: [note] + (waiting.map { [$0] } ?? []))
    }
}

extension RuleDocumentation {
    static let hostedRibNeverActivated = RuleDocumentation(
        summary: "Code outside of routers shows the view of a RIB that nothing activates.",
        reason: """
            Only 'attachChild', and 'launch' of the framework's router for the root, activate an interactor and load a \
            router. Without them the view is on the screen, but 'didBecomeActive' and 'didLoad' never run, \
            subscriptions that are bound to the activity end immediately, and children of the RIB never appear.
            """,
        howItWorks: """
            The rule follows the router that code outside of routers, interactors and builders gets from a builder: \
            that of app delegates, of view controllers and their representables in SwiftUI, of objects that fulfill \
            the dependency of a RIB, and of objects with a builder or a router in a property. It reports the call if \
            all that happens to the router is that it is stored and its view is read, or that its own 'launch', which \
            is not that of the framework, shows a view in a window.
            """,
        levels: """
            A note if no code is known that needs the activation. An error if 'didBecomeActive' of the interactor or \
            'didLoad' of the router has code besides the call of 'super', or if the interactor binds a subscription to \
            its deactivation.
            """,
        limitations: """
            Other objects that build RIBs are not examined. The rule reports nothing if the router is returned, passed \
            to a call or kept by a closure, if any of its other members is used, if a part of the RIB or its builder \
            may activate it, and if these have code that is not analyzed.
            """,
        example: RuleExample(
            """
              final class MainTabBarController: UITabBarController {
                  private let profileBuilder = ProfileBuilder(dependency: EmptyComponent())
                  private var profile: ViewableRouting?

                  override func viewDidLoad() {
                      super.viewDidLoad()
                      let profile = profileBuilder.build()
                      self.profile = profile
            +         profile.interactable.activate()
            +         profile.load()
                      viewControllers = [profile.viewControllable.uiviewController]
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class ProfileComponent: Component<EmptyDependency> {}
                final class ProfileViewController: UIViewController, ViewControllable {}
                final class ProfileRouter: ViewableRouter<Interactable, ViewControllable> {}

                final class ProfileInteractor: Interactor {
                    override func didBecomeActive() {
                        super.didBecomeActive()
                        print("active")
                    }
                }

                final class ProfileBuilder: Builder<EmptyDependency> {
                    func build() -> ViewableRouting {
                        _ = ProfileComponent(dependency: dependency)
                        return ProfileRouter(interactor: ProfileInteractor(), viewController: ProfileViewController())
                    }
                }
                """),
        references: ["RIBs/Classes/LaunchRouter.swift in github.com/uber/RIBs-iOS"])
}
