// === a relay of its own emits at once
// clean: ..., whose later values only are observed
// use: ribs-rx-uikit, closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?
    private let isClosing = BehaviorRelay(value: true)

    override func didBecomeActive() {
        super.didBecomeActive()
//-     isClosing.distinctUntilChanged().subscribe(onNext: { [weak self] _ in
//+     isClosing.skip(1).subscribe(onNext: { [weak self] _ in
            self?.listener?.detailDidClose()
        })
        .disposeOnDeactivate(interactor: self)
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
//      ^^^^^^^^^^^ child_slot_assigned_after_attach
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a constant stream
// clean: ..., on another scheduler
// use: ribs-rx-uikit, closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        Observable<Void>.just(())
//+         .observe(on: MainScheduler.asyncInstance)
            .map { _ in 1 }
            .bind { [weak self] _ in self?.leave() }
            .disposeOnDeactivate(interactor: self)
    }

    private func leave() {
        listener?.detailDidClose()
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
//      ^^^^^^^^^^^ child_slot_assigned_after_attach
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a stream that begins with a value
// clean: ..., without it
// use: ribs-rx-uikit, closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?
    private let ticks = PublishRelay<Int>()

    override func didBecomeActive() {
        super.didBecomeActive()
        ticks
//-         .startWith(1)
            .subscribe(with: self, onNext: { owner, _ in owner.listener?.detailDidClose() })
            .disposeOnDeactivate(interactor: self)
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
//      ^^^^^^^^^^^ child_slot_assigned_after_attach
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === the value decides
// clean
// use: ribs-rx-uikit, closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?
    private let isClosing = BehaviorRelay(value: false)

    override func didBecomeActive() {
        super.didBecomeActive()
        isClosing.subscribe(onNext: { [weak self] isClosing in
            if isClosing { self?.listener?.detailDidClose() }
        })
        .disposeOnDeactivate(interactor: self)
        isClosing.filter { $0 }.subscribe(onNext: { [weak self] _ in self?.listener?.detailDidClose() })
            .disposeOnDeactivate(interactor: self)
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a subject of Combine with a current value
// clean: ..., whose later values only are observed
// use: ribs-combine

import UIKit

// use: closing-child-parts Detail, opening-parent Home Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?
    private let isClosing = CurrentValueSubject<Bool, Never>(true)

    override func didBecomeActive() {
        super.didBecomeActive()
        isClosing
//+         .dropFirst()
            .removeDuplicates()
            .sink { [weak self] _ in self?.listener?.detailDidClose() }
            .cancelOnDeactivate(interactor: self)
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
//      ^^^^^^^^^^^ child_slot_assigned_after_attach
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}
