// === a view that hears of its disappearance and does nothing
// clean: ..., or only stops
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
//-     super.viewDidDisappear(animated)
//+     fatalError()
    }
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

// === a proxy of the interactor that tells nobody
// clean: ... that is not analyzed
// use: ribs-uikit, child-rib Detail, label-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
    var proxy: SheetProxy { get }
}

protocol HomeViewControllable: ViewControllable {}

protocol SheetProxyDelegate: AnyObject {
    func sheetDidClose()
}

final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var delegate: SheetProxyDelegate?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.sheetDidClose()
    }
}

final class SheetInteractor: Interactor, SheetProxyDelegate {
    func sheetDidClose() {}
}

//-final class HomeInteractor: Interactor, HomeInteractable {
//- weak var router: HomeRouting?
//- let proxy = SheetProxy()
//-
//- override func didBecomeActive() {
//-     super.didBecomeActive()
//-     router?.attachDetail()
//- }
//-
//- func detailDidClose() { router?.detachDetail() }
//-}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.presentationController?.delegate = interactor.proxy
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a stream of the view that an extension declares and that tells of something else
// clean: a stream of the view that nothing declares
// use: ribs-rx-cocoa, child-rib Detail, opening-parent Home Detail

import UIKit

//-extension Reactive where Base: UIViewController {
//- var settled: Observable<Void> { methodInvoked(#selector(Base.viewDidAppear(_:))).map { _ in } }
//-}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    var events: Observable<Void> { rx.settled.asObservable() }

    @objc private func closeTapped() { listener?.didTapClose() }
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

// === a stream of the view whose code tells of something else
// clean: a stream of the view whose code only stops
// use: ribs-rx-cocoa, child-rib Detail, opening-parent Home Detail

import UIKit

extension Reactive where Base: UIViewController {
//- var settled: Observable<Void> { methodInvoked(#selector(Base.viewDidAppear(_:))).map { _ in } }
//+ var settled: Observable<Void> { fatalError() }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    var events: Observable<Void> { self.rx.settled.asObservable() }

    @objc private func closeTapped() { listener?.didTapClose() }
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

// === a controller whose superclass the project declares
// clean: ..., and only a test
// --- Detail/DetailViewController.swift
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail
import SheetKit

final class DetailViewController: SheetController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }
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

// --- Sheets/SheetController.swift
import UIKit

//-class SheetController: UIViewController {}

// --- SheetTests/SheetController.swift
import UIKit

class SheetController: UIViewController {}
