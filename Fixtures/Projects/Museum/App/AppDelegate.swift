import NeedleFoundation
import RIBs
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private var appComponent: AppComponent?
    private var launchRouter: LaunchRouting?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        registerProviderFactories()

        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let appComponent = AppComponent()
        self.appComponent = appComponent

        let router = RootBuilder { appComponent.rootComponent }.build()
        launchRouter = router
        router.launch(from: window)
        return true
    }
}
