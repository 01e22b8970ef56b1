// === a view without a back button in a tab
// clean: ..., which cannot be selected again
// use: ribs-uikit, child-rib Editor, middle-parts Detail Editor, opening-parent Home Detail
// use: middle-listener Detail Editor

final class EditorViewController: UIViewController, EditorPresentable, ViewControllable {
    weak var listener: EditorPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem()
    }
}

final class DetailViewController: UIViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.close() }
        //                                ^^^^^ several_screens_popped warning: A tap on the selected tab removes 'Detail' below 'Editor' without 'viewDidDisappear', so 'Detail' stays attached.
        //                                ????? didMove(toParent:)
    }
}

extension DetailPresentableListener {
    func close() { (self as? DetailInteractor)?.close() }
}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {
    // use: router-members Detail Editor

    // use: pushing-only Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing-only Detail
}

final class HomeComponent: Component<EmptyDependency>, EmptyDependency {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController)
        return HomeRouter(
            interactor: interactor, viewController: viewController, detailBuilder: DetailBuilder(dependency: component))
    }
}

final class TabsViewController: UITabBarController, ViewControllable, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.tintColor = .white
    }
//+
//+ func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
//+     viewController !== selectedViewController
//+ }
}

final class TabsRouter: LaunchRouter<Interactable, TabsViewController> {
    private let homeBuilder: HomeBuilder
    private var home: ViewableRouting?

    init(interactor: Interactable, viewController: TabsViewController, homeBuilder: HomeBuilder) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        let home = homeBuilder.build()
        self.home = home
        attachChild(home)
        let navigation = UINavigationController(rootViewController: home.viewControllable.uiviewController)
        viewController.setViewControllers([navigation], animated: false)
    }
}

// === a view that hides the tab bar
// use: ribs-uikit, child-rib Editor, middle-parts Detail Editor, opening-parent Home Detail
// use: middle-listener Detail Editor

final class EditorViewController: UIViewController, EditorPresentable, ViewControllable {
    weak var listener: EditorPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem()
        hidesBottomBarWhenPushed = true
    }
}

final class DetailViewController: UIViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.close() }
    }
}

extension DetailPresentableListener {
    func close() { (self as? DetailInteractor)?.close() }
}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {
    // use: router-members Detail Editor

    // use: pushing-only Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing-only Detail
}

final class HomeComponent: Component<EmptyDependency>, EmptyDependency {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController)
        return HomeRouter(
            interactor: interactor, viewController: viewController, detailBuilder: DetailBuilder(dependency: component))
    }
}

final class TabsViewController: UITabBarController, ViewControllable, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.tintColor = .white
    }
}

final class TabsRouter: LaunchRouter<Interactable, TabsViewController> {
    private let homeBuilder: HomeBuilder
    private var home: ViewableRouting?

    init(interactor: Interactable, viewController: TabsViewController, homeBuilder: HomeBuilder) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        let home = homeBuilder.build()
        self.home = home
        attachChild(home)
        let navigation = UINavigationController(rootViewController: home.viewControllable.uiviewController)
        viewController.setViewControllers([navigation], animated: false)
    }
}
