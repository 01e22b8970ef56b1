// === a bag, which is another rule
// use: ribs-rx

final class QuoteInteractor: Interactor {
    private var bag = DisposeBag()

    init(prices: Observable<Double>) {
        super.init()
        prices.subscribe(onNext: { print($0) }).disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === closures that run later, lazy properties, and the end of the activity
// use: ribs-rx

final class QuoteInteractor: Interactor {
    private let prices: Observable<Double>
    private lazy var first: Disposable = prices.subscribe().disposeOnDeactivate(interactor: self)
    private var onStart: (() -> Void)?

    init(prices: Observable<Double>) {
        self.prices = prices
        super.init()
        onStart = { prices.subscribe().disposeOnDeactivate(interactor: self) }
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        print(first)
        onStart?()
    }

    override func willResignActive() {
        super.willResignActive()
        onStart = nil
        prices.subscribe().disposeOnDeactivate(interactor: self)
    }
}

// === the view of an active interactor
// use: ribs-rx-uikit

protocol QuotePresentable: Presentable {}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    let prices = PublishSubject<Double>()
}

final class QuoteViewController: UIViewController, QuotePresentable {
    private unowned let interactor: QuoteInteractor

    init(interactor: QuoteInteractor) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor.prices.subscribe().disposeOnDeactivate(interactor: interactor)
    }
}

// === a terminator of the project that does not ask whether the interactor is active
import RIBs
import RxSwift

extension Disposable {
    func disposeOnDeactivate(interactor: Interactor) {
        interactor.add(self)
    }
}

final class HomeInteractor: Interactor {
    init(prices: Observable<Double>) {
        super.init()
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === a function of a library with other labels than the framework's
import RIBs
import RxSwift

final class HomeInteractor: Interactor {
    init(prices: Observable<Double>) {
        super.init()
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(pool: self)
    }
}
