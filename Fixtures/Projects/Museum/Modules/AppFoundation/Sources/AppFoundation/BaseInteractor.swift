import RIBs
import RxSwift

open class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    private let compositeBag = ActiveBag()

    public func whileActive(_ disposable: Disposable) {
        compositeBag.insert(disposable)
    }

    open override func willResignActive() {
        super.willResignActive()
        compositeBag.empty()
    }
}

public final class ActiveBag {
    private var bag = DisposeBag()

    public init() {}

    public func insert(_ disposable: Disposable) {
        bag.insert(disposable)
    }

    public func empty() {
        bag = DisposeBag()
    }
}
