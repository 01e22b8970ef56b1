// === taps of a cell that a list uses again
// clean: ..., which renews its bag
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

protocol FeedPresentableListener: AnyObject {
    func didTapLike(_ row: Int)
}

final class FeedCell: UITableViewCell {
    let likeButton = UIButton()
//- let bag = DisposeBag()
    //  ~~~ the bag of the cell
//+ private(set) var bag = DisposeBag()
//+
//+ override func prepareForReuse() {
//+     super.prepareForReuse()
//+     bag = DisposeBag()
//+ }
}

final class FeedViewController: UIViewController, FeedPresentable, UITableViewDataSource {
    weak var listener: FeedPresentableListener?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        if let cell = cell as? FeedCell {
            cell.likeButton.rx.tap
                .subscribe(onNext: { [weak self] in self?.listener?.didTapLike(path.row) })
            //   ^^^^^^^^^ reused_cell_subscription_kept warning: 'FeedCell' keeps the subscriptions of former rows: nothing renews 'bag'
            //                                            ~~~~~~~~ the handler notifies the listener
                .disposed(by: cell.bag)
        }
        return cell
    }
}

// === a function of the cell that is called for each row
// clean: ..., which renews the bag itself
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

final class PostCell: UICollectionViewCell {
    private let label = UILabel()
//- private let bag = DisposeBag()
//+ private var bag = DisposeBag()

    func configure(with title: BehaviorRelay<String>) {
//+     bag = DisposeBag()
        title.bind(to: label.rx.text).disposed(by: bag)
        //    ^^^^ reused_cell_subscription_kept note: 'PostCell' keeps the subscriptions of former rows
    }
}

final class FeedViewController: UIViewController, FeedPresentable, UICollectionViewDataSource {
    private let titles: [BehaviorRelay<String>] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "post", for: path)
        (cell as? PostCell)?.configure(with: titles[path.item])
        return cell
    }
}

// === subscriptions that a cell makes once, and cells that are no reused ones
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

final class PostCell: UICollectionViewCell {
    let button = UIButton()
    private let taps = PublishRelay<Void>()
    private let bag = DisposeBag()

    override init(frame: CGRect) {
        super.init(frame: frame)
        bind()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        bind()
    }

    private func bind() {
        button.rx.tap.bind(to: taps).disposed(by: bag)
    }
}

final class CardView: UIView {
    let button = UIButton()
    let bag = DisposeBag()
}

final class FeedViewController: UIViewController, FeedPresentable, UICollectionViewDataSource {
    private let card = CardView()

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        card.button.rx.tap.subscribe(onNext: { print("card") }).disposed(by: card.bag)
        return view.dequeueReusableCell(withReuseIdentifier: "post", for: path)
    }
}

// === a cell that the view creates, and a chain that ends
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

final class FormCell: UITableViewCell {
    let button = UIButton()
    let bag = DisposeBag()
}

final class FormViewController: UIViewController, FeedPresentable, UITableViewDataSource {
    private let cell = FormCell()

    override func viewDidLoad() {
        super.viewDidLoad()
        cell.button.rx.tap.subscribe(onNext: { print("form") }).disposed(by: cell.bag)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        (cell as? FormCell).map { form in
            Observable.just(path.row).subscribe(onNext: { print($0) }).disposed(by: form.bag)
        }
        return cell
    }
}

// === a registration of cells for the elements of a stream
// clean: ..., whose cell renews its bag
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

protocol FeedPresentableListener: AnyObject {
    func didTapLike(_ title: String)
}

final class FeedCell: UITableViewCell {
    let likeButton = UIButton()
    var bag = DisposeBag()
//+
//+ override func prepareForReuse() {
//+     super.prepareForReuse()
//+     bag = DisposeBag()
//+ }
}

final class FeedViewController: UIViewController, FeedPresentable {
    weak var listener: FeedPresentableListener?
    private let titles = BehaviorRelay<[String]>(value: [])
    private let tableView = UITableView()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        titles
            .bind(to: tableView.rx.items(cellIdentifier: "cell", cellType: FeedCell.self)) { [weak self] _, title, cell in
                cell.likeButton.rx.tap
                    .bind { self?.listener?.didTapLike(title) }
                //   ^^^^ reused_cell_subscription_kept warning: 'FeedCell' keeps the subscriptions of former rows
                    .disposed(by: cell.bag)
            }
            .disposed(by: bag)
    }
}

// === a base class of cells that renews the bag, or does not
// clean: ..., or that does
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

class BaseCell: UITableViewCell {
    let button = UIButton()
    var bag = DisposeBag()

    override func prepareForReuse() {
        super.prepareForReuse()
//+     bag = DisposeBag()
    }
}

final class PostCell: BaseCell {
    func show(_ row: Int) {
        button.rx.tap.subscribe(onNext: { print(row) }).disposed(by: bag)
        //            ^^^^^^^^^ reused_cell_subscription_kept note: 'BaseCell' keeps the subscriptions of former rows
    }
}

final class FeedViewController: UIViewController, FeedPresentable, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path) as! PostCell
        cell.show(path.row)
        return cell
    }
}
