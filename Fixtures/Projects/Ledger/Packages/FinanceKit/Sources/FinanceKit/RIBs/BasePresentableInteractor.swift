import Combine
import ModernRIBs

open class BasePresentableInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    public var cancellables = Set<AnyCancellable>()

    open override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
    }
}
