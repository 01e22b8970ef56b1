// === upon the event of a presented child
// clean: ..., after that child is detached
// use: ribs-uikit, closing-child Intro, closing-child Editor, two-children Home Intro Editor

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Intro

    func introDidClose() {
//+     router?.detachIntro()
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
        //                              ~~~~~~~ 'Intro' is presented here
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ present_while_presenting: 'Editor' is presented on a controller that still presents 'Intro', so UIKit ignores it: 'Editor' stays attached and is never seen.
    }
}

// === in a navigation controller, by a function of the view
// clean: ..., on the view of the child that is presented
// use: ribs-uikit, closing-child Intro, closing-child Editor, two-children Home Intro Editor

extension ViewControllable {
    func show(_ other: ViewControllable) {
        let navigation = UINavigationController(rootViewController: other.uiviewController)
        navigation.modalPresentationStyle = .fullScreen
        uiviewController.present(navigation, animated: true)
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
//-     viewController.show(router.viewControllable)
    //                 ^^^^ present_while_presenting
//+     intro?.viewControllable.show(router.viewControllable)
    }
}

// === on a path that the other child's detachment is not on
// clean: ..., or is on, too
// use: ribs-uikit, closing-child Intro, closing-child Editor, two-children Home Intro Editor

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Intro

    private var isFirst = true

    func introDidClose() {
        if isFirst {
            isFirst = false
//+         router?.detachIntro()
        } else {
            router?.detachIntro()
        }
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
        //                              ^^^^^^^ present_while_presenting
    }
}

// === upon the event of a child that was pushed onto a presented one
// clean: ..., which is detached first
// use: ribs-uikit, closing-child Intro, closing-child Page, closing-child Editor

protocol HomeViewControllable: ViewControllable {}

protocol HomeRouting: ViewableRouting {
    func attachIntro()
    func detachIntro()
    func attachPage()
    func detachPage()
    func attachEditor()
    func detachEditor()
}

protocol HomeInteractable: Interactable, IntroListener, PageListener, EditorListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachIntro()
    }

    func introDidClose() {
        router?.attachPage()
    }

    func pageDidClose() {
        router?.detachPage()
//+     router?.detachIntro()
        router?.attachEditor()
    }

    func editorDidClose() {
        router?.detachIntro()
        router?.detachEditor()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let introBuilder: IntroBuildable
    private let pageBuilder: PageBuildable
    private let editorBuilder: EditorBuildable
    private var intro: ViewableRouting?
    private var page: ViewableRouting?
    private var editor: ViewableRouting?
    private var navigation: UINavigationController?

    init(
        interactor: HomeInteractable, viewController: HomeViewControllable, introBuilder: IntroBuildable,
        pageBuilder: PageBuildable, editorBuilder: EditorBuildable
    ) {
        self.introBuilder = introBuilder
        self.pageBuilder = pageBuilder
        self.editorBuilder = editorBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachIntro() {
        guard intro == nil else { return }
        let router = introBuilder.build(withListener: interactor)
        intro = router
        attachChild(router)
        let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        navigation.modalPresentationStyle = .fullScreen
        self.navigation = navigation
        viewController.uiviewController.present(navigation, animated: true)
    }

    func detachIntro() {
        guard let router = intro else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        intro = nil
        navigation = nil
    }

    func attachPage() {
        guard page == nil else { return }
        let router = pageBuilder.build(withListener: interactor)
        page = router
        attachChild(router)
        navigation?.pushViewController(router.viewControllable.uiviewController, animated: true)
    }

    func detachPage() {
        guard let router = page else { return }
        detachChild(router)
        page = nil
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ present_while_presenting
    }

    func detachEditor() {
        guard let router = editor else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        editor = nil
    }
}
