// === a view on top whose end detaches both
// use: ribs-uikit, child-rib Editor, popped-view Editor, middle-parts Detail Editor, opening-parent Home Detail

extension DetailComponent: EditorDependency {}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailInteractable, DetailPresentableListener {
    // use: middle-interactor Detail Editor

    func close() { listener?.detailDidClose() }

    func editorDidClose() {
        router?.detachEditor()
        listener?.detailDidClose()
    }
}

final class DetailViewController: UIViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.close() }
    }
}

extension DetailPresentableListener {
    func close() { (self as? DetailInteractor)?.close() }
}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {
    // use: router-members Detail Editor

    // use: pushing-only Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing-only Detail
}

// === a pushing view that notifies as it appears again
// use: ribs-uikit, child-rib Editor, popped-view Editor, middle-parts Detail Editor, appearing-parent Home Detail
// use: middle-listener Detail Editor

final class DetailViewController: UIViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.close() }
    }
}

extension DetailPresentableListener {
    func close() { (self as? DetailInteractor)?.close() }
}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {
    // use: router-members Detail Editor

    // use: pushing-only Editor
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }

    func didAppear() { router?.detachDetail() }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    func settle() {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        listener?.didAppear()
        //        ^^^^^^^^^ pop_detection_without_removal_check
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing-only Detail
}

// === a return to the view below a child
// use: ribs-uikit, closing-child Editor, closing-child Photo

protocol HomeRouting: ViewableRouting {
    func attachEditor()
    func attachPhoto()
    func detachEditor()
    func detachPhoto()
}

protocol HomeInteractable: Interactable, EditorListener, PhotoListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    func didTapEdit() { router?.attachEditor() }
    func didTapPhoto() { router?.attachPhoto() }
    func editorDidClose() { router?.detachEditor() }
    func photoDidClose() { router?.detachPhoto() }
}

final class HomeViewController: UIViewController, ViewControllable {
    func push(_ view: ViewControllable) {
        navigationController?.pushViewController(view.uiviewController, animated: true)
    }

    func popBelow(_ view: ViewControllable) {
        guard let views = navigationController?.viewControllers, let index = views.firstIndex(of: view.uiviewController), index > 0
        else { return }
        navigationController?.popToViewController(views[index - 1], animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewController>, HomeRouting {
    private let editorBuilder: EditorBuilder
    private let photoBuilder: PhotoBuilder
    private var editor: ViewableRouting?
    private var photo: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewController, editorBuilder: EditorBuilder, photoBuilder: PhotoBuilder) {
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
        viewController.push(router.viewControllable)
    }

    func attachPhoto() {
        guard photo == nil else { return }
        let router = photoBuilder.build(withListener: interactor)
        photo = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachEditor() {
        guard let router = editor else { return }
        viewController.popBelow(router.viewControllable)
        detachChild(router)
        editor = nil
    }

    func detachPhoto() {
        guard let router = photo else { return }
        viewController.popBelow(router.viewControllable)
        detachChild(router)
        photo = nil
    }
}
