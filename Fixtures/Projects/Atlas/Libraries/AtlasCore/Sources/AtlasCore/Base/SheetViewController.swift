import RxCocoa
import RxSwift
import UIKit

/// A modal screen. However it goes, by a swipe, a button or its router, `dismissed` fires.
open class SheetViewController: BaseViewController {
    private let dismissedRelay = PublishRelay<Void>()

    public var dismissed: Observable<Void> { dismissedRelay.asObservable() }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || navigationController?.isBeingDismissed == true {
            dismissedRelay.accept(())
        }
    }
}
