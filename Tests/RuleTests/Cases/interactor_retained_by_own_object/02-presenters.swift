// === rows with closures that the view keeps
// clean: ..., weakly
// use: ribs-combine-uikit

struct Row: Hashable {
    let name: String
    let onTap: () -> Void

    init(_ name: String, onTap: @escaping () -> Void) {
        self.name = name
        self.onTap = onTap
    }

    static func == (left: Row, right: Row) -> Bool { left.name == right.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

protocol ListPresentable: Presentable {
    func show(rows: [Row])
}

protocol ListListener: AnyObject {
    func listDidPick(_ name: String)
}

final class ListViewController: UIViewController, ListPresentable {
    private let table = UICollectionView()
    private lazy var source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: table) { _, _, _ in nil }

    func show(rows: [Row]) {
        var snapshot = source.snapshot()
        snapshot.deleteAllItems()
        snapshot.appendItems(rows, toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
    }
}

final class ListInteractor: PresentableInteractor<ListPresentable> {
    weak var listener: ListListener?
    private let names: AnyPublisher<[String], Never>
    private var cancellables: Set<AnyCancellable> = []

    init(presenter: ListPresentable, names: AnyPublisher<[String], Never>) {
        self.names = names
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        names.sink { [weak self] names in
            guard let self = self else { return }
            let rows = names.map { name in
//-             Row(name) {
//-                 self.listener?.listDidPick(name)
                //  ^^^^ interactor_retained_by_own_object: 'ListInteractor' keeps itself alive: 'show' keeps this closure, which captures 'self' strongly
//+             Row(name) { [weak self] in
//+                 self?.listener?.listDidPick(name)
                }
            }
            self.presenter.show(rows: rows)
        }.store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
    }
}

// === a handler that the presenter stores, and one that it only runs
// use: ribs-uikit

protocol FormPresentable: Presentable {
    var onSave: (() -> Void)? { get set }
    func ask(_ text: String, then handler: @escaping () -> Void)
    func animate(_ completion: @escaping () -> Void)
}

final class FormViewController: UIViewController, FormPresentable {
    var onSave: (() -> Void)?
    private var handler: (() -> Void)?

    func ask(_ text: String, then handler: @escaping () -> Void) { self.handler = handler }

    func animate(_ completion: @escaping () -> Void) { UIView.animate(withDuration: 1, animations: completion) }
}

final class FormInteractor: PresentableInteractor<FormPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.onSave = { self.save() }
        //                   ^^^^ interactor_retained_by_own_object: 'onSave' keeps this closure
        presenter.ask("Save?") { self.save() }
        //                       ^^^^ interactor_retained_by_own_object: 'ask' keeps this closure
        presenter.animate { self.save() }
    }

    private func save() {}
}

// === what the presenter gets again at the end
// use: ribs-uikit

protocol FormPresentable: Presentable {
    var onSave: (() -> Void)? { get set }
    func ask(then handler: (() -> Void)?)
}

final class FormViewController: UIViewController, FormPresentable {
    var onSave: (() -> Void)?
    private var handler: (() -> Void)?

    func ask(then handler: (() -> Void)?) { self.handler = handler }
}

final class FormInteractor: PresentableInteractor<FormPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.onSave = { self.save() }
        presenter.ask { self.save() }
    }

    override func willResignActive() {
        super.willResignActive()
        presenter.onSave = nil
        presenter.ask(then: nil)
    }

    private func save() {}
}

// === a property that one view computes
// use: ribs-uikit

protocol FormPresentable: Presentable {
    var onSave: (() -> Void)? { get set }
}

final class FormViewController: UIViewController, FormPresentable {
    var onSave: (() -> Void)? {
        get { nil }
        set { newValue?() }
    }
}

final class FormInteractor: PresentableInteractor<FormPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.onSave = { self.save() }
    }

    private func save() {}
}

// === a presenter that one class implements without keeping the handler
// use: ribs-uikit

protocol AskPresentable: Presentable {
    func ask(then handler: @escaping () -> Void)
}

final class AskViewController: UIViewController, AskPresentable {
    private var handler: (() -> Void)?

    func ask(then handler: @escaping () -> Void) { self.handler = handler }
}

final class QuietViewController: UIViewController, AskPresentable {
    func ask(then handler: @escaping () -> Void) { handler() }
}

final class AskInteractor: PresentableInteractor<AskPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.ask { self.save() }
    }

    private func save() {}
}
