import RIBs
import RxCocoa
import RxSwift
import UIKit

/// Base of every screen that can be popped or swiped away by the system.
open class BaseViewController: UIViewController {

    public let disposeBag = DisposeBag()

    public var removed: Observable<Void> {
        removedRelay.asObservable()
    }

    private let removedRelay = PublishRelay<Void>()

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        bindViews()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true {
            removedRelay.accept(())
            didRemoveFromHierarchy()
        }
    }

    open func setUpViews() {}

    open func bindViews() {}

    /// Called once the screen has gone, however it went.
    open func didRemoveFromHierarchy() {}
}
