// === a host activates a RIB, but does not load its router
// clean: a host activates and loads a RIB
// use: ribs-uikit

protocol DetailBuildable: Buildable {
    func build() -> ViewableRouting
}

final class DetailInteractor: Interactor {}

final class DetailHost {
    private let builder: DetailBuildable
    private var router: ViewableRouting?

    init(builder: DetailBuildable) { self.builder = builder }

    func show(on window: UIWindow) {
        let router = builder.build()
        self.router = router
        router.interactable.activate()
        //                  ^^^^^^^^ manual_lifecycle_call: activates the interactor of 'router' in 'show(on:)', but never
//+     router.load()
        window.rootViewController = router.viewControllable.uiviewController
    }

    func close() {
        router?.interactable.deactivate()
        router = nil
    }
}

// === a host loads a router, but does not activate its interactor
// clean: a host loads a router and activates its interactor, elsewhere
// use: ribs-uikit

protocol DetailBuildable: Buildable {
    func build() -> ViewableRouting
}

final class DetailInteractor: Interactor {}

final class DetailHost {
    private let builder: DetailBuildable
    private lazy var router = builder.build()

    init(builder: DetailBuildable) { self.builder = builder }

    func prepare() {
        router.load()
        //     ^^^^ manual_lifecycle_call: 'DetailHost' loads 'router' in 'prepare()', but never activates its interactor
    }
//+
//+ func show() {
//+     router.interactable.activate()
//+ }
}

// === a view hosts the router of another RIB
// use: ribs-uikit

protocol HomePresentable: Presentable {}
protocol HomeViewControllable: ViewControllable {}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    var detail: Routing?

    override func viewDidLoad() {
        super.viewDidLoad()
        detail?.load()
        //      ^^^^ manual_lifecycle_call: 'HomeViewController' loads 'detail' in 'viewDidLoad()', but never activates
    }
}

// === observers of a property of a host
// use: ribs

final class DetailInteractor: Interactor {}

final class Coordinator {
    var router: (any ViewableRouting)? {
        willSet { router?.interactable.deactivate() }
        didSet {
            router?.load()
            router?.interactable.activate()
        }
    }
}

// === a host whose function gets the router
// use: ribs

final class DetailInteractor: Interactor {}

final class Attachment {
    private var current: Routing?

    func mimic(router: Routing) {
        current?.interactable.deactivate()
        current = router
        router.load()
        router.interactable.activate()
    }
}

// === two RIBs of a host, of which one is only loaded
// use: ribs

final class DetailInteractor: Interactor {}

final class Attachment {
    private let first: Routing
    private let second: Routing

    init(first: Routing, second: Routing) {
        (self.first, self.second) = (first, second)
    }

    func start() {
        first.load()
        second.load()
        //     ^^^^ manual_lifecycle_call: 'Attachment' loads 'second' in 'start()', but never activates its interactor
        first.interactable.activate()
    }
}

// === a host of the app's root
// use: ribs-uikit

final class DetailInteractor: Interactor {}

final class AppHost {
    private var root: LaunchRouting?

    func start(_ root: LaunchRouting, in window: UIWindow) {
        self.root = root
        root.launch(from: window)
    }
}

// === a router that nothing keeps is another violation
// use: ribs

final class DetailComponent: Component<EmptyDependency> {}
final class DetailRouter: Router<Interactor> {}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> DetailRouter {
        _ = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor())
    }
}

final class AppHost {
    private let builder: DetailBuilder

    init(builder: DetailBuilder) { self.builder = builder }

    func start() {
        let router = builder.build()
        router.load()
    }
}
