// === when the view appears again, only functions of libraries run
// clean: ..., and one that is passed the interactor
// use: ribs-uikit, child-rib Detail, child-view Detail, appearing-parent Home Detail

import Maps

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?
    private let map = MapView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        listener?.didAppear()
    }

    @objc func openTapped() { listener?.didTapOpen() }

    func settle() {
        view.setNeedsLayout()
        map.moveCamera(to: 1, animated: true)
    }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?
    private var visits = [1, 2]
    private var isFresh = true

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }

    func didAppear() {
        isFresh.toggle()
        UserDefaults.standard.set(isFresh, forKey: "isFresh")
        if let last = visits.lastIndex(where: { $0 == 1 }) { visits.swapAt(0, last) }
        presenter.settle()
//+     Journal.shared.record(self)
    }

    func detailDidClose() { router?.detachDetail() }
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
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === objects of another library that the project has given something, or that are its own
// use: ribs-uikit, child-rib Detail, child-view Detail, appearing-parent Home Detail

import Maps

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?
    private let map = MapView()

    override func viewDidLoad() {
        super.viewDidLoad()
        map.onMove = { [weak self] in self?.listener?.didTapOpen() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        listener?.didAppear()
    }

    @objc func openTapped() { listener?.didTapOpen() }

    func settle() { map.moveCamera(to: 1, animated: true) }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }

    func didAppear() { presenter.settle() }

    func detailDidClose() { router?.detachDetail() }
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

// === the view runs the targets of a button as it is popped
// clean: ..., one of which notifies the listener
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     closeButton.addTarget(self, action: #selector(fade), for: .touchUpInside)
//+     add(closeButton, #selector(closeTapped))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { closeButton.sendActions(for: .touchUpInside) }
    }

    private func add(_ button: UIButton, _ action: Selector) {
        button.addTarget(self, action: action, for: .touchUpInside)
    }

    @objc private func fade() { closeButton.alpha = 0 }
    @objc private func closeTapped() { listener?.didTapClose() }
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
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === the view performs a selector as it is popped
// clean: ..., of a function that notifies the listener
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isMovingFromParent { perform(#selector(fade)) }
//+     if isMovingFromParent { perform(#selector(closeTapped), with: nil) }
    }

    @objc private func fade() { view.alpha = 0 }
    @objc private func closeTapped() { listener?.didTapClose() }
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
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
