// === the second child in a wrapper
// clean: ..., whose presentation has a delegate
// use: ribs-uikit, child-rib Detail, child-rib Editor, label-view Detail, label-view Editor, two-children Home Detail Editor

final class Wrapper: ViewControllable {
    let navigationController: UINavigationController
    var uiviewController: UIViewController { navigationController }

    init(around root: ViewControllable) {
        let navigation = UINavigationController(rootViewController: root.uiviewController)
        navigationController = navigation
    }
}

protocol SheetProxyDelegate: AnyObject {
    func sheetDidClose()
}

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var delegate: SheetProxyDelegate?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.sheetDidClose()
    }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }

    func detailDidClose() {
        router?.detachDetail()
        router?.attachEditor()
    }

    func editorDidClose() { router?.detachEditor() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting, SheetProxyDelegate {
    // use: two-children-router Home Detail Editor

    private let proxy = SheetProxy()

    override func didLoad() {
        super.didLoad()
        proxy.delegate = self
    }

    func sheetDidClose() {
        detachDetail()
        detachEditor()
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let wrapper = Wrapper(around: router.viewControllable)
        wrapper.navigationController.presentationController?.delegate = proxy
        viewController.uiviewController.present(wrapper.uiviewController, animated: true)
    }

    func attachEditor() {
        guard editor == nil else { return }
        let router = editorBuilder.build(withListener: interactor)
        editor = router
        attachChild(router)
        let wrapper = Wrapper(around: router.viewControllable)
//+     wrapper.navigationController.presentationController?.delegate = proxy
        viewController.uiviewController.present(wrapper.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled: presents 'Editor' as a sheet
    }
}
