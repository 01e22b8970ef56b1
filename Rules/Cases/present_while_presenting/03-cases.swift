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
