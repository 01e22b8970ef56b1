// === the listener of a subview
// clean: ..., set by the view
// use: ribs-uikit

protocol FeedViewListener: AnyObject {
    func didPull()
}

final class FeedView: UIView {
    weak var listener: FeedViewListener?
    //       ^^^^^^^^ presenter_listener_not_set warning: Nothing assigns 'listener' of 'FeedView', so what 'pulled()' sends is lost.

    @objc private func pulled() { listener?.didPull() }
    //                                      ~~~~~~~ it is used here
}

protocol HomePresentable: Presentable {}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    private let feed = FeedView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(feed)
//+     feed.listener = self
    }
}

extension HomeViewController: FeedViewListener {
    func didPull() {}
}

// === the delegate of a cell, which a delegate method of the system uses
// clean: ..., set by a configuration closure
// use: ribs-uikit

protocol FeedCellDelegate: AnyObject {
    func cellDidSelect(_ index: Int)
}

final class FeedCell: UICollectionViewCell, UITextFieldDelegate {
    weak var delegate: FeedCellDelegate?
    //       ^^^^^^^^ presenter_listener_not_set warning: Nothing assigns 'delegate' of 'FeedCell'

    func textFieldDidEndEditing(_ textField: UITextField) { send() }
    private func send() { delegate?.cellDidSelect(1) }
}

protocol HomePresentable: Presentable {}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable, FeedCellDelegate {
    func cell() -> FeedCell {
        let cell = FeedCell()
//+     configure(cell) { $0.delegate = self }
        return cell
    }

    func cellDidSelect(_ index: Int) {}
}

// === a call that no event is known to run
// clean: ..., set by the initializer
// use: ribs-uikit

protocol BannerDelegate: AnyObject {
    func bannerDidHide()
}

final class BannerView: UIView {
    weak var delegate: BannerDelegate?
    //       ^^^^^^^^ presenter_listener_not_set note: so what 'hide()' sends is lost; no event is known to run it.

//+ init(delegate: BannerDelegate?) {
//+     super.init(frame: .zero)
//+     self.delegate = delegate
//+ }
//+
    func hide() { delegate?.bannerDidHide() }
}

protocol HomePresentable: Presentable {}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    private var banner: BannerView?

    override func viewDidLoad() {
        super.viewDidLoad()
//-     banner = BannerView()
//+     banner = BannerView(delegate: self)
    }
}

extension HomeViewController: BannerDelegate {
    func bannerDidHide() {}
}

// === another object of unknown type, a protocol without requirements, an outlet, a view that nothing names
// clean
// use: ribs-uikit

protocol MarkerDelegate: AnyObject {}

protocol PlainDelegate: AnyObject {
    func didTap()
}

final class PlainView: UIView {
    weak var marker: MarkerDelegate?
    @IBOutlet weak var outlet: PlainDelegate?
    weak var owner: PlainDelegate?

    @objc private func tapped() {
        print(marker as Any)
        outlet?.didTap()
        owner?.didTap()
    }
}

final class LonelyView: UIView {
    weak var delegate: PlainDelegate?

    @objc private func tapped() { delegate?.didTap() }
}

protocol HomePresentable: Presentable {}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    private let plain = PlainView()

    override func viewDidLoad() {
        super.viewDidLoad()
        plain.owner = makeOwner()
    }
}
