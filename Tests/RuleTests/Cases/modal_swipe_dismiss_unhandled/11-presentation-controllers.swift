// === the presentation controller in a local
// clean: ..., gets a delegate that detaches
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var router: HomeRouter?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        router?.detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let proxy = SheetProxy()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        proxy.router = self
        let view = detail.viewControllable.uiviewController
        if let sheet = view.sheetPresentationController {
            sheet.prefersGrabberVisible = true
//+         sheet.delegate = proxy
        }
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a closure gets the presentation controller
// clean: ..., and gives it a delegate that detaches
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var router: HomeRouter?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        router?.detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let proxy = SheetProxy()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        proxy.router = self
        let view = detail.viewControllable.uiviewController
//-     view.sheetPresentationController.map { $0.prefersGrabberVisible = true }
//+     view.sheetPresentationController.map { $0.delegate = proxy }
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === the presentation controller in a local gets a delegate that does not detach
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let proxy = SheetProxy()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        let sheet = view.presentationController
        sheet?.delegate = proxy
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === the presenter has a stream of the view's title
// clean: the presenter has a stream of the view's disappearance
// use: ribs-rx-uikit, child-rib Detail, opening-parent Home Detail

import RxCocoa

extension Reactive where Base: UIViewController {
    var disappearances: ControlEvent<Void> {
        ControlEvent(events: methodInvoked(#selector(Base.viewDidDisappear)).map { _ in })
    }

    var titles: ControlEvent<Void> { ControlEvent(events: methodInvoked(#selector(setter: Base.title)).map { _ in }) }
}

protocol ClosingPresentable: DetailPresentable {
    var closings: Observable<Void> { get }
}

final class DetailViewController: UIViewController, ClosingPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

//- var closings: Observable<Void> { rx.titles.asObservable() }
//+ var closings: Observable<Void> { rx.disappearances.asObservable() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === the delegate's code in an extension of UIKit's protocol does nothing
// clean: the delegate's code in an extension of UIKit's protocol, and the interactor's in one of the project's
// use: ribs-uikit, opening-parent Home Detail

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

protocol Closing: AnyObject {}

extension Closing where Self: DetailInteractor {
    func didTapClose() { listener?.detailDidClose() }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener, Closing {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        viewController.presentationController?.delegate = viewController
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

extension UIAdaptivePresentationControllerDelegate where Self: DetailViewController {
    func reportDismissal() {
//+     listener?.didTapClose()
    }
}

extension DetailViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { reportDismissal() }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
