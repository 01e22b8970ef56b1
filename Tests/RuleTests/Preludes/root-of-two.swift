// use: root-of-two Name Other
// A RIB that shows one of two children as the root of the window.

protocol RootInteractable: Interactable, __Name__Listener, __Other__Listener {
    var router: RootRouting? { get set }
}

protocol RootRouting: ViewableRouting {
    func show__Name__()
    func show__Other__()
}

final class RootInteractor: Interactor, RootInteractable {
    weak var router: RootRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.show__Other__()
    }

    func __other__DidClose() { router?.show__Name__() }
    func __name__DidClose() { router?.show__Other__() }
}

final class RootRouter: LaunchRouter<RootInteractable, ViewControllable>, RootRouting {
    private let window: UIWindow
    private let __name__Builder: __Name__Buildable
    private let __other__Builder: __Other__Buildable
    private var child: ViewableRouting?

    init(
        interactor: RootInteractable, viewController: ViewControllable, window: UIWindow,
        __name__Builder: __Name__Buildable, __other__Builder: __Other__Buildable
    ) {
        self.window = window
        self.__name__Builder = __name__Builder
        self.__other__Builder = __other__Builder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func show__Name__() { show(__name__Builder.build(withListener: interactor)) }

    func show__Other__() { show(__other__Builder.build(withListener: interactor)) }

    private func show(_ router: ViewableRouting) {
        if let child { detachChild(child) }
        child = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
    }
}
