// === a view of a storyboard
// use: ribs-uikit, child-view Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let storyboard = UIStoryboard(name: "Detail", bundle: nil)
        let viewController = storyboard.instantiateInitialViewController() as! DetailViewController
        return DetailRouter(interactor: Interactor(), viewController: viewController)
    }
}

// use: opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === an unresolved superclass of the view
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: SheetKitController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a function that nothing calls
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {}

    func attachDetailAsSheet() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a switched-off swipe
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let navigation = UINavigationController(rootViewController: detail.viewControllable.uiviewController)
        navigation.isModalInPresentation = true
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a function that is named like UIKit's, with other labels or on a protocol
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = viewController.uiviewController
        view.present(detail.viewControllable.uiviewController, style: .overFullScreen)
        viewController.present(detail.viewControllable, animated: true)
    }

    // use: detach-dismissing Detail
}
