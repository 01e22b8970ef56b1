// === an action of a reactor attaches the child
// clean: ..., unless it is attached
// use: ribs-rx-uikit, child-rib Detail, child-view Detail, reactor-parent Home Detail

import ReactorKit

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() { listener?.send(.open) }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener, Reactor {
    typealias Action = HomeAction
    typealias Mutation = HomeMutation

    weak var router: HomeRouting?
    let initialState = HomeState()

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func send(_ action: HomeAction) { self.action.on(.next(action)) }

    func mutate(action: HomeAction) -> Observable<HomeMutation> {
        switch action {
        case .start: return .just(.loading(true))
        case .open:
            router?.attachDetail()
            return .empty()
        }
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard: A second 'openTapped()' attaches another 'Detail'
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a mutation of a reactor attaches the child
// clean: ..., unless it is attached
// use: ribs-rx-uikit, child-rib Detail, child-view Detail, reactor-parent Home Detail

import ReactorKit

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() { listener?.send(.open) }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener, Reactor {
    typealias Action = HomeAction
    typealias Mutation = HomeMutation

    weak var router: HomeRouting?
    let initialState = HomeState()

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func send(_ action: HomeAction) { self.action.onNext(action) }

    func mutate(action: HomeAction) -> Observable<HomeMutation> { .just(.showDetail) }

    func transform(mutation: Observable<HomeMutation>) -> Observable<HomeMutation> {
        mutation.withUnretained(self).flatMap { owner, mutation -> Observable<HomeMutation> in
            if case .showDetail = mutation { owner.router?.attachDetail() }
            return .just(mutation)
        }
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard: A second 'openTapped()' attaches another 'Detail'
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    // use: detach-dismissing Detail
}

// === an action that the view sends once, as it is loaded
// clean
// use: ribs-rx-uikit, child-rib Detail, child-view Detail, reactor-parent Home Detail

import ReactorKit

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.send(.start)
    }

    @objc func openTapped() { listener?.send(.open) }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener, Reactor {
    typealias Action = HomeAction
    typealias Mutation = HomeMutation

    weak var router: HomeRouting?
    let initialState = HomeState()

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func send(_ action: HomeAction) { self.action.onNext(action) }

    func mutate(action: HomeAction) -> Observable<HomeMutation> {
        switch action {
        case .start:
            router?.attachDetail()
            return .empty()
        case .open: return .just(.loading(true))
        }
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.addChild(view)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
