import RIBsKit
import UIKit

open class BaseViewController: UIViewController {
    public let disposeBag = DisposeBag()

    open var screenName: String { String(describing: type(of: self)) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        setUpBindings()
    }

    open func setUpViews() {}

    open func setUpBindings() {}
}
