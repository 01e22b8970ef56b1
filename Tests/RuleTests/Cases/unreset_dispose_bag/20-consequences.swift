// === a subject that the interactor creates
// clean: a subject that the interactor creates, cleared
// use: ribs-rx

final class AnchorInteractor: Interactor {
    private let depth = PublishSubject<Int>()
    private var shown = 0
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: not cleared on deactivation; no consequence was found: their sources end with the RIB.
    //          ??? Add '.disposeOnDeactivate(interactor: self)' to the end of the chains, or clear 'bag' in 'willResignActive()'.

    override func didBecomeActive() {
        super.didBecomeActive()
        depth.map { $0 + 1 }.subscribe(onNext: { [weak self] in self?.shown = $0 }).disposed(by: bag)
        //                   ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === requests that end
// use: ribs-rx

protocol PriceLoading {
    func load() -> Single<Int>
}

final class AnchorInteractor: Interactor {
    private let loading: PriceLoading
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: they end by themselves.
    //          ??? to the end of the chains, or make 'bag' a 'var' and replace it in 'willResignActive()'.

    init(loading: PriceLoading) {
        self.loading = loading
        super.init()
    }

    func refresh() {
        loading.load().subscribe(onSuccess: { [weak self] _ in self?.done() }).disposed(by: bag)
        //             ~~~~~~~~~
    }

    private func done() {}
}

// === a stream of the presenter that starts requests, and a request
// use: ribs-rx

protocol PriceLoading {
    func load() -> Single<Int>
}

protocol AnchorPresentable: Presentable {
    var taps: Observable<Void> { get }
}

final class AnchorInteractor: PresentableInteractor<AnchorPresentable> {
    private let loading: PriceLoading
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: they end by themselves or with the RIB.

    init(presenter: AnchorPresentable, loading: PriceLoading) {
        self.loading = loading
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.taps
            .withUnretained(self)
            .flatMapLatest { owner, _ in owner.loading.load() }
            .subscribe(onNext: { [weak self] _ in self?.done() })
        //   ~~~~~~~~~
            .disposed(by: bag)
        loading.load().subscribe(onSuccess: { [weak self] _ in self?.done() }).disposed(by: bag)
        //             ~~~~~~~~~
    }

    private func done() {}
}

// === a stream of a dependency among others
// use: ribs-rx, price-stream

final class AnchorInteractor: Interactor {
    private let depth = PublishSubject<Int>()
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning: so it may receive events of 'price' after it.

    // use: viewless-prices-member

    override func didBecomeActive() {
        super.didBecomeActive()
        depth.subscribe(onNext: { [weak self] _ in self?.done() }).disposed(by: bag)
        //    ~~~~~~~~~
        prices.price.subscribe(onNext: { [weak self] _ in self?.done() }).disposed(by: bag)
        //           ~~~~~~~~~
    }

    private func done() {}
}

// === a timer that a subject of the interactor starts
// use: ribs-rx

final class AnchorInteractor: Interactor {
    private let isRunning = BehaviorRelay<Bool>(value: false)
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning: so it may receive events of 'isRunning' after it.

    override func didBecomeActive() {
        super.didBecomeActive()
        isRunning
            .flatMapLatest { isRunning in
                isRunning ? Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance) : .empty()
            }
            .subscribe(onNext: { [weak self] _ in self?.tick() })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    private func tick() {}
}

// === a subject whose closure keeps the interactor by a local
// use: ribs-rx

final class AnchorInteractor: Interactor {
    private let depth = PublishSubject<Int>()
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning: so it stays in memory.

    override func didBecomeActive() {
        super.didBecomeActive()
        let owner = self
        depth.subscribe(onNext: { _ in owner.done() }).disposed(by: bag)
        //    ~~~~~~~~~
    }

    private func done() {}
}

// === fields of an input that the view creates from its own controls
// use: ribs-rx-uikit

struct AnchorInput {
    let taps: Observable<Void>
    let ticks: Observable<Int>
}

protocol AnchorPresentableListener: AnyObject {
    func transform(input: AnchorInput)
}

protocol AnchorListener: AnyObject {
    func anchorDidClose()
}

protocol AnchorPresentable: Presentable {
    var listener: AnchorPresentableListener? { get set }
}

final class AnchorViewController: UIViewController, AnchorPresentable, ViewControllable {
    weak var listener: AnchorPresentableListener?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        let input = AnchorInput(
            taps: button.rx.tap.asObservable(),
            ticks: Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance))
        listener?.transform(input: input)
    }
}

final class AnchorInteractor: PresentableInteractor<AnchorPresentable>, AnchorPresentableListener {
    weak var listener: AnchorListener?
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: their sources end with the RIB.

    override init(presenter: AnchorPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func transform(input: AnchorInput) {
        input.taps.subscribe(onNext: { [weak self] in self?.listener?.anchorDidClose() }).disposed(by: bag)
        //         ~~~~~~~~~
    }
}

// === fields of an input that the view creates from a timer
// use: ribs-rx-uikit

struct AnchorInput {
    let taps: Observable<Void>
    let ticks: Observable<Int>
}

protocol AnchorPresentableListener: AnyObject {
    func transform(input: AnchorInput)
}

protocol AnchorListener: AnyObject {
    func anchorDidClose()
}

protocol AnchorPresentable: Presentable {
    var listener: AnchorPresentableListener? { get set }
}

final class AnchorViewController: UIViewController, AnchorPresentable, ViewControllable {
    weak var listener: AnchorPresentableListener?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        let input = AnchorInput(
            taps: button.rx.tap.asObservable(),
            ticks: Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance))
        listener?.transform(input: input)
    }
}

final class AnchorInteractor: PresentableInteractor<AnchorPresentable>, AnchorPresentableListener {
    weak var listener: AnchorListener?
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning: so it may receive events of 'ticks' after it.

    override init(presenter: AnchorPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func transform(input: AnchorInput) {
        input.ticks.subscribe(onNext: { [weak self] _ in self?.listener?.anchorDidClose() }).disposed(by: bag)
        //          ~~~~~~~~~
    }
}

// === the interactor is not active where it subscribes
// use: ribs-rx, price-stream

final class AnchorInteractor: Interactor {
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning: so it may receive events of 'price' after it.
    //          ??? Make 'bag' a 'var' and replace it in 'willResignActive()'.

    init(prices: PriceStream) {
        super.init()
        prices.price.subscribe(onNext: { [weak self] _ in self?.done() }).disposed(by: bag)
        //           ~~~~~~~~~
    }

    private func done() {}
}
