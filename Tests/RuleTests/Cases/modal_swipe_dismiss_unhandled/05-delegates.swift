// === a delegate that forwards to the interactor
// clean: ..., which detaches the child
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol PresentationProxyDelegate: AnyObject {
    func presentationDidDismiss()
}

final class PresentationProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var delegate: PresentationProxyDelegate?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.presentationDidDismiss()
    }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
    var presentationProxy: PresentationProxy { get }
}

final class HomeInteractor: Interactor, HomeInteractable, PresentationProxyDelegate {
    weak var router: HomeRouting?
    let presentationProxy = PresentationProxy()

    override init() {
        super.init()
        presentationProxy.delegate = self
    }

    @objc func open() { router?.attachDetail() }

    func detailDidClose() { router?.detachDetail() }

    func presentationDidDismiss() {
//+     router?.detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        view.presentationController?.delegate = interactor.presentationProxy
        //                           ~~~~~~~~ this detaches nothing
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    func detachDetail() {
        guard let detail else { return }
        detachChild(detail)
        self.detail = nil
    }
}

// === a delegate that forwards to a property that nothing sets
// clean: ..., but the interactor
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol PresentationProxyDelegate: AnyObject {
    func presentationDidDismiss()
}

final class PresentationProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var delegate: PresentationProxyDelegate?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.presentationDidDismiss()
    }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
    var presentationProxy: PresentationProxy { get }
}

final class HomeInteractor: Interactor, HomeInteractable, PresentationProxyDelegate {
    weak var router: HomeRouting?
    let presentationProxy = PresentationProxy()

//+ override init() {
//+     super.init()
//+     presentationProxy.delegate = self
//+ }

    @objc func open() { router?.attachDetail() }

    func detailDidClose() { router?.detachDetail() }

    func presentationDidDismiss() {
        router?.detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        view.presentationController?.delegate = interactor.presentationProxy
        //                           ~~~~~~~~ this detaches nothing
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    func detachDetail() {
        guard let detail else { return }
        detachChild(detail)
        self.detail = nil
    }
}

// === a delegate that forwards to a protocol of which nothing is
// clean: ..., but other code gets the delegate
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol PresentationProxyDelegate: AnyObject {
    func presentationDidDismiss()
}

final class PresentationProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var delegate: PresentationProxyDelegate?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.presentationDidDismiss()
    }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
    var presentationProxy: PresentationProxy { get }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    let presentationProxy = PresentationProxy()

//+ override init() {
//+     super.init()
//+     Proxies.shared.add(presentationProxy)
//+ }

    @objc func open() { router?.attachDetail() }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        view.presentationController?.delegate = interactor.presentationProxy
        //                           ~~~~~~~~ this detaches nothing
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    func detachDetail() {
        guard let detail else { return }
        detachChild(detail)
        self.detail = nil
    }
}
