// === by a function that switches over the case that a call passes
// clean: ..., and the child on top is detached first
// use: ribs-uikit, closing-child Intro, closing-child Editor

protocol HomeViewControllable: ViewControllable {}

enum HomeRequest {
    case open, close, edit, endEditing
}

protocol HomeRouting: ViewableRouting {
    func handle(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, IntroListener, EditorListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.handle(.open) }

    func introDidClose() {
//+     router?.handle(.close)
        router?.handle(.edit)
    }

    func editorDidClose() {
        router?.handle(.close)
        router?.handle(.endEditing)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: two-children-router Home Intro Editor

    func handle(_ request: HomeRequest) {
        switch request {
        case .open: attachIntro()
        case .close: detachIntro()
        case .edit: attachEditor()
        case .endEditing: detachEditor()
        }
    }

    private func attachIntro() {
        guard intro == nil else { return }
        let router = introBuilder.build(withListener: interactor)
        intro = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        //                              ~~~~~~~ 'Intro' is presented here
    }

    private func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ present_while_presenting
    }
}

// === the child's router has its view dismissed before the child notifies
// clean
// use: ribs-uikit, closing-child Editor, two-children Home Intro Editor

protocol IntroListener: AnyObject {
    func introDidClose()
}

protocol IntroRouting: ViewableRouting {
    func leave()
}

protocol IntroPresentableListener: AnyObject {
    func didTapClose()
}

protocol IntroPresentable: Presentable {
    var listener: IntroPresentableListener? { get set }
}

protocol IntroViewControllable: ViewControllable {
    func dismiss(_ isAnimated: Bool)
}

final class IntroViewController: UIViewController, IntroPresentable, IntroViewControllable {
    weak var listener: IntroPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    func dismiss(_ isAnimated: Bool) { dismiss(animated: isAnimated) }
}

final class IntroInteractor: PresentableInteractor<IntroPresentable>, IntroPresentableListener {
    weak var router: IntroRouting?
    weak var listener: IntroListener?

    override init(presenter: IntroPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() {
        router?.leave()
        listener?.introDidClose()
    }
}

final class IntroRouter: ViewableRouter<IntroInteractor, IntroViewControllable>, IntroRouting {
    func leave() { viewController.dismiss(false) }
}

protocol IntroBuildable: Buildable {
    func build(withListener listener: IntroListener) -> ViewableRouting
}

final class IntroComponent: Component<EmptyDependency> {}

final class IntroBuilder: Builder<EmptyDependency>, IntroBuildable {
    func build(withListener listener: IntroListener) -> ViewableRouting {
        _ = IntroComponent(dependency: dependency)
        let viewController = IntroViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = IntroInteractor(presenter: viewController)
        interactor.listener = listener
        let router = IntroRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        return router
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
