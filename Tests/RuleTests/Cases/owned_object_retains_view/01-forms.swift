// === a cell, a subview and an adapter that hold the view strongly
// clean: ..., weakly
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

protocol FeedCellDelegate: AnyObject {}

protocol BannerDelegate: AnyObject {}

final class FeedCell: UICollectionViewCell {
//- var delegate: FeedCellDelegate?
    //  ^^^^^^^^ owned_object_retains_view: 'FeedCell' keeps 'FeedViewController', which owns it, in 'delegate'
//+ weak var delegate: FeedCellDelegate?
}

final class BannerView: UIView {
//- var delegate: BannerDelegate?
    //  ^^^^^^^^ owned_object_retains_view: 'BannerView' keeps 'FeedViewController'
//+ weak var delegate: BannerDelegate?
}

final class FeedAdapter: NSObject {
//- private let owner: FeedViewController
    //          ^^^^^ owned_object_retains_view: 'FeedAdapter' keeps 'FeedViewController', which owns it, in 'owner'
//+ private unowned let owner: FeedViewController

    init(owner: FeedViewController) { self.owner = owner }
}

final class PagesView: UIView {
//- private var owner: FeedViewController?
    //          ^^^^^ owned_object_retains_view: 'PagesView' keeps 'FeedViewController'
//+ private weak var owner: FeedViewController?

    func configure(with owner: FeedViewController) { self.owner = owner }
}

final class FeedViewController: UIViewController, FeedPresentable, FeedCellDelegate, BannerDelegate {
    private let banner = BannerView()
//- //          ~~~~~~ 'banner' keeps it
    private let pages = PagesView()
    private lazy var adapter = FeedAdapter(owner: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.delegate = self
        pages.configure(with: self)
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        guard let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? FeedCell else { return .init() }
        cell.delegate = self
//-     //   ~~~~~~~~ 'FeedViewController' passes itself here
        return cell
    }
}

// === a protocol that structs may conform to, and a child controller
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

protocol PageOwner {}

final class PageViewController: UIViewController {
    var owner: PageOwner?
    //  ^^^^^ owned_object_retains_view: 'PageViewController' keeps 'FeedViewController'
}

final class FeedViewController: UIViewController, FeedPresentable, PageOwner {
    override func viewDidLoad() {
        super.viewDidLoad()
        let page = PageViewController()
        page.owner = self
        addChild(page)
    }
}

// === objects that the view does not own, or that another owner releases
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

protocol PopupDelegate: AnyObject {}

final class PopupViewController: UIViewController {
    var delegate: PopupDelegate?
}

final class Tracker {
    static let shared = Tracker()
    var delegate: PopupDelegate?
}

final class BannerView: UIView {
    var delegate: PopupDelegate?
}

final class FeedViewController: UIViewController, FeedPresentable, PopupDelegate {
    private let tracker: Tracker
    private let banner = BannerView()
    private lazy var field: UITextField = {
        let field = UITextField()
        field.delegate = self
        return field
    }()

    init(tracker: Tracker) {
        self.tracker = tracker
        super.init(nibName: nil, bundle: nil)
        tracker.delegate = self
        Tracker.shared.delegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.delegate = self
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        banner.delegate = nil
    }

    func show(_ other: BannerView) {
        let popup = PopupViewController()
        popup.delegate = self
        present(popup, animated: true)
    }
}

// === the initializer of an owned object in a file without RIBs keeps the view
// clean: ..., weakly
// use: ribs-uikit

protocol CatalogPresentable: Presentable {}

final class CatalogViewController: UIViewController, CatalogPresentable {
    private var source: CatalogSource?

    override func viewDidLoad() {
        super.viewDidLoad()
        source = CatalogSource(owner: self)
    }
}

// --- CatalogSource.swift
import UIKit

final class CatalogSource: NSObject {
//- private let owner: UIViewController
    //          ^^^^^ owned_object_retains_view: 'CatalogSource' keeps 'CatalogViewController'
//+ private weak var owner: UIViewController?

    init(owner: UIViewController) {
        self.owner = owner
        super.init()
    }
}

// === a part with a delegate of a library's protocol that the view conforms to by way of another one
// clean: ..., weakly
// use: ribs-uikit

protocol TagsPresentable: Presentable {}

final class TagsView: UIView {
    private let collectionView = UICollectionView()

//- var delegate: UICollectionViewDelegate? {
    //  ^^^^^^^^ owned_object_retains_view: 'TagsView' keeps 'TagsViewController', which owns it, in 'delegate'
//+ weak var delegate: UICollectionViewDelegate? {
        didSet { collectionView.delegate = delegate }
    }
}

final class TagsViewController: UIViewController, TagsPresentable, UICollectionViewDelegateFlowLayout {
    private let tagsView = TagsView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tagsView)
        tagsView.delegate = self
    }
}
