// === the closure's owner calls a function that returns a view
// clean: the closure's owner calls a function that returns the listener
// use: ribs-rx-uikit, view-protocols Heron didTapClose

final class HeronInteractor: PresentableInteractor<HeronPresentable>, HeronPresentableListener {
    func didTapClose() {}
}

final class HeronViewController: UIViewController, HeronPresentable, HeronViewControllable {
    weak var listener: HeronPresentableListener?
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap.bind(with: self) { owner, _ in
//-         owner.currentView()?.endEditing(true)
//+         owner.currentListener()?.didTapClose()
            owner.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: viewDidLoad
        }.disposed(by: disposeBag)
    }

    private func currentListener() -> HeronPresentableListener? { listener }
    private func currentView() -> UIView? { view }
}

// === the closure's owner emits into a subject that nobody observes
// clean: the closure's owner emits into a subject that the Presentable exposes
// use: ribs-rx-uikit

protocol StorkPresentable: Presentable {
    var closed: PublishSubject<Void> { get }
}

final class StorkViewController: UIViewController, StorkPresentable, ViewControllable {
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()
    private let tapped = PublishSubject<Void>()
    let closed = PublishSubject<Void>()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap.subscribe(with: self, onNext: { screen, _ in
//-         screen.tapped.onNext(())
//+         screen.closed.onNext(())
            screen.dismiss(animated: true)
            //     ^^^^^^^ view_self_dismissal: viewDidLoad
        }).disposed(by: disposeBag)
    }
}

// === the closure's owner calls an object that tells nobody
// clean: the closure's owner calls an object that forwards to the listener
// use: ribs-rx-uikit, view-protocols Egret didTapClose

final class EgretForwarder {
    private weak var target: EgretPresentableListener?
    private var count = 0

    init(target: EgretPresentableListener?) { self.target = target }

    func forward() { target?.didTapClose() }
    func log() { count += 1 }
}

final class EgretInteractor: PresentableInteractor<EgretPresentable>, EgretPresentableListener {
    func didTapClose() {}
}

final class EgretViewController: UIViewController, EgretPresentable, EgretViewControllable {
    weak var listener: EgretPresentableListener?
    private lazy var forwarder = EgretForwarder(target: listener)
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap.withUnretained(self).subscribe(onNext: { screen, _ in
//-         screen.forwarder.log()
//+         screen.forwarder.forward()
            screen.dismiss(animated: true)
            //     ^^^^^^^ view_self_dismissal: viewDidLoad
        }).disposed(by: disposeBag)
    }
}

// === an alias of the view subscribes what the view emits to something else
// clean: an alias of the view subscribes what the view emits to the listener
// use: ribs-rx-uikit, view-protocols Crane didTapClose

final class CraneViewController: UIViewController, CranePresentable, CraneViewControllable {
    weak var listener: CranePresentableListener?
    private let closed = PublishSubject<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = self
        screen.closed.subscribe(onNext: { [weak screen] in
//-         screen?.view.endEditing(true)
//+         screen?.listener?.didTapClose()
        }).disposed(by: disposeBag)
    }

    @objc private func closeTapped() {
        closed.onNext(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === the closure's owner configures a controller that it does not present
// clean: the closure's owner configures the controller that it presents
// use: ribs-rx-uikit, view-protocols Avocet didTapClose

final class AvocetPicker: UIViewController {
    var onDone: (() -> Void)?
}

final class AvocetViewController: UIViewController, AvocetPresentable, AvocetViewControllable {
    weak var listener: AvocetPresentableListener?
    private let picker = AvocetPicker()
    private let other = UIViewController()
    private let openButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        openButton.rx.tap.bind(with: self) { screen, _ in
            screen.picker.onDone = { [unowned screen] in screen.dismiss(animated: true) }
            //                                                  ^^^^^^^ view_self_dismissal: viewDidLoad
//-         screen.present(screen.other, animated: true)
//+         screen.present(screen.picker, animated: true)
        }.disposed(by: disposeBag)
    }
}
