// === a cell and a child controller whose superclasses are not analyzed
// clean: closures of a cell and a child controller with such superclasses, weak
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    private let cell = PhotoCell(style: .default, reuseIdentifier: nil)
    private lazy var page = PageController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
    }
}

final class PhotoCell: Forms.Cell<String> {
    private let photos = UIStackView()
    var onPhoto: ((UIView) -> Void)?

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
//-     onPhoto = { self.photos.addArrangedSubview($0) }
        //          ^^^^ view_retains_itself: 'onPhoto' keeps this closure
//+     onPhoto = { [weak self] in self?.photos.addArrangedSubview($0) }
    }
}

class PageController: FormViewController {
    private let bag = DisposeBag()
    private let items = PublishSubject<Int>()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     items.bind(onNext: { _ in self.reload() }).disposed(by: bag)
        //                        ^^^^ view_retains_itself: 'bag' keeps this closure
//+     items.bind(onNext: { [weak self] _ in self?.reload() }).disposed(by: bag)
    }

    private func reload() {}
}

// === a class whose superclass is not analyzed, and that overrides nothing of UIKit
// use: ribs-rx-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    private let player = Player()
}

final class Player: BasePlayer {
    private let bag = DisposeBag()
    private let items = PublishSubject<Int>()

    override func start() {
        super.start()
        items.bind(onNext: { _ in self.reload() }).disposed(by: bag)
    }

    private func reload() {}
}

// === a cell that a class named by the view passes to its superclasses as a type argument
// clean: such a cell, whose closure is weak
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    private let row = PhotoRow()
    private let other = VideoRow()
}

class Row<Cell: UITableViewCell> {}
final class PhotoRow: Row<PhotoCell> {}
final class VideoRow: Forms.Row<VideoCell> {}

final class PhotoCell: UITableViewCell {
    var onTap: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
//-     onTap = { self.isSelected = true }
        //        ^^^^ view_retains_itself: 'onTap' keeps this closure
//+     onTap = { [weak self] in self?.isSelected = true }
    }
}

final class VideoCell: UITableViewCell {
    var onTap: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
//-     onTap = { self.isSelected = true }
        //        ^^^^ view_retains_itself: 'onTap' keeps this closure
//+     onTap = { [weak self] in self?.isSelected = true }
    }
}
