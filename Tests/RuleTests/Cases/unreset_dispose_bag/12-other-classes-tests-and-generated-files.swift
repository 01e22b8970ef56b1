// === bags of routers, presenters, views, workers and services

import RIBs
import RxSwift
import UIKit

protocol CabinInteractable: Interactable {}
protocol CabinPresentable: Presentable {}
protocol CabinViewControllable: ViewControllable {}

final class CabinInteractor: PresentableInteractor<CabinPresentable>, CabinInteractable {}

final class CabinRouter: ViewableRouter<CabinInteractable, CabinViewControllable> {
    private let bag = DisposeBag()

    override func didLoad() {
        super.didLoad()
        lifecycle.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

final class CabinPresenter: Presenter<CabinViewControllable>, CabinPresentable {
    private let bag = DisposeBag()

    func observe(_ taps: Observable<Void>) {
        taps.subscribe(onNext: { print("tap") }).disposed(by: bag)
    }
}

final class CabinViewController: UIViewController, CabinViewControllable {
    private let bag = DisposeBag()

    func observe(_ taps: Observable<Void>) {
        taps.subscribe(onNext: { self.view.endEditing(true) }).disposed(by: bag)
        //                       ^^^^ view_retains_itself
    }
}

final class CabinWorker: Worker {
    private let bag = DisposeBag()
    //          ^^^ worker_subscription_not_bound

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        interactorScope.isActiveStream.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

final class CabinService {
    private let bag = DisposeBag()

    func observe(_ taps: Observable<Void>) {
        taps.subscribe(onNext: { print("tap") }).disposed(by: bag)
    }
}

// === an interactor without the framework

import Combine

final class FeedInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let posts = PassthroughSubject<Int, Never>()

    func start() {
        posts.sink { print($0) }.store(in: &cancellables)
    }
}

// === test doubles are not reported

// --- Sources/Tower/TowerInteractor.swift
import ModernRIBs

class TowerInteractor: Interactor {}

// --- Tests/TowerTests/TowerInteractorStub.swift
// use: ribs-combine

final class TowerInteractorStub: TowerInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let bells = PassthroughSubject<Int, Never>()

    override func didBecomeActive() {
        super.didBecomeActive()
        bells.sink { print($0) }.store(in: &cancellables)
    }
}

// === generated files are not reported

// --- Sources/Tower/TowerInteractor.swift
import ModernRIBs

class TowerInteractor: Interactor {}

// --- Sources/Tower/Generated.swift
// Generated using Sourcery 2.1.7
// DO NOT EDIT
import Combine
import ModernRIBs

final class LoudTowerInteractor: TowerInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let bells = PassthroughSubject<Int, Never>()

    override func didBecomeActive() {
        super.didBecomeActive()
        bells.sink { print($0) }.store(in: &cancellables)
    }
}

// === vendored files are not reported

// --- Sources/Tower/TowerInteractor.swift
import ModernRIBs

class TowerInteractor: Interactor {}

// --- Carthage/Checkouts/TowerKit/LoudTower.swift
// use: ribs-combine

final class LoudTowerInteractor: TowerInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let bells = PassthroughSubject<Int, Never>()

    override func didBecomeActive() {
        super.didBecomeActive()
        bells.sink { print($0) }.store(in: &cancellables)
    }
}
