// === a stack that only keeps the router's view, and one of two children detached
// clean: ..., both
// use: ribs-uikit, closing-child Editor, closing-child Photo

protocol HomeRouting: ViewableRouting {
    func attachEditor()
    func attachPhoto()
    func showStart()
}

protocol HomeInteractable: Interactable, EditorListener, PhotoListener {
    var router: HomeRouting? { get set }
}

protocol HomePresentableListener: AnyObject {
    func didTapEdit()
    func didTapPhoto()
    func didTapStart()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapEdit() { router?.attachEditor() }
    func didTapPhoto() { router?.attachPhoto() }
    func didTapStart() { router?.showStart() }
    func editorDidClose() { router?.showStart() }
    func photoDidClose() { router?.showStart() }
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func editTapped() { listener?.didTapEdit() }
    @objc func photoTapped() { listener?.didTapPhoto() }
    @objc func startTapped() { listener?.didTapStart() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let editorBuilder: EditorBuildable
    private let photoBuilder: PhotoBuildable
    private var editor: ViewableRouting?
    private var photo: ViewableRouting?

    init(interactor: HomeInteractable, viewController: ViewControllable, editorBuilder: EditorBuildable, photoBuilder: PhotoBuildable) {
        self.editorBuilder = editorBuilder
        self.photoBuilder = photoBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.navigationController?.pushViewController(router.viewControllable.uiviewController, animated: true)
    }

    func attachPhoto() {
        guard photo == nil else { return }
        let router = photoBuilder.build(withListener: interactor)
        photo = router
        attachChild(router)
        viewController.uiviewController.navigationController?.pushViewController(router.viewControllable.uiviewController, animated: true)
        //                                                    ~~~~~~~~~~~~~~~~~~ 'Photo' is pushed here
    }

    func showStart() {
        viewController.uiviewController.navigationController?.setViewControllers([viewController.uiviewController], animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ several_screens_popped warning: The call of 'setViewControllers' removes 'Photo' as well, but only another child is detached.
        //                                                    ?????????????????? Detach 'Photo' there, too.
        detachEditor()
//+     detachPhoto()
    }

    private func detachEditor() {
        guard let router = editor else { return }
        detachChild(router)
    //  ~~~~~~~~~~~ this detaches another child
        editor = nil
    }

    private func detachPhoto() {
        guard let router = photo else { return }
        detachChild(router)
        photo = nil
    }

    func close() { detachPhoto() }
}

// === a stack with a view of another object
// use: ribs-uikit, closing-child Editor, closing-child Photo

protocol HomeRouting: ViewableRouting {
    func attachEditor()
    func attachPhoto()
    func showStart()
}

protocol HomeInteractable: Interactable, EditorListener, PhotoListener {
    var router: HomeRouting? { get set }
}

protocol HomePresentableListener: AnyObject {
    func didTapEdit()
    func didTapPhoto()
    func didTapStart()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapEdit() { router?.attachEditor() }
    func didTapPhoto() { router?.attachPhoto() }
    func didTapStart() { router?.showStart() }
    func editorDidClose() { router?.showStart() }
    func photoDidClose() { router?.showStart() }
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func editTapped() { listener?.didTapEdit() }
    @objc func photoTapped() { listener?.didTapPhoto() }
    @objc func startTapped() { listener?.didTapStart() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let editorBuilder: EditorBuildable
    private let photoBuilder: PhotoBuildable
    private var editor: ViewableRouting?
    private var photo: ViewableRouting?

    init(interactor: HomeInteractable, viewController: ViewControllable, editorBuilder: EditorBuildable, photoBuilder: PhotoBuildable) {
        self.editorBuilder = editorBuilder
        self.photoBuilder = photoBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        viewController.uiviewController.navigationController?.pushViewController(router.viewControllable.uiviewController, animated: true)
    }

    func attachPhoto() {
        guard photo == nil else { return }
        let router = photoBuilder.build(withListener: interactor)
        photo = router
        attachChild(router)
        viewController.uiviewController.navigationController?.pushViewController(router.viewControllable.uiviewController, animated: true)
    }

    func showStart() {
        viewController.uiviewController.navigationController?.setViewControllers([viewController.uiviewController, UIViewController()], animated: true)
        detachEditor()
    }

    private func detachEditor() {
        guard let router = editor else { return }
        detachChild(router)
        editor = nil
    }

    private func detachPhoto() {
        guard let router = photo else { return }
        detachChild(router)
        photo = nil
    }

    func close() { detachPhoto() }
}
