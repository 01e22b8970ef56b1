// === a child whose view nothing takes
// clean: ..., presented
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    //      ~~~~~~~~~~~~~~~~~~~~ this view is never shown
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
    //  ^^^^^^^^^^^ attached_never_shown: 'HomeRouter' attaches 'Detail', but nothing shows its view.
//+     router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
//+     viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === a view without code, as a generator writes it
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === gathered with others by another function
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

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
        showAll()
    }

    private func showAll() {
        let views = [detail].compactMap { $0?.viewControllable.uiviewController }
        (viewController.uiviewController as? UITabBarController)?.viewControllers = views
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === passed to code that is not analyzed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

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
        Navigator.shared.show(router)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === its level: a screen that the user waits for
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    //      ~~~~~~~~~~~~~~~~~~~~ this view is never shown
    weak var listener: DetailPresentableListener?
    private var isEnabled = false

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var isOpen = false

    func attachDetail() {
        guard detail == nil, !isOpen else { return }
        isOpen = true
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown warning: attaches 'Detail', but nothing shows its view.
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
        isOpen = false
    }
}

// === its level: a constant switches the attachment off
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

enum Features {
    static let hasDetail = false
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    //      ~~~~~~~~~~~~~~~~~~~~ this view is never shown
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard Features.hasDetail, detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown note: shows its view; no consequence was found: a constant keeps the code from running.
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === its level: the view only presents alerts on a controller that it is given
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    //      ~~~~~~~~~~~~~~~~~~~~ this view is never shown
    weak var listener: DetailPresentableListener?
    private let host: UIViewController

    init(host: UIViewController) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
    }

    func ask() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: nil, style: .cancel) { [weak self] _ in self?.listener?.didTapClose() })
        host.present(alert, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown note: no consequence was found: the view only presents others.
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
