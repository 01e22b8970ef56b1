import CourierDomain
import RIBs
import RxSwift

final class ShiftTrackingInteractor: Interactor, ShiftTrackingInteractable {
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.log(.shiftStarted)
        Observable<Int>.interval(.seconds(900), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [analytics] _ in analytics.log(.shiftContinued) })
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        super.willResignActive()
        analytics.log(.shiftEnded)
    }
}
