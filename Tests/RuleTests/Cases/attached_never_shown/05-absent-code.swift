// === a function of the parent's view takes the child's and does nothing with it
// clean: ..., or only stops
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

extension ViewControllable {
//- func embed(_ child: ViewControllable) {}
//+ func embed(_ child: ViewControllable) { fatalError() }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        viewController.embed(router.viewControllable)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === a property of the parent's view takes the child's and does nothing with it
// clean: ..., or only stops
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

class SlideController: UIViewController {
    var menu: UIViewController? {
//-     didSet { print("set") }
//+     didSet { fatalError() }
    }
}

protocol HomeSlideControllable: ViewControllable {
    func setMenu(_ child: ViewControllable)
}

final class HomeSlideController: SlideController, HomeSlideControllable {
    func setMenu(_ child: ViewControllable) { menu = child.uiviewController }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeSlideControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        viewController.setMenu(router.viewControllable)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === a router that does nothing when it is loaded
// clean: ..., or only stops
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    override func didLoad() {
//-     super.didLoad()
//+     fatalError()
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
