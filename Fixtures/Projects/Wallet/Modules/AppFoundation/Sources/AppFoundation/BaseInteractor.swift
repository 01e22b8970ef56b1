import Combine
import RIBsUtil

open class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    public var cancellables = Set<AnyCancellable>()

    open override func willResignActive() {
        super.willResignActive()
        cancellables.forEach { $0.cancel() }
        cancellables.removeAll()
    }
}
