// === the routers themselves
// clean: ..., one of which leaves the delegate alone
// use: ribs-uikit, closing-child Editor, middle-rib Detail Editor, middle-listener Detail Editor
// use: opening-parent Home Detail

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting,
    UINavigationControllerDelegate
{
    // use: router-members Detail Editor

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
//-     viewController.uiviewController.navigationController?.delegate = self
//-     //                                                    ^^^^^^^^ navigation_delegate_overwritten: 'DetailRouter' replaces the delegate that 'HomeRouter' has set on the same navigation controller, which no longer notifies it of pops.
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    // use: detach-popping Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting,
    UINavigationControllerDelegate
{
    // use: router-members Home Detail

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = self
    }

    // use: pushing Detail
}

// === objects that the interactors create, and a view between
// clean: ..., of which the upper one assigns its own again
// use: ribs-uikit, closing-child Editor, middle-rib Detail Editor, opening-parent Home Detail

final class PopObserver: NSObject, UINavigationControllerDelegate {}

protocol Observing {
    var popObserver: PopObserver { get }
}

extension DetailComponent: EditorDependency {}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailInteractable, DetailPresentableListener,
    Observing
{
    weak var router: DetailRouting?
    weak var listener: DetailListener?
    let popObserver = PopObserver()

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachEditor() }

    func close() { listener?.detailDidClose() }

    func editorDidClose() { router?.detachEditor() }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewControllable>, DetailRouting {
    private let editorBuilder: EditorBuildable
    private var editor: ViewableRouting?

    init(interactor: DetailInteractor, viewController: DetailViewControllable, editorBuilder: EditorBuildable) {
        self.editorBuilder = editorBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let navigation = viewController.uiviewController.navigationController
        navigation?.setNavigationBarHidden(false, animated: false)
        viewController.uiviewController.navigationController?.delegate = interactor.popObserver
//-     //                                                    ^^^^^^^^ navigation_delegate_overwritten
    }

    // use: pushing Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private let observer = PopObserver()

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = observer
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.navigationController?.popViewController(animated: true)
//+     viewController.uiviewController.navigationController?.delegate = observer
        detachChild(router)
        detail = nil
    }
}

// === one object that both routers get
// use: ribs-uikit, closing-child Editor, middle-rib Detail Editor, middle-listener Detail Editor
// use: opening-parent Home Detail

final class PopObserver: NSObject, UINavigationControllerDelegate {
    static let shared = PopObserver()
}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {
    // use: router-members Detail Editor

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = PopObserver.shared
    }

    // use: pushing Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = PopObserver.shared
    }

    // use: pushing Detail
}

// === the delegates of two navigation controllers
// use: ribs-uikit, closing-child Editor, middle-rib Detail Editor, middle-listener Detail Editor
// use: opening-parent Home Detail

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting,
    UINavigationControllerDelegate
{
    // use: router-members Detail Editor

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = self
    }

    // use: pushing Editor
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting,
    UINavigationControllerDelegate
{
    // use: router-members Home Detail

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Detail
}
