// === a tab bar of an app without RIBs shows the view of one
// clean: ..., and keeps and activates it
// use: ribs-uikit, dependency Profile, component Profile, viewable-rib Profile, viewable-builder Profile

final class MainTabBarController: UITabBarController, ProfileListener {
    private lazy var profileBuilder = ProfileBuilder(dependency: EmptyComponent())
//+ private var profile: ViewableRouting?

    override func viewDidLoad() {
        super.viewDidLoad()
        let profile = profileBuilder.build(withListener: self)
        //                           ^^^^^ child_built_not_attached error: 'MainTabBarController' shows the view of 'Profile'
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
