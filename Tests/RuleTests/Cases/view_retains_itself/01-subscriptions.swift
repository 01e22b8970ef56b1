// === the operator before a weak handler captures the view
// clean: ..., weakly
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private let nameField = UITextField()
    private let loginButton = UIButton()
    private let bag = DisposeBag()
    //          ~~~ 'bag' lives as long as the view

    override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.rx.tap
//-         .map { self.nameField.text ?? "" }
            //   ~ the closure begins here
            //     ^^^^ view_retains_itself: 'LoginViewController' keeps itself alive: 'bag' keeps this closure, which captures 'self' strongly
//+         .map { [weak self] in self?.nameField.text ?? "" }
            .subscribe(onNext: { [weak self] in self?.login($0) })
            .disposed(by: bag)
    }

    private func login(_ name: String) {}
}

// === the handler, a method as the handler, and a nested weak capture
// clean: handlers that capture it weakly
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private let loginButton = UIButton()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     loginButton.rx.tap.subscribe(onNext: { self.login() }).disposed(by: bag)
        //                                     ^^^^ view_retains_itself: 'bag' keeps this closure
        //                                                     ~~~~~~~~ this makes the view keep it
//-     loginButton.rx.tap.bind(onNext: login).disposed(by: bag)
        //                              ^^^^^ view_retains_itself: keeps the method 'login' with a strong 'self'
//-     loginButton.rx.tap.bind(onNext: self.login).disposed(by: bag)
        //                                   ^^^^^ view_retains_itself: keeps the method 'login'
//-     loginButton.rx.tap.bind { UIView.animate(withDuration: 1) { [weak self] in self?.login() } }.disposed(by: bag)
        //                                                                ^^^^ view_retains_itself: captures 'self' strongly for a closure in it
//+     loginButton.rx.tap.subscribe(onNext: { [weak self] in self?.login() }).disposed(by: bag)
//+     loginButton.rx.tap.bind { [weak self] in self?.login() }.disposed(by: bag)
//+     loginButton.rx.tap.bind { [weak self] in UIView.animate(withDuration: 1) { self?.login() } }.disposed(by: bag)
    }

    private func login() {}
}

// === a capture list with self, another object that is weak, and an insertion into the bag
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private let loginButton = UIButton()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.rx.tap.bind { [self] in login() }.disposed(by: bag)
        //                         ^^^^ view_retains_itself: 'bag' keeps this closure
        loginButton.rx.tap.bind(with: loginButton) { button, _ in self.login() }.disposed(by: bag)
        //                                                        ^^^^ view_retains_itself
        bag.insert(loginButton.rx.tap.bind { self.login() })
        //                                   ^^^^ view_retains_itself
    }

    private func login() {}
}

// === a nested subscription of a strong local, and the owner of withUnretained
// clean: nested subscriptions that capture the view weakly
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private let loginButton = UIButton()
    private let bag = DisposeBag()

    func show(_ states: Observable<Int>) {
        states.subscribe(onNext: { [weak self] _ in
            guard let self else { return }
//-         self.loginButton.rx.tap.bind { self.login() }.disposed(by: self.bag)
            //                             ^^^^ view_retains_itself
//+         self.loginButton.rx.tap.bind { [weak self] in self?.login() }.disposed(by: self.bag)
        }).disposed(by: bag)
        states.subscribe(onNext: { [weak self] _ in
            guard let strongSelf = self else { return }
//-         strongSelf.loginButton.rx.tap.bind { strongSelf.login() }.disposed(by: strongSelf.bag)
            //                                   ^^^^^^^^^^ view_retains_itself
            //                                   ?????????? Capture it with '[weak strongSelf]'.
        }).disposed(by: bag)
        states.withUnretained(self).subscribe(onNext: { owner, _ in
            owner.login()
//-         owner.loginButton.rx.tap.bind { owner.login() }.disposed(by: owner.bag)
            //                              ^^^^^ view_retains_itself
            //                              ????? Capture it with '[weak owner]'.
        }).disposed(by: bag)
    }

    private func login() {}
}

// === of nested subscriptions that both capture it, the outer one
// use: ribs-rx-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private let loginButton = UIButton()
    private let bag = DisposeBag()

    func show(_ states: Observable<Int>) {
        states.subscribe(onNext: { _ in
            self.loginButton.rx.tap.bind { self.login() }.disposed(by: self.bag)
        //  ^^^^ view_retains_itself
        }).disposed(by: bag)
    }

    private func login() {}
}

// === publishers, and an assignment to the view
// clean: publishers and weak captures
// use: ribs-uikit

import Combine

protocol LoginPresentable: Presentable {}

final class LoginViewController: UIViewController, LoginPresentable {
    private var cancellables: Set<AnyCancellable> = []
    private var single: AnyCancellable?
    private var text = ""

    func show(_ states: AnyPublisher<String, Never>) {
//-     states.sink { self.text = $0 }.store(in: &cancellables)
        //            ^^^^ view_retains_itself: 'cancellables' keeps this closure
//-     single = states.sink { self.text = $0 }
        //                     ^^^^ view_retains_itself: 'single' keeps this closure
//-     states.assign(to: \.text, on: self).store(in: &cancellables)
        //                            ^^^^ view_retains_itself: 'cancellables' keeps a subscription that assigns to 'self'
//+     states.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
//+     single = states.sink { [weak self] in self?.text = $0 }
    }
}
