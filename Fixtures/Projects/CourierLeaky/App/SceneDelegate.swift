import RIBs
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var launchRouter: LaunchRouting?
    private var urlHandler: URLHandling?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window

        let result = RootBuilder(dependency: AppComponent()).build()
        launchRouter = result.launchRouter
        urlHandler = result.urlHandler
        result.launchRouter.launch(from: window)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        urlHandler?.handle(url)
    }
}
