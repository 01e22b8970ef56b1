// === the default style
// clean: presented in full screen
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
//+     detail.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled: 'HomeRouter' presents 'Detail' as a sheet
    }

    // use: detach-dismissing Detail
}

// === a style of cards
// clean: over full screen
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let detailView = detail.viewControllable.uiviewController
//-     detailView.modalPresentationStyle = .pageSheet
//+     detailView.modalPresentationStyle = .overFullScreen
        viewController.uiviewController.present(detailView, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === the style of the root does not count where it is wrapped
// clean: the style of the navigation controller counts
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let root = detail.viewControllable.uiviewController
        let navigation = UINavigationController(rootViewController: root)
//-     root.modalPresentationStyle = .fullScreen
//+     navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === the navigation controller copies the style of its root
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let root = detail.viewControllable.uiviewController
        root.modalPresentationStyle = .fullScreen
        let navigation = UINavigationController(rootViewController: root)
        navigation.modalPresentationStyle = root.modalPresentationStyle
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Detail
}

// === the view's initializer sets the style
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
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
    }

    // use: detach-dismissing Detail
}

// === a base class of the view sets the style
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

class PopupViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        self.modalPresentationStyle = .custom
    }
}

final class DetailViewController: PopupViewController, DetailPresentable, ViewControllable {
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

// === a helper sets the style that it is given
// clean: a helper sets the full-screen style that it is given
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
//-     show(detail.viewControllable, style: .formSheet)
//      ^^^^ modal_swipe_dismiss_unhandled
//+     show(detail.viewControllable, style: .fullScreen)
    }

    private func show(_ view: ViewControllable, style: UIModalPresentationStyle) {
        view.uiviewController.modalPresentationStyle = style
        viewController.uiviewController.present(view.uiviewController, animated: true)
        //                              ~~~~~~~ it is presented here
    }

    // use: detach-dismissing Detail
}

// === a helper sets the style that it is given, if it is given one
// clean: ..., which it is
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension ViewControllable {
    func show(_ view: ViewControllable, animated: Bool, style: UIModalPresentationStyle? = nil) {
        let shown = view.uiviewController
        if let modalPresentationStyle = style {
            shown.modalPresentationStyle = modalPresentationStyle
        }
        uiviewController.present(shown, animated: animated, completion: nil)
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
//-     viewController.show(detail.viewControllable, animated: true)
//                     ^^^^ modal_swipe_dismiss_unhandled
//+     viewController.show(detail.viewControllable, animated: true, style: .fullScreen)
    }

    // use: detach-dismissing Detail
}

// === a style that cannot be told
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    var style: UIModalPresentationStyle = .fullScreen

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        detail.viewControllable.uiviewController.modalPresentationStyle = style
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a base class of the view ignores swipes, in a function that the view overrides
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
    }
}

final class DetailViewController: SheetViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
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
    }

    // use: detach-dismissing Detail
}
