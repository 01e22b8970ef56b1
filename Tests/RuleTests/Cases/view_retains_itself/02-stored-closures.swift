// === the cell provider of a data source, by the name of the type and of another one
// clean: cell providers that capture the view weakly or use only their item
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    typealias Items = UICollectionViewDiffableDataSource<Int, Int>

    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var names: Items?
    private var dates: UITableViewDiffableDataSource<Int, Int>!
    private var others: UITableViewDiffableDataSource<Int, Int>?
    private lazy var lazily = Items(collectionView: collectionView) { _, path, _ in
//-     self.cell(path)
    //  ^^^^ view_retains_itself: 'lazily' keeps this closure
//+     UICollectionViewCell()
    }

    func setUp(_ tableView: UITableView) {
//-     names = Items(collectionView: collectionView) { _, path, _ in self.cell(path) }
        //                                                            ^^^^ view_retains_itself: 'names' keeps this closure
//+     names = Items(collectionView: collectionView) { [weak self] _, path, _ in self?.cell(path) }
//-     dates = .init(tableView: tableView, cellProvider: { _, path, _ in self.row(path) })
        //                                                                ^^^^ view_retains_itself: 'dates' keeps this
//-     let made = UITableViewDiffableDataSource<Int, Int>(tableView: tableView, cellProvider: provide)
        //                                                                                     ^^^^^^^ view_retains_itself: 'others' keeps the method 'provide'
//+     let made = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { _, _, _ in UITableViewCell() }
        others = made
    }

    private func cell(_ path: IndexPath) -> UICollectionViewCell? { nil }
    private func row(_ path: IndexPath) -> UITableViewCell? { nil }
    private func provide(_ view: UITableView, _ path: IndexPath, _ item: Int) -> UITableViewCell? { nil }
}

// === the layout of an own collection view, and what a data source provides
// clean: a layout that captures the view weakly
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    private lazy var collectionView: UICollectionView = {
        let layout = makeLayout()
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private var names: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
//-     names?.supplementaryViewProvider = { _, _, path in self.header(path) }
        //                                                 ^^^^ view_retains_itself: 'names' keeps this closure
//+     names?.supplementaryViewProvider = { [weak self] _, _, path in self?.header(path) }
//-     names?.supplementaryViewProvider = provide
        //                                 ^^^^^^^ view_retains_itself: 'names' keeps the method 'provide'
    }

    private func makeLayout() -> UICollectionViewLayout {
//-     UICollectionViewCompositionalLayout { index, _ in self.section(index) }
        //                                                ^^^^ view_retains_itself: 'collectionView' keeps this closure
//+     UICollectionViewCompositionalLayout { [weak self] index, _ in self?.section(index) }
    }

    private func header(_ path: IndexPath) -> UICollectionReusableView? { nil }
    private func section(_ index: Int) -> NSCollectionLayoutSection? { nil }
    private func provide(_ view: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView? { nil }
}

// === a stored closure of a cell, of a subview and of the view itself
// clean: stored closures that capture the view weakly
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

final class FeedCell: UICollectionViewCell {
    var onTap: (() -> Void)?
    var onHold: ((Int) -> Void)?
}

final class BannerView: UIView {
    var onTap: (() -> Void)?
    private let keep: () -> Void

    init(keep: @escaping () -> Void) {
        self.keep = keep
        super.init(frame: .zero)
    }

    func configure(_ onTap: @escaping () -> Void) { self.onTap = onTap }
}

final class FeedViewController: UIViewController, FeedPresentable {
    private let bag = DisposeBag()
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let banner = BannerView {}
    private var onClose: (() -> Void)?
    private lazy var onOpen: () -> Void = {
//-     self.open()
    //  ^^^^ view_retains_itself: 'onOpen' keeps this closure
    }

    func show(_ items: Observable<[Int]>) {
        items.bind(to: collectionView.rx.items(cellIdentifier: "cell", cellType: FeedCell.self)) { [weak self] _, _, cell in
            guard let self else { return }
//-         cell.onTap = { self.open() }
            //             ^^^^ view_retains_itself: 'onTap' keeps this closure
//+         cell.onTap = { [weak self] in self?.open() }
        }.disposed(by: bag)
        let other = BannerView {
//-         self.open()
        //  ^^^^ view_retains_itself: 'addSubview' keeps this closure
        }
        view.addSubview(other)
//-     banner.onTap = { self.open() }
        //               ^^^^ view_retains_itself: 'banner' keeps this closure
//+     banner.onTap = { [weak self] in self?.open() }
//-     banner.configure { self.open() }
        //                 ^^^^ view_retains_itself
//-     onClose = { self.open() }
        //          ^^^^ view_retains_itself: 'onClose' keeps this closure
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        guard let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? FeedCell else { return .init() }
//-     cell.onHold = { [self] in open($0) }
        //               ^^^^ view_retains_itself: 'onHold' keeps this closure
        return cell
    }

    private func open(_ item: Int = 0) {}
}

// === actions of controls and bar items
// clean: actions that capture the view weakly
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     button.addAction(UIAction { _ in self.close() }, for: .touchUpInside)
        //                               ^^^^ view_retains_itself
//-     navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.close() })
        //                                                                                 ^^^^ view_retains_itself
//+     button.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        let done = UIButton(primaryAction: UIAction { _ in
//-         self.close()
        //  ^^^^ view_retains_itself
        })
        let stack = UIStackView(arrangedSubviews: [done])
        view.addSubview(stack)
    }

    private func close() {}
}

// === a cell and a child controller that the view's code names
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedCell: UICollectionViewCell {
    private var names: UICollectionViewDiffableDataSource<Int, Int>?

    func show(_ collectionView: UICollectionView) {
        names = .init(collectionView: collectionView) { _, _, _ in self.cell() }
        //                                                         ^^^^ view_retains_itself: 'FeedCell' keeps itself alive
    }

    private func cell() -> UICollectionViewCell? { nil }
}

final class FeedViewController: UIViewController, FeedPresentable {
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(FeedCell.self, forCellWithReuseIdentifier: "cell")
    }
}

// === a property that the view sets to itself
// clean: ..., weak
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

protocol FeedAction: AnyObject {}

final class FeedViewController: UIViewController, FeedPresentable, FeedAction {
//- var action: FeedAction?
    //  ^^^^^^ view_retains_itself: it sets 'action', which is not weak, to itself
//+ weak var action: FeedAction?

    override func viewDidLoad() {
        super.viewDidLoad()
        action = self
    //  ~~~~~~ it is set here
    }
}

// === a view of SwiftUI that the view embeds, and an observation that it stores
// clean: closures that capture the view weakly
// use: ribs-uikit

import SwiftUI

protocol FeedPresentable: Presentable {}

struct BannerView: View {
    let title: String
    let onTap: () -> Void

    var body: some View { Button(title, action: onTap) }
}

final class Player: NSObject {
    @objc dynamic var rate = 0
}

final class FeedViewController: UIViewController, FeedPresentable {
    private let player = Player()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
//-     let host = UIHostingController(rootView: BannerView(title: "Sale", onTap: { self.open() }))
        //                                                                          ^^^^ view_retains_itself: 'addChild' keeps this closure
//+     let host = UIHostingController(rootView: BannerView(title: "Sale", onTap: { [weak self] in self?.open() }))
        addChild(host)
//-     observation = player.observe(\.rate) { _, _ in self.open() }
        //                                             ^^^^ view_retains_itself: 'observation' keeps this closure
//+     observation = player.observe(\.rate) { [weak self] _, _ in self?.open() }
    }

    private func open() {}
}
