// === the view is dismissed first, by the interactor or the router
// use: ribs-uikit, closing-child Intro, closing-child Editor, two-children Home Intro Editor

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Intro

    func introDidClose() {
        router?.viewControllable.uiviewController.dismiss(animated: false)
        //                                        ^^^^^^^ uikit_in_interactor: HomeInteractor
        router?.attachEditor()
    }

    func editorDidClose() {
        router?.detachIntro()
        router?.detachEditor()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: two-children-router Home Intro Editor

    func attachIntro() {
        guard intro == nil else { return }
        let router = introBuilder.build(withListener: interactor)
        intro = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }
}

// === on the controller that is on top
// use: ribs-uikit, closing-child Intro, closing-child Editor, two-children Home Intro Editor

extension ViewControllable {
    func show(_ other: ViewControllable) {
        var top = uiviewController
        while let next = top.presentedViewController { top = next }
        top.present(other.uiviewController, animated: true)
    }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Intro

    func introDidClose() {
        router?.attachEditor()
    }

    func editorDidClose() {
        router?.detachIntro()
        router?.detachEditor()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: two-children-router Home Intro Editor

    func attachIntro() {
        guard intro == nil else { return }
        let router = introBuilder.build(withListener: interactor)
        intro = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }
}

// === the child of the event is pushed, or both are shown by state
// use: ribs-uikit, closing-child Intro, closing-child Editor, two-children Home Intro Editor

extension ViewControllable {
    func show(_ other: ViewControllable) {
        if let navigation = uiviewController.navigationController {
            navigation.pushViewController(other.uiviewController, animated: true)
        } else {
            uiviewController.present(other.uiviewController, animated: true)
        }
    }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Intro

    func introDidClose() {
        router?.attachEditor()
    }

    func editorDidClose() {
        router?.detachEditor()
        router?.detachIntro()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: two-children-router Home Intro Editor

    func attachIntro() {
        guard intro == nil else { return }
        let router = introBuilder.build(withListener: interactor)
        intro = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }
}

// === the child's event is only sent when it starts
// use: ribs-uikit, closing-child Editor, two-children Home Intro Editor

protocol IntroListener: AnyObject {
    func introDidStart()
    func introDidClose()
}

final class IntroInteractor: Interactor {
    weak var listener: IntroListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        listener?.introDidStart()
    }

    override func willResignActive() {
        super.willResignActive()
        listener?.introDidClose()
    }
}

final class IntroRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol IntroBuildable: Buildable {
    func build(withListener listener: IntroListener) -> ViewableRouting
}

final class IntroComponent: Component<EmptyDependency> {}

final class IntroViewController: UIViewController, ViewControllable {}

final class IntroBuilder: Builder<EmptyDependency>, IntroBuildable {
    func build(withListener listener: IntroListener) -> ViewableRouting {
        _ = IntroComponent(dependency: dependency)
        let viewController = IntroViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = IntroInteractor()
        interactor.listener = listener
        return IntroRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Intro

    func introDidStart() {
        router?.attachEditor()
    }

    func introDidClose() {
        router?.detachIntro()
    }

    func editorDidClose() {
        router?.detachEditor()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: two-children-router Home Intro Editor

    func attachIntro() {
        guard intro == nil else { return }
        let router = introBuilder.build(withListener: interactor)
        intro = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }
}
