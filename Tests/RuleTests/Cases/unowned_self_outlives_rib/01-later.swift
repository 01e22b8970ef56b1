// === a completion that the client calls on another queue
// clean: ..., weakly
// use: ribs

final class ReportInteractor: Interactor {
    private let client: ReportLoading

    init(client: ReportLoading) { self.client = client }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     client.load { [unowned self] text in
        //                     ^^^^ unowned_self_outlives_rib warning: 'load' may run this closure after 'ReportInteractor' is released
        //                     ???? [weak self]
//-         self.show(text)
//+     client.load { [weak self] text in
//+         self?.show(text)
        }
    }

    private func show(_ text: String) {}
}

protocol ReportLoading {
    func load(_ completion: @escaping (String) -> Void)
}

final class ReportClient: ReportLoading {
    func load(_ completion: @escaping (String) -> Void) {
        fetch { completion($0) }
    }

    private func fetch(then completion: @escaping (String) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { completion("") }
        //                     ~~~~~~~~~~ this runs the closure later
    }
}

// === a delay in a view, and a session in a worker
// use: ribs-uikit

protocol ToastPresentable: Presentable {}

final class ToastViewController: UIViewController, ToastPresentable {
    private let label = UILabel()

    func show() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [unowned self] in
            //                                                         ^^^^ unowned_self_outlives_rib: 'asyncAfter' may run this closure after 'ToastViewController' is released
            self.label.isHidden = true
        }
    }
}

final class ReportWorker: Worker {
    private var text = ""

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [unowned self] data, _, _ in
            //                                           ^^^^ unowned_self_outlives_rib: 'dataTask' may run this closure
            DispatchQueue.main.async { self.text = "\(data?.count ?? 0)" }
        }.resume()
    }
}

// === a loader of the own object that answers only while it exists
// use: ribs

final class ReportInteractor: Interactor {
    private let loader = ReportLoader()

    override func didBecomeActive() {
        super.didBecomeActive()
        loader.load { [unowned self] in self.show() }
    }

    private func show() {}
}

final class ReportLoader {
    private var isReady = false

    func load(_ completion: @escaping () -> Void) {
        DispatchQueue.global().async { [weak self] in
            guard let self else { return }
            self.isReady = true
            DispatchQueue.main.async { completion() }
        }
    }
}

// === closures that run in place, that die with the object, or of which it is not known when they run
// use: ribs-rx-uikit

protocol ListPresentable: Presentable {}

final class ListViewController: UIViewController, ListPresentable {
    private let button = UIButton()
    private let bag = DisposeBag()
    private lazy var title1: String = { [unowned self] in self.description }()
    private var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.rx.tap.subscribe(onNext: { [unowned self] in self.close() }).disposed(by: bag)
        onClose = { [unowned self] in self.close() }
        UIView.animate(withDuration: 0.2) { [unowned self] in self.button.alpha = 1 }
        let names = ["a"].map { [unowned self] in $0 + self.description }
        print(names)
        run { [unowned self] in self.close() }
        keep { [unowned self] in self.close() }
        either(true) { [unowned self] in self.close() }
        DispatchQueue.main.sync { [unowned self] in self.close() }
        DispatchQueue.main.async { [weak self] in self?.close() }
    }

    private func run(_ work: () -> Void) { work() }

    private func keep(_ work: @escaping () -> Void) { onClose = work }

    private func either(_ isLate: Bool, _ work: @escaping () -> Void) {
        if isLate {
            DispatchQueue.main.async { work() }
        } else {
            work()
        }
    }

    private func close() {}
}
