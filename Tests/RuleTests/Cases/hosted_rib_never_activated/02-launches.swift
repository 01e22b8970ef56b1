// === a router that launches itself without activating itself
// clean: ..., after it activates itself
// use: ribs-uikit

protocol Launching: ViewableRouting {
    func launch(from window: UIWindow)
}

final class RootComponent: Component<EmptyDependency> {}
final class RootViewController: UIViewController, ViewControllable {}

final class RootInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
        print("active")
    }
}

final class RootRouter: ViewableRouter<Interactable, ViewControllable>, Launching {
    func launch(from window: UIWindow) {
    //   ^^^^^^ hosted_rib_never_activated error: 'Root' is shown by its own 'launch', but nothing activates it.
//+     interactable.activate()
//+     load()
        window.rootViewController = viewControllable.uiviewController
        window.makeKeyAndVisible()
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> Launching {
        _ = RootComponent(dependency: dependency)
        return RootRouter(interactor: RootInteractor(), viewController: RootViewController())
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var router: Launching?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        let router = RootBuilder(dependency: EmptyComponent()).build()
        self.router = router
        self.window = window
        router.launch(from: window)
        return true
    }
}

// === a tuple with a router that an observer of a property activates
// use: ribs-uikit

// use: waiting-rib Wallet

final class WalletHost: UIViewController, WalletListener {
    private let keeper = Keeper()

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let (controller, router) = build() else { return }
        keeper.router = router
        addChild(controller)
    }

    private func build() -> (UIViewController, ViewableRouting)? {
        let router = WalletBuilder(dependency: EmptyComponent()).build(withListener: self)
        return (router.viewControllable.uiviewController, router)
    }

    class Keeper {
        var router: ViewableRouting? {
            didSet {
                router?.load()
                router?.interactable.activate()
            }
        }
    }
}

// === the framework's router for the root, a helper that activates, a router that is returned
// use: ribs-uikit

// use: waiting-rib Wallet

final class RootComponent: Component<EmptyDependency> {}
final class RootViewController: UIViewController, ViewControllable {}
final class RootRouter: LaunchRouter<Interactable, ViewControllable> {}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> LaunchRouting {
        _ = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), viewController: RootViewController())
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var router: LaunchRouting?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let router = RootBuilder(dependency: EmptyComponent()).build()
        self.router = router
        router.launch(from: UIWindow())
        return true
    }
}

class HostViewController: UIViewController {
    func start(_ router: ViewableRouting) {
        router.interactable.activate()
        router.load()
    }
}

final class WalletHost: HostViewController, WalletListener {
    private var wallet: ViewableRouting?

    override func viewDidLoad() {
        super.viewDidLoad()
        let wallet = WalletBuilder(dependency: EmptyComponent()).build(withListener: self)
        self.wallet = wallet
        start(wallet)
        addChild(wallet.viewControllable.uiviewController)
    }
}

final class LaterHost: UIViewController, WalletListener {
    private var wallet: ViewableRouting?

    override func viewDidLoad() {
        super.viewDidLoad()
        wallet = WalletBuilder(dependency: EmptyComponent()).build(withListener: self)
        if let wallet { addChild(wallet.viewControllable.uiviewController) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        wallet?.interactable.activate()
        wallet?.load()
    }
}

final class WalletFactory: WalletListener {
    func make() -> ViewableRouting {
        let wallet = WalletBuilder(dependency: EmptyComponent()).build(withListener: self)
        wallet.viewControllable.uiviewController.title = "Wallet"
        return wallet
    }
}
