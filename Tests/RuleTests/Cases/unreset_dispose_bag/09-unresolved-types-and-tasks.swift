// === an unresolved protocol empties nothing
// clean: an unresolved superclass may empty it

import PlatformKit
import RIBs
import RxSwift

protocol MapPresentable: Presentable {
    var taps: Observable<Void> { get }
}
protocol MapInteractable: Interactable {}

//-final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable, ScreenTracking {
//+final class MapInteractor: TrackedInteractor<MapPresentable>, MapInteractable {
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MapInteractor

    func observe() {
        presenter.taps.subscribe(onNext: { print("tap") }).disposed(by: bag)
        //             ~~~~~~~~~
    }
}

// === a set of tasks and of one subscription
// clean: a set that only tasks are put into
// use: ribs-combine, price-publishing

extension Task {
    func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(cancel))
    }
}

protocol CometPresentable: Presentable {}

final class CometInteractor: PresentableInteractor<CometPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: CometInteractor

    // use: price-publishing-init Comet

    override func didBecomeActive() {
        super.didBecomeActive()
        Task { print("started") }.store(in: &cancellables)
//-     prices.price.sink { print($0) }.store(in: &cancellables)
        //           ~~~~
    }
}

// === an array of tasks
// use: ribs-combine, price-publishing, presentable Meteor

final class MeteorInteractor: PresentableInteractor<MeteorPresentable> {
    private let prices: PricePublishing
    private var tasks: [Task<Void, Never>] = []

    // use: price-publishing-init Meteor

    override func didBecomeActive() {
        super.didBecomeActive()
        tasks.append(Task { print("started") })
    }
}
