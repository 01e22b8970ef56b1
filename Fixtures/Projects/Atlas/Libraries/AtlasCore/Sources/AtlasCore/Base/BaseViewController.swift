import RxSwift
import UIKit

open class BaseViewController: UIViewController {
    public let disposeBag = DisposeBag()

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open func setUpViews() {}
    open func bindViews() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        bindViews()
    }
}
