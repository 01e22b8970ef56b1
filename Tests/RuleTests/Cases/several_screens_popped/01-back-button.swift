// === a view that notifies as it disappears, below another
// clean: ..., that notifies as it loses its parent
// use: ribs-uikit, child-rib Editor, popped-view Editor, middle-parts Detail Editor, opening-parent Home Detail
// use: middle-listener Detail Editor

final class DetailViewController: UIViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

//- override func viewDidDisappear(_ animated: Bool) {
//-     super.viewDidDisappear(animated)
//-     if isMovingFromParent { listener?.close() }
    //                                    ^^^^^ several_screens_popped warning: A long press on the back button removes 'Detail' below 'Editor' without 'viewDidDisappear', so 'Detail' stays attached.
    //                                    ????? didMove(toParent:)
//+ override func didMove(toParent parent: UIViewController?) {
//+     super.didMove(toParent: parent)
//+     if parent == nil { listener?.close() }
    }
}

extension DetailPresentableListener {
    func close() { (self as? DetailInteractor)?.close() }
}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {
    // use: router-members Detail Editor

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ~~~~~~~~~~~~~~~~~~ 'Editor' is pushed onto it here
    }

    func detachEditor() {
        guard let router = editor else { return }
        detachChild(router)
        editor = nil
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing-only Detail
}

// === a view on top that hides the navigation bar
// use: ribs-uikit, child-rib Editor, middle-parts Detail Editor, opening-parent Home Detail
// use: middle-listener Detail Editor

final class EditorViewController: UIViewController, EditorPresentable, ViewControllable {
    weak var listener: EditorPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
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

// === a view on top that hides the bar's view
// use: ribs-uikit, child-rib Editor, middle-parts Detail Editor, opening-parent Home Detail
// use: middle-listener Detail Editor

final class EditorViewController: UIViewController, EditorPresentable, ViewControllable {
    weak var listener: EditorPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.isHidden = true
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

// === a view on top that has a button of its own
// use: ribs-uikit, child-rib Editor, middle-parts Detail Editor, opening-parent Home Detail
// use: middle-listener Detail Editor

final class EditorViewController: UIViewController, EditorPresentable, ViewControllable {
    weak var listener: EditorPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem()
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

// === a view on top that is presented
// use: ribs-uikit, child-rib Editor, popped-view Editor, middle-parts Detail Editor, opening-parent Home Detail
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

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing-only Detail
}
