// === a function of that name of an object that is not analyzed
// use: ribs-rx-cocoa

import UIKit

struct AnchorInput {
    let taps: Observable<Void>
}

protocol AnchorPresentableListener: AnyObject {
    func transform(input: AnchorInput)
}

protocol AnchorListener: AnyObject {
    func anchorDidClose()
}

protocol AnchorPresentable: Presentable {
    var listener: AnchorPresentableListener? { get set }
}

final class AnchorViewController: UIViewController, AnchorPresentable, ViewControllable {
    weak var listener: AnchorPresentableListener?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.transform(input: AnchorInput(taps: button.rx.tap.asObservable()))
    }
}

final class OtherViewController: UIViewController {
    weak var listener: OtherPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.transform(input: makeInput())
    }

    private func makeInput() -> AnchorInput { AnchorInput(taps: Observable.just(())) }
}

final class AnchorInteractor: PresentableInteractor<AnchorPresentable>, AnchorPresentableListener {
    weak var listener: AnchorListener?
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: their sources end with the RIB.

    override init(presenter: AnchorPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func transform(input: AnchorInput) {
        input.taps.subscribe(onNext: { [weak self] in self?.listener?.anchorDidClose() }).disposed(by: bag)
        //         ~~~~~~~~~
    }
}

// === a function of an object that is not analyzed, which the interactor may be
// use: ribs-rx-cocoa

import UIKit

struct AnchorInput {
    let taps: Observable<Void>
}

protocol AnchorPresentableListener: AnyObject {
    func transform(input: AnchorInput)
}

protocol AnchorListener: AnyObject {
    func anchorDidClose()
}

protocol AnchorPresentable: Presentable {
    var listener: AnchorPresentableListener? { get set }
}

final class AnchorViewController: UIViewController, AnchorPresentable, ViewControllable {
    weak var listener: AnchorPresentableListener?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.transform(input: AnchorInput(taps: button.rx.tap.asObservable()))
    }
}

final class OtherViewController: UIViewController {
    weak var listener: OtherPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.transform(input: makeInput())
    }

    private func makeInput() -> AnchorInput { AnchorInput(taps: Observable.just(())) }
}

final class AnchorInteractor: PresentableInteractor<AnchorPresentable>, AnchorPresentableListener, OtherPresentableListener {
    weak var listener: AnchorListener?
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: their sources are not analyzed.

    override init(presenter: AnchorPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func transform(input: AnchorInput) {
        input.taps.subscribe(onNext: { [weak self] in self?.listener?.anchorDidClose() }).disposed(by: bag)
        //         ~~~~~~~~~
    }
}
