import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A navigation controller that is dismissed, but stays in the property that says that it is there.
    static let dismissedNavigationNotCleared = Rule(
        "dismissed_navigation_not_cleared", in: .dismissal, as: .warning,
        documentation: .dismissedNavigationNotCleared,
        fixes: .sometimes,
        inspects: Scope("calls by which routers dismiss navigation controllers that they store", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for dismissed in project.dismissedNavigations(of: router) {
            func skip(_ reason: SkipReason) {
                let site = project.site(dismissed.place)
                context.skip(Candidate("The call of '\(project.text(at: dismissed.place))'", at: site), reason)
            }
            switch dismissed.storage {
            case .cleared: skip("dismisses a navigation controller whose property is assigned on every path")
            case .closes: skip("is on a path that ends the router's own RIB")
            case .neverRuns: skip("follows no event, or only the end of the router's own RIB")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis"))
            case .removesAll: skip("closes the views of other children, too: the wrong kind of removal")
            case .kept(let event, let calls): report(dismissed, event, calls, context)
            }
        }
        context.skipCalls(project.otherDismissals(by: router)) { reason in
            switch reason {
            case .incomplete:
                "belongs to a router with \(project.absence(of: router).words(in: project))"
            case .noSlot: "is made by a router in which no stored navigation controller decides where views are shown"
            case .presents: "may dismiss a view that the stored navigation controller presents itself"
            case .ofOther: "is not known to dismiss the navigation controller in a property"
            }
        }
    }

    private static func report(
        _ dismissed: DismissedNavigation, _ event: DeclarationID, _ calls: [NodeReference], _ context: RuleContext
    ) {
        let project = context.project
        let property = project.fullName(dismissed.property)
        let statement =
            project.isReadLater(dismissed.property, after: dismissed.place, in: dismissed.function)
            ? nil : project.statement(ofCall: dismissed.place, in: dismissed.function)
        context.report(
            at: project.site(dismissed.place),
            """
            '\(property)' keeps the navigation controller that is dismissed here: the next view is pushed into it and \
            never seen.
            """,
            help: "Set '\(property) = nil' after the dismissal.",
            about: dismissed.function, subject: property, in: dismissed.router,
            related: [
                Finding.Note(project.site(dismissed.creation), "another controller is presented only if it is nil"),
                Finding.Note(project.site(dismissed.push), "otherwise the view is pushed here"),
            ] + project.removalNotes(ofCallAt: dismissed.place),
            path: [Finding.Note(project.site(ofName: event), "'\(project.fullName(event))' runs upon an event")]
                + calls.map { Finding.Note(project.site($0), "this call leads to the dismissal") },
            fix: statement.map {
                Fix("Clear '\(property)'", isSafe: true, edits: [.line("self.\(property) = nil", after: $0)])
            })
    }
}

extension RuleDocumentation {
    static let dismissedNavigationNotCleared = RuleDocumentation(
        summary: "A router dismisses a navigation controller, but keeps it in the property that says it is there.",
        reason: """
            The router pushes a child's view into the navigation controller in the property if there is one, and \
            presents a new one otherwise. After the dismissal the property still contains the old controller, which \
            is no longer on the screen: the next child is attached, its view is pushed there, and the user never \
            sees it.
            """,
        howItWorks: """
            The rule looks for optional, strong variables of routers with a navigation controller, or with an object \
            that stores one, which a function tests before it pushes into the controller. It reports a dismissal of \
            that controller, of the router's view if this presents nothing else, or by a function that the \
            controller is passed to, if a path from an event assigns nothing to the property, before or after.
            """,
        limitations: """
            The rule reports nothing if the test also asks whether the controller is shown, such as by \
            'presentingViewController', if the controller presents views itself, if the path also calls the RIB's own \
            listener, and about dismissals that only the end of the RIB runs. It does not see a swipe that dismisses \
            the controller.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      if let navigation {
                          navigation.pushViewController(view, animated: true)
                      } else {
                          let navigation = UINavigationController(rootViewController: view)
                          navigation.modalPresentationStyle = .fullScreen
                          self.navigation = navigation
                          viewController.uiviewController.present(navigation, animated: true)
                      }
                  }

                  func detachDetail() {
                      guard let router = detail else { return }
                      navigation?.dismiss(animated: true)
            +         self.navigation = nil
                      detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
                    private var navigation: UINavigationController?
                }

                \(ExampleApp.homeInteractor)
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)"
        ])
}
