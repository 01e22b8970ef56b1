// === a tab bar of an app without RIBs shows the view of one
// clean: ..., and keeps and activates it
// use: ribs-uikit, dependency Profile, component Profile, viewable-rib Profile, viewable-builder Profile

final class MainTabBarController: UITabBarController, ProfileListener {
    private lazy var profileBuilder = ProfileBuilder(dependency: EmptyComponent())
//+ private var profile: ViewableRouting?

    override func viewDidLoad() {
        super.viewDidLoad()
        let profile = profileBuilder.build(withListener: self)
        //                           ^^^^^ hosted_rib_never_activated note: 'Profile' is shown by 'MainTabBarController', but nothing activates it; no code that waits for it was found.
        viewControllers = [UIViewController(), profile.viewControllable.uiviewController]
        //                                             ~~~~~~~~~~~~~~~~ only its view is used
//+     self.profile = profile
//+     profile.interactable.activate()
//+     profile.load()
    }
}

// === a view controller passes the router to an object that may attach it
// clean
// use: ribs-uikit, dependency Profile, component Profile, viewable-rib Profile, viewable-builder Profile

protocol Attaching: AnyObject {
    func attach(_ router: ViewableRouting)
}

final class MainViewController: UIViewController, ProfileListener {
    var attaching: Attaching?

    func show() {
        let profile = ProfileBuilder(dependency: EmptyComponent()).build(withListener: self)
        attaching?.attach(profile)
        present(profile.viewControllable.uiviewController, animated: true)
    }
}

// === a router that loads itself
// use: ribs-uikit

protocol ProfileListener: AnyObject {}

final class ProfileViewController: UIViewController, ViewControllable {}

final class ProfileRouter: ViewableRouter<Interactable, ViewControllable> {
    override init(interactor: Interactable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.activate()
        //         ^^^^^^^^ manual_lifecycle_call
        load()
    //  ^^^^ manual_lifecycle_call
    }
}

final class ProfileComponent: Component<EmptyDependency> {}

final class ProfileBuilder: Builder<EmptyDependency> {
    func build(withListener listener: ProfileListener) -> ViewableRouting {
        _ = ProfileComponent(dependency: dependency)
        return ProfileRouter(interactor: Interactor(), viewController: ProfileViewController())
    }
}

final class MainViewController: UIViewController, ProfileListener {
    func show() {
        let profile = ProfileBuilder(dependency: EmptyComponent()).build(withListener: self)
        present(profile.viewControllable.uiviewController, animated: true)
    }
}

// === a wrapper that pushes the view of a RIB with code that waits for its activation
// clean: ..., and activates it
// use: ribs-uikit

// use: waiting-rib Wallet

protocol WalletNeeds: Dependency {}

@objc final class WalletWrapper: NSObject, WalletNeeds, WalletListener {
    private weak var controller: UIViewController?
    private var route: ViewableRouting?

    func showList() {
        let route = WalletBuilder(dependency: EmptyComponent()).build(withListener: self)
        //                                                      ^^^^^ hosted_rib_never_activated error: 'Wallet' is shown by 'WalletWrapper', but nothing activates it.
        //                                                      ????? Attach its router in another one
        let list = route.viewControllable.uiviewController
        //               ~~~~~~~~~~~~~~~~ only its view is used
        self.route = route
//+     route.interactable.activate()
//+     route.load()
        controller?.navigationController?.pushViewController(list, animated: true)
    }
}

// === an app delegate
// use: ribs-uikit

// use: waiting-rib Wallet

final class AppDelegate: UIResponder, UIApplicationDelegate, WalletListener {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        let router = WalletBuilder(dependency: EmptyComponent()).build(withListener: self)
        //                                                       ^^^^^ hosted_rib_never_activated error: 'Wallet' is shown by 'AppDelegate'
        window.rootViewController = router.viewControllable.uiviewController
        self.window = window
        return true
    }
}
