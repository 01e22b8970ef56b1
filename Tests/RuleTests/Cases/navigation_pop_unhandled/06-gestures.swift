// === another navigation controller turns the gesture off
// clean: ..., this one does
// use: ribs-uikit, child-rib Detail, child-view Detail, middle-rib List Detail, middle-listener List Detail, opening-parent Home List

class FixedNavigationController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.isEnabled = false
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
//-     let container = UINavigationController(rootViewController: router.viewControllable.uiviewController)
//+     let container = FixedNavigationController(rootViewController: router.viewControllable.uiviewController)
        container.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(container, animated: true)
    }

    // use: detach-dismissing List
}

// === a function that creates another navigation controller turns its gesture off
// clean: ..., the one that creates this one does
// use: ribs-uikit, child-rib Detail, child-view Detail, middle-rib List Detail, middle-listener List Detail, opening-parent Home List

extension ViewControllable {
    func inFixedNavigation() -> UINavigationController {
        let container = UINavigationController(rootViewController: uiviewController)
        container.interactivePopGestureRecognizer?.isEnabled = false
        return container
    }

    func inNavigation() -> UINavigationController {
        UINavigationController(rootViewController: uiviewController)
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
//-     let container = router.viewControllable.inNavigation()
//+     let container = router.viewControllable.inFixedNavigation()
        container.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(container, animated: true)
    }

    // use: detach-dismissing List
}

// === an object of the view makes the gesture work without a back button
// clean: an object that only a preview creates would make the gesture work
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class PopProxy: NSObject, UIGestureRecognizerDelegate {
    init(_ view: UIViewController) {
        super.init()
        view.navigationController?.interactivePopGestureRecognizer?.delegate = self
    }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
//- private var proxy: PopProxy?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: nil, style: .plain, target: self, action: #selector(closeTapped))
//-     proxy = PopProxy(self)
    }

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
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

//+#Preview("proxy") {
//+ PopProxy(UIViewController())
//+}

// === a wrapper creates another navigation controller than the one without the gesture
// clean: ..., the one without it
// use: ribs-uikit, child-rib Detail, child-view Detail, middle-rib List Detail, middle-listener List Detail, opening-parent Home List

class FixedNavigationController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.isEnabled = false
    }
}

final class NavigationWrapper: ViewControllable {
    var uiviewController: UIViewController { container }
    private let container: UINavigationController

    init(root: ViewControllable) {
//-     container = UINavigationController(rootViewController: root.uiviewController)
//+     container = FixedNavigationController(rootViewController: root.uiviewController)
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
        let wrapper = NavigationWrapper(root: router.viewControllable)
        wrapper.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(wrapper.uiviewController, animated: true)
    }

    // use: detach-dismissing List
}
