// === controllers of the system choose their style themselves
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIDocumentPickerViewController, DetailViewControllable, DetailPresentable {
    weak var listener: DetailPresentableListener?
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
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled note: no consequence was found: the system's
    }

    // use: detach-dismissing Detail
}

// === pictures of the camera
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIImagePickerController, DetailViewControllable, DetailPresentable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        sourceType = .camera
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
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled note: no consequence was found: the system's
    }

    // use: detach-dismissing Detail
}

// === pictures of the library are shown in a sheet
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIImagePickerController, DetailViewControllable, DetailPresentable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        sourceType = .photoLibrary
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
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled warning: when the user swipes it away.
    }

    // use: detach-dismissing Detail
}

// === the detail of a split view is not a sheet
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.showDetailViewController(detail.viewControllable.uiviewController, sender: nil)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
    }
}
