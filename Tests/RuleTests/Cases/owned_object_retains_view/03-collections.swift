// === an array of observers that keeps the view
// clean: an array of observers that the view leaves
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

protocol SelectionObserver: AnyObject {}

final class Selection {
    private var observers: [SelectionObserver] = []
    //          ^^^^^^^^^ owned_object_retains_view: 'Selection' keeps 'FeedViewController', which owns it, in 'observers'
//- //          ????????? Use weak references

    func add(_ observer: SelectionObserver) { observers.append(observer) }

    func remove(_ observer: SelectionObserver) { observers.removeAll { $0 === observer } }
}

final class FeedViewController: UIViewController, FeedPresentable, SelectionObserver {
    private let selection = Selection()

    override func viewDidLoad() {
        super.viewDidLoad()
        selection.add(self)
    }
//+
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     selection.remove(self)
//+ }
}

// === a table of weak references to observers
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

protocol SelectionObserver: AnyObject {}

final class Selection {
    private let observers = NSHashTable<AnyObject>.weakObjects()

    func add(_ observer: SelectionObserver) { observers.add(observer) }
}

final class FeedViewController: UIViewController, FeedPresentable, SelectionObserver {
    private let selection = Selection()

    override func viewDidLoad() {
        super.viewDidLoad()
        selection.add(self)
    }
}

// === a data source of a library's protocol, in a view that the own view keeps
// clean: ..., weak
// use: ribs-uikit

protocol TagsPresentable: Presentable {}

final class TagField: UIView {
//- var dataSource: UICollectionViewDataSource? {
    //  ^^^^^^^^^^ owned_object_retains_view: 'TagField' keeps 'TagsViewController', which owns it, in 'dataSource'
//- //  ?????????? Make it an optional 'weak var'
//+ weak var dataSource: UICollectionViewDataSource? {
        didSet { tags.dataSource = dataSource }
    }

    private let tags = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}

final class TagsViewController: UIViewController, TagsPresentable {
    private let field = TagField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.dataSource = self
    }
}

extension TagsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
}
