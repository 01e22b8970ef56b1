import RIBsKit

/// Interactor with a bag that lives from activation to deactivation.
open class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    public private(set) var activeBag = DisposeBag()

    open override func willResignActive() {
        super.willResignActive()
        activeBag = DisposeBag()
    }
}
