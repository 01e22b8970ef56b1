// === the view presents what the router hands it
// clean: the view pushes what the router hands it
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {
    func show(_ view: ViewControllable)
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachDetail()
    }

    func detailDidClose() {}
}

final class HomeViewController: UIViewController, HomeViewControllable {
    func show(_ view: ViewControllable) {
//-     present(view.uiviewController, animated: true)
//      ~~~~~~~ it is presented here
//+     view.uiviewController.navigationItem.hidesBackButton = true
//+     navigationController?.pushViewController(view.uiviewController, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.show(detail.viewControllable)
        //             ^^^^ modal_swipe_dismiss_unhandled: 'HomeRouter' presents 'Detail' as a sheet
    }
}

// === a stored view is presented by another function
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {
    func replaceModal(viewController: ViewControllable?)
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachDetail()
    }

    func detailDidClose() {
        router?.detachDetail()
    }
}

final class HomeViewController: UIViewController, HomeViewControllable {
    private var target: ViewControllable?

    func replaceModal(viewController: ViewControllable?) {
        target = viewController
        if presentedViewController != nil {
            dismiss(animated: true) { [weak self] in
                self?.presentTarget()
            }
        } else {
            presentTarget()
        }
    }

    private func presentTarget() {
        if let target = target {
            present(target.uiviewController, animated: true)
        //  ~~~~~~~ it is presented here
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.replaceModal(viewController: detail.viewControllable)
        //             ^^^^^^^^^^^^ modal_swipe_dismiss_unhandled
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
        viewController.replaceModal(viewController: nil)
    }
}

// === an extension of the framework's protocol presents
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension ViewControllable {
    func open(_ other: ViewControllable, animated: Bool) {
        uiviewController.present(other.uiviewController, animated: animated)
        //               ~~~~~~~ it is presented here
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewControllable.open(detail.viewControllable, animated: true)
        //               ^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a wrapper of the project
// clean: a wrapper of the project that is full screen
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class Navigation: ViewControllable {
    let controller: UINavigationController
    var uiviewController: UIViewController { controller }

    init(root: ViewControllable) {
        let controller = UINavigationController(rootViewController: root.uiviewController)
//+     controller.modalPresentationStyle = .fullScreen
        self.controller = controller
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let navigation = Navigation(root: detail.viewControllable)
        viewController.uiviewController.present(navigation.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a slot is presented
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        detail = detailBuilder.build(withListener: interactor)
        if let detail {
            attachChild(detail)
            let view = detail.viewControllable.uiviewController
            viewController.uiviewController.present(view, animated: true)
            //                              ^^^^^^^ modal_swipe_dismiss_unhandled
        }
    }

    // use: detach-dismissing Detail
}

// === a helper that is given the child
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        open(detailBuilder.build(withListener: interactor))
    //  ^^^^ modal_swipe_dismiss_unhandled
    }

    private func open(_ child: ViewableRouting) {
        detail = child
        attachChild(child)
        viewController.uiviewController.present(child.viewControllable.uiviewController, animated: true)
        //                              ~~~~~~~ it is presented here
    }

    // use: detach-dismissing Detail
}

// === embedded, and replaced by nothing
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.addChild(detail.viewControllable.uiviewController)
        viewController.uiviewController.view.addSubview(detail.viewControllable.uiviewController.view)
    }

    // use: detach-dismissing Detail
}

// === a function of the framework's protocol that is called like UIKit's
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension ViewControllable {
    func present(_ child: ViewControllable, style: UIModalPresentationStyle = .automatic, animated: Bool = true) {
        child.uiviewController.modalPresentationStyle = style
        uiviewController.present(child.uiviewController, animated: animated)
        //               ~~~~~~~ it is presented here
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
        //             ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
