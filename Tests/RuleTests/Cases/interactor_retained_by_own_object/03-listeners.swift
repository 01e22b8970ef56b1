// === a handler in the view's bag that captures its listener
// clean: ..., weakly
// use: ribs-rx-uikit

protocol LoginPresentableListener: AnyObject {
    func didTapLogin()
}

protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
    override init(presenter: LoginPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapLogin() {}
}

final class LoginViewController: UIViewController, LoginPresentable {
    weak var listener: LoginPresentableListener?
    private let button = UIButton()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     button.rx.tap.subscribe(onNext: { [listener] in
        //                                 ^^^^^^^^ interactor_retained_by_own_object warning: 'LoginInteractor' keeps itself alive: 'bag' keeps this closure, which captures 'listener' strongly
        //                                 ???????? [weak listener]
//+     button.rx.tap.subscribe(onNext: { [weak listener] in
            listener?.didTapLogin()
        }).disposed(by: bag)
    }
}

// === a strong local with the listener, a renamed capture, and closures that are released
// use: ribs-rx-uikit

protocol LoginPresentableListener: AnyObject {
    func didTapLogin()
}

protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
    override init(presenter: LoginPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapLogin() {}
}

final class LoginViewController: UIViewController, LoginPresentable {
    weak var listener: LoginPresentableListener?
    private let button = UIButton()
    private let field = LoginField()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.onSubmit = { [l = listener] in l?.didTapLogin() }
        //                  ^^^^^^^^^^^^ interactor_retained_by_own_object: 'field' keeps this closure, which captures 'l' strongly
        if let target = listener {
            button.rx.tap.subscribe(onNext: { target.didTapLogin() }).disposed(by: bag)
            //                                ^^^^^^ interactor_retained_by_own_object: 'bag' keeps this closure
        }
        button.rx.tap.take(1).subscribe(onNext: { [listener] in listener?.didTapLogin() }).disposed(by: bag)
        UIView.animate(withDuration: 1) { [listener] in listener?.didTapLogin() }
        field.onEnd = { [weak l = listener] in l?.didTapLogin() }
        let text = "listener"
        field.onEnd = { [text] in print(text) }
    }
}

final class LoginField: UIView {
    var onSubmit: (() -> Void)?
    var onEnd: (() -> Void)?
}

// === an interactor that captures its parent
// use: ribs-rx

protocol EditListener: AnyObject {
    func editDidEnd()
}

final class EditInteractor: Interactor {
    weak var listener: EditListener?
    private let taps = PublishSubject<Void>()

    override func didBecomeActive() {
        super.didBecomeActive()
        taps.subscribe(onNext: { [listener] in listener?.editDidEnd() }).disposeOnDeactivate(interactor: self)
        taps.subscribe(onNext: { self.listener?.editDidEnd() }).disposeOnDeactivate(interactor: self)
    }
}
