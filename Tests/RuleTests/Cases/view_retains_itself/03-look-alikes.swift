// === closures that run and are released
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private let bag = DisposeBag()
    private let button = UIButton().then { $0.isEnabled = false }
    private lazy var field: UITextField = {
        let field = UITextField()
        field.delegate = self
        return field
    }()

    func show(_ items: [Int], _ picker: PickerViewController) {
        UIView.animate(withDuration: 1) { self.close() }
        DispatchQueue.main.async { self.close() }
        Task { self.close() }
        items.forEach { _ in self.close() }
        present(picker, animated: true) { self.close() }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .default) { _ in self.close() })
        present(alert, animated: true)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.close() }
        animator.startAnimation()
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
    }

    func choose() {
        let picker = PickerViewController()
        picker.onPick = { self.close() }
        present(picker, animated: true)
    }

    @objc private func close() {}
}

final class PickerViewController: UIViewController {
    var onPick: (() -> Void)?
}

extension LoginViewController: UITextFieldDelegate {}

// === weak captures in all forms
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private let bag = DisposeBag()
    private let button = UIButton()
    private var name = ""

    func show(_ states: Observable<String>) {
        states.subscribe(onNext: { [weak self] state in
            guard let self else { return }
            self.name = state
            UIView.animate(withDuration: 1) { self.close() }
        }).disposed(by: bag)
        states.subscribe(onNext: { [unowned self] in self.name = $0 }).disposed(by: bag)
        states.subscribe(with: self) { owner, state in owner.name = state }.disposed(by: bag)
        states.withUnretained(self).bind { view, state in view.name = state }.disposed(by: bag)
        states.asDriver(onErrorJustReturn: "").drive(weak: self) { (self, state) in self.name = state }.disposed(by: bag)
        states.bind { [weak view = self] in view?.name = $0 }.disposed(by: bag)
        states.bind { [button] in button.setTitle($0, for: .normal) }.disposed(by: bag)
        button.rx.tap.withLatestFrom(self.button.rx.tap).bind { print($0) }.disposed(by: bag)
        states.bind(to: self.button.rx.title()).disposed(by: bag)
    }

    private func close() {}
}

// === chains that end by themselves, a local bag, a stream that is returned, and a bag of another object
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class Session {
    let bag = DisposeBag()
}

final class LoginViewController: UIViewController, LoginPresentable {
    private let bag = DisposeBag()
    private let session: Session
    private var name = ""

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    func load(_ request: Single<String>, _ states: Observable<String>) {
        request.subscribe(onSuccess: { self.name = $0 }).disposed(by: bag)
        states.take(1).subscribe(onNext: { self.name = $0 }).disposed(by: bag)
        states.first().subscribe(onSuccess: { self.name = $0 ?? "" }).disposed(by: bag)
        let local = DisposeBag()
        states.subscribe(onNext: { self.name = $0 }).disposed(by: local)
        states.subscribe(onNext: { self.name = $0 }).disposed(by: session.bag)
    }

    func stream(_ states: Observable<String>) -> Observable<String> { states.map { self.name + $0 } }
}

// === what the end of the view's appearance releases
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private var bag = DisposeBag()
    private var onClose: (() -> Void)?
    private let banner = BannerView()

    func show(_ states: Observable<Int>) {
        states.bind { _ in self.close() }.disposed(by: bag)
        onClose = { self.close() }
        banner.onTap = { self.close() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        release()
    }

    private func release() {
        bag = DisposeBag()
        onClose = nil
        banner.onTap = nil
    }

    private func close() {}
}

final class BannerView: UIView {
    var onTap: (() -> Void)?
}

// === what the interactor releases when it is deactivated
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {
    func stop()
}

final class LoginInteractor: PresentableInteractor<LoginPresentable> {
    override func willResignActive() {
        super.willResignActive()
        presenter.stop()
    }
}

final class LoginViewController: UIViewController, LoginPresentable {
    private var bag = DisposeBag()

    func show(_ states: Observable<Int>) { states.bind { _ in self.close() }.disposed(by: bag) }

    func stop() { bag = DisposeBag() }

    private func close() {}
}

// === a bag that only the deinitializer empties
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private var bag = DisposeBag()

    func show(_ states: Observable<Int>) {
        states.bind { _ in self.close() }.disposed(by: bag)
        //                 ^^^^ view_retains_itself
    }

    deinit { bag = DisposeBag() }

    private func close() {}
}

// === objects of a service, of a parameter, a controller of no RIB, and a router
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class Service {
    static let shared = Service()
    var onChange: (() -> Void)?
}

final class LoginViewController: UIViewController, LoginPresentable {
    private let service: Service
    private weak var delegate: LoginViewController?
    private var onClose: (() -> Void)?

    init(service: Service) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    func show(_ other: Service) {
        service.onChange = { self.close() }
        other.onChange = { self.close() }
        Service.shared.onChange = { self.close() }
        delegate?.onClose = { self.close() }
    }

    private func close() {}
}

final class DebugViewController: UIViewController {
    private let bag = DisposeBag()

    func show(_ states: Observable<Int>) { states.bind { _ in self.close() }.disposed(by: bag) }

    private func close() {}
}
