import MuseumKit
import RIBs
import RxSwift

final class VisitMinuteWorker: Worker {
    private let tracker: VisitTracking

    init(tracker: VisitTracking) {
        self.tracker = tracker
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [tracker] _ in tracker.addMinute() })
            .disposeOnStop(self)
    }
}
