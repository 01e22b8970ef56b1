// === a name of a tuple
// clean: ..., and a property keeps it
// use: ribs-uikit

final class RootInteractor: Interactor {}

protocol RootBuildable: Buildable {
    func build() -> (launchRouter: LaunchRouting, handler: AnyObject)
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
//+ private var root: LaunchRouting?
    private var handler: AnyObject?

    func show(_ builder: RootBuildable, in window: UIWindow) {
        let (router, handler) = builder.build()
        //                              ~~~~~ it is created here
        router.launch(from: window)
        //     ^^^^^^ launch_router_not_retained: 'LaunchRouting' is released when 'show(_:in:)' returns
        self.handler = handler
//+     root = router
    }
}

// === a member of what is built, in place and by a local
// clean: ..., and a property keeps it
// use: ribs-uikit

final class RootInteractor: Interactor {}

struct Built {
    let launchRouter: LaunchRouting
    let handler: AnyObject
}

protocol RootBuildable: Buildable {
    func build() -> (launchRouter: LaunchRouting, handler: AnyObject)
    func buildAll() -> Built
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
//+ private var root: LaunchRouting?
    private var handler: AnyObject?

    func show(_ builder: RootBuildable, in window: UIWindow) {
        let result = builder.build()
        result.launchRouter.launch(from: window)
        //                  ^^^^^^ launch_router_not_retained
        handler = result.handler
//+     root = result.launchRouter
    }

    func showOther(_ builder: RootBuildable, in window: UIWindow) {
        let result = builder.build()
        let router = result.launchRouter
        handler = result.handler
//+     root = router
        router.launch(from: window)
        //     ^^^^^^ launch_router_not_retained
    }
}

// === look-alikes: the tuple is kept, the part is read again, what is built keeps its router
// use: ribs-uikit

final class RootInteractor: Interactor {}

final class Flow {
    let launchRouter: LaunchRouting
    init(_ router: LaunchRouting) { launchRouter = router }
}

protocol RootBuildable: Buildable {
    func build() -> (launchRouter: LaunchRouting, handler: AnyObject)
    func buildFlow() -> Flow
}

final class Viewer {
    private let router: Routing
    init(rootRouter: Routing) { router = rootRouter }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var root: LaunchRouting?
    private var all: (launchRouter: LaunchRouting, handler: AnyObject)?
    private var viewer: Viewer?
    private var flow: Flow?

    func keepAll(_ builder: RootBuildable, in window: UIWindow) {
        let result = builder.build()
        result.launchRouter.launch(from: window)
        all = result
    }

    func readAgain(_ builder: RootBuildable, in window: UIWindow) {
        let result = builder.build()
        let router = result.launchRouter
        router.launch(from: window)
        root = result.launchRouter
    }

    func passOn(_ builder: RootBuildable, in window: UIWindow) {
        let (router, _) = builder.build()
        router.launch(from: window)
        viewer = Viewer(rootRouter: router)
    }

    func keepFlow(_ builder: RootBuildable, in window: UIWindow) {
        let flow = builder.buildFlow()
        self.flow = flow
        flow.launchRouter.launch(from: window)
    }
}
