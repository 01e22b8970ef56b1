// === an overload for an event of code that is not there
// use: ribs-uikit, closing-child Editor

enum IntroEvent { case done }

protocol IntroListener: AnyObject {
    func handle(_ event: IntroEvent)
}

protocol IntroPresentableListener: AnyObject {
    func didTapClose()
}

protocol IntroPresentable: Presentable {
    var listener: IntroPresentableListener? { get set }
}

final class IntroViewController: UIViewController, IntroPresentable, ViewControllable {
    weak var listener: IntroPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class IntroInteractor: PresentableInteractor<IntroPresentable>, IntroPresentableListener {
    weak var listener: IntroListener?

    override init(presenter: IntroPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() { listener?.handle(.done) }
}

final class IntroRouter: ViewableRouter<Interactable, ViewControllable> {}

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
        return IntroRouter(interactor: interactor, viewController: viewController)
    }
}

// use: two-children Home Intro Editor

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Intro

    func handle(_ event: LoginEvent) {
        router?.attachEditor()
    }

    func handle(_ event: IntroEvent) {
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
