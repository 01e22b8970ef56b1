import RIBs
import RxSwift

open class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    public private(set) var activeBag = DisposeBag()

    open override func willResignActive() {
        super.willResignActive()
        activeBag = DisposeBag()
    }
}
