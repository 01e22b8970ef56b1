import RIBs
import UIKit

protocol RootInteractable: Interactable, WelcomeListener, AppointmentsListener {
    var router: RootRouting? { get set }
}

final class RootRouter: LaunchRouter<RootInteractable, ViewControllable>, RootRouting {

    private let window: UIWindow
    private let welcomeBuilder: WelcomeBuildable
    private let appointmentsBuilder: AppointmentsBuildable
    private var welcome: ViewableRouting?
    private var appointments: ViewableRouting?

    init(
        interactor: RootInteractable,
        viewController: ViewControllable,
        window: UIWindow,
        welcomeBuilder: WelcomeBuildable,
        appointmentsBuilder: AppointmentsBuildable
    ) {
        self.window = window
        self.welcomeBuilder = welcomeBuilder
        self.appointmentsBuilder = appointmentsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func showWelcome() {
        guard welcome == nil else { return }
        let router = welcomeBuilder.build(withListener: interactor)
        welcome = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
        if let router = appointments {
            detachChild(router)
            appointments = nil
        }
    }

    func showAppointments() {
        guard appointments == nil else { return }
        let router = appointmentsBuilder.build(withListener: interactor)
        appointments = router
        attachChild(router)
        window.rootViewController = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        if let router = welcome {
            detachChild(router)
            welcome = nil
        }
    }
}
