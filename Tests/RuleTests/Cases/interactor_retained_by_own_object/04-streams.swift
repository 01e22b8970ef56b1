// === a method in an operator of a stream that the presenter gets
// clean: ..., a closure that captures weakly
// use: ribs-rx-uikit

protocol ListPresentable: Presentable {
    func bind(titles: Observable<String>)
}

final class ListViewController: UIViewController, ListPresentable {
    private let label = UILabel()
    private let bag = DisposeBag()
    //          ~~~ 'bag' lives as long as the view

    func bind(titles: Observable<String>) {
        titles.observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.label.text = $0 })
            .disposed(by: bag)
        //   ~~~~~~~~ this makes the view keep it
    }
}

final class ListInteractor: PresentableInteractor<ListPresentable> {
    private let counts: Observable<Int>

    init(presenter: ListPresentable, counts: Observable<Int>) {
        self.counts = counts
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     presenter.bind(titles: counts.map(format))
        //                                ^^^^^^ interactor_retained_by_own_object warning: 'ListInteractor' keeps itself alive: 'bag' keeps the method 'format' with a strong 'self'.
//+     presenter.bind(titles: counts.map { [weak self] in self?.format($0) ?? "" })
    }

    private func format(_ count: Int) -> String { "\(count)" }
}

// === a stream of the view's listener
// use: ribs-rx-uikit

protocol ListPresentableListener: AnyObject {
    var titles: Observable<String> { get }
}

protocol ListPresentable: Presentable {
    var listener: ListPresentableListener? { get set }
}

final class ListViewController: UIViewController, ListPresentable {
    weak var listener: ListPresentableListener?
    private let label = UILabel()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.titles
            .subscribe(onNext: { [weak self] in self?.label.text = $0 })
            .disposed(by: bag)
    }
}

final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener {
    private let counts: Observable<Int>

    var titles: Observable<String> {
        counts.filter { $0 > 0 }.map { count in self.format(count) }
        //                                      ^^^^ interactor_retained_by_own_object: 'bag' keeps this closure
    }

    init(presenter: ListPresentable, counts: Observable<Int>) {
        self.counts = counts
        super.init(presenter: presenter)
        presenter.listener = self
    }

    private func format(_ count: Int) -> String { "\(count)" }
}

// === streams that end, a bag that is cleared, a view that is not the presenter, and static functions
// use: ribs-rx-uikit

protocol ListPresentable: Presentable {
    func bind(titles: Observable<String>)
    func show(titles: Observable<String>)
    func print(titles: Observable<String>)
}

final class ListViewController: UIViewController, ListPresentable {
    private let label = UILabel()
    private let bag = DisposeBag()
    private var shown = DisposeBag()

    func bind(titles: Observable<String>) {
        titles.take(1).subscribe(onNext: { [weak self] in self?.label.text = $0 }).disposed(by: bag)
    }

    func show(titles: Observable<String>) {
        titles.subscribe(onNext: { [weak self] in self?.label.text = $0 }).disposed(by: shown)
    }

    func print(titles: Observable<String>) {
        titles.subscribe(onNext: { [weak self] in self?.label.text = $0 }).disposed(by: bag)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown = DisposeBag()
    }
}

final class ListInteractor: PresentableInteractor<ListPresentable> {
    private let counts: Observable<Int>

    init(presenter: ListPresentable, counts: Observable<Int>) {
        self.counts = counts
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.bind(titles: counts.map(format))
        presenter.show(titles: counts.map(format))
        presenter.print(titles: counts.take(1).map(format))
        presenter.print(titles: counts.map(ListInteractor.text))
        presenter.print(titles: counts.map { "\($0)" })
        Other().print(titles: counts.map(format))
    }

    private func format(_ count: Int) -> String { "\(count)" }

    private static func text(_ count: Int) -> String { "\(count)" }
}

final class Other {
    private let bag = DisposeBag()

    func print(titles: Observable<String>) {
        titles.subscribe(onNext: { _ in }).disposed(by: bag)
    }
}
