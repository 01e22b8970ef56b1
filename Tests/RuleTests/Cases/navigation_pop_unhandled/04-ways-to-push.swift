// === a function of the view that is called present
// clean: ..., and presents in full screen
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {
    func present(_ view: ViewControllable)
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() {
        router?.attachDetail()
    }

    func detailDidClose() {
        router?.detachDetail()
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    func present(_ view: ViewControllable) {
//-     navigationController?.pushViewController(view.uiviewController, animated: true)
//                            ~~~~~~~~~~~~~~~~~~ it is pushed here
//+     view.uiviewController.modalPresentationStyle = .fullScreen
//+     present(view.uiviewController, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.present(detail.viewControllable)
        //             ^^^^^^^ navigation_pop_unhandled
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
//+     viewController.uiviewController.dismiss(animated: true)
    }
}

// === an extension of the framework pushes
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension ViewControllable {
    func push(_ child: ViewControllable) {
        uiviewController.navigationController?.pushViewController(child.uiviewController, animated: true)
        //                                     ~~~~~~~~~~~~~~~~~~ it is pushed here
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.push(detail.viewControllable)
        //             ^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

// === the stack is replaced
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.setViewControllers([view], animated: true)
    }

    // use: detach-popping Detail
}

// === the first view of its own navigation controller
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeInteractable: Interactable, DetailListener {}
protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    func detailDidClose() {}
}

final class HomeViewController: UINavigationController, HomeViewControllable {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        let detail = detailBuilder.build(withListener: interactor)
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        (viewController.uiviewController as? UINavigationController)?.pushViewController(view, animated: false)
    }
}

// === a view with a superclass that is not analyzed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: AnimatedViewController, DetailPresentable, ViewControllable {
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
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    // use: detach-popping Detail
}

// === the initializer of a helper in a file without RIBs pushes
// clean: ..., and the view notifies of its pop
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     if isMovingFromParent { listener?.didTapClose() }
//+ }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        _ = Pusher(detail.viewControllable.uiviewController, on: viewController.uiviewController)
        //  ^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// --- Pusher.swift
import UIKit

final class Pusher {
    init(_ target: UIViewController, on source: UIViewController) {
        source.navigationController?.pushViewController(target, animated: true)
    }
}

// === a static function of a helper pushes
// clean: ..., and the view notifies of its pop
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     if isMovingFromParent { listener?.didTapClose() }
//+ }
}

enum Pusher {
    static func push(_ target: UIViewController, on source: UIViewController) {
        source.navigationController?.pushViewController(target, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        Pusher.push(detail.viewControllable.uiviewController, on: viewController.uiviewController)
        //     ^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
