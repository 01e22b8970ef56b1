// === only a local refers to the router
// clean: a property keeps the router
// use: ribs-uikit

final class RootInteractor: Interactor {}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
//+ private var root: LaunchRouting?

    func show(_ builder: RootBuildable, in window: UIWindow) {
        let router = builder.build()
        //                   ~~~~~ it is created here
        router.launch(from: window)
        //     ^^^^^^ launch_router_not_retained: 'LaunchRouting' is released when 'show(_:in:)' returns
//+     root = router
    }
}

// === launched in place, and another local for the same router
// clean: launched by the property
// use: ribs-uikit

final class RootInteractor: Interactor {}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var root: LaunchRouting?

    func show(_ builder: RootBuildable, in window: UIWindow) {
//-     builder.build().launch(from: window)
        //              ^^^^^^ launch_router_not_retained
//+     root = builder.build()
//+     root?.launch(from: window)
    }
}

// === look-alikes: passed, returned, captured, stored under another name, a tuple, a function of the delegate
// use: ribs-uikit

final class RootInteractor: Interactor {}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
    func buildAll() -> (router: LaunchRouting, handler: AnyObject)
}

final class Keeper {
    private var routers: [LaunchRouting] = []
    private var closures: [() -> Void] = []

    func keep(_ router: LaunchRouting) { routers.append(router) }
    func keep(_ closure: @escaping () -> Void) { closures.append(closure) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let keeper = Keeper()
    private var root: LaunchRouting?
    private var handler: AnyObject?

    func passed(_ builder: RootBuildable, in window: UIWindow) {
        let router = builder.build()
        keeper.keep(router)
        router.launch(from: window)
    }

    func returned(_ builder: RootBuildable, in window: UIWindow) -> LaunchRouting {
        let router = builder.build()
        router.launch(from: window)
        return router
    }

    func captured(_ builder: RootBuildable, in window: UIWindow) {
        let router = builder.build()
        router.launch(from: window)
        keeper.keep { router.interactable.deactivate() }
    }

    func renamed(_ builder: RootBuildable, in window: UIWindow) {
        let router = builder.build()
        let kept = router
        router.launch(from: window)
        root = kept
    }

    func tuple(_ builder: RootBuildable, in window: UIWindow) {
        let all = builder.buildAll()
        (root, handler) = (all.router, all.handler)
        all.router.launch(from: window)
    }

    func destructured(_ builder: RootBuildable, in window: UIWindow) {
        let (router, handler) = builder.buildAll()
        (root, self.handler) = (router, handler)
        router.launch(from: window)
    }

    func own(_ builder: RootBuildable, in window: UIWindow) {
        makeRouter(builder).launch(from: window)
    }

    private func makeRouter(_ builder: RootBuildable) -> LaunchRouting {
        let router = builder.build()
        root = router
        return router
    }
}

// === launched by the method of early versions of RIBs
// clean: ..., and kept by a property
// use: ribs-uikit

final class RootInteractor: Interactor {}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
//+ private var root: LaunchRouting?

    func show(_ builder: RootBuildable, in window: UIWindow) {
        let router = builder.build()
        router.launchFromWindow(window)
        //     ^^^^^^^^^^^^^^^^ launch_router_not_retained
//+     root = router
    }
}
