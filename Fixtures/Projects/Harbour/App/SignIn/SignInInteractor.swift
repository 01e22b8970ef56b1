import HarbourKit

protocol SignInRouting: ViewableRouting {}

protocol SignInPresentable: Presentable {
    var listener: SignInPresentableListener? { get set }
    var email: Observable<String> { get }
    var password: Observable<String> { get }
    func setSignInEnabled(_ isEnabled: Bool)
    func showWrongCredentials()
}

protocol SignInListener: AnyObject {
    func signInDidFinish(skipper: Skipper)
    func signInDidTapBack()
}

final class SignInInteractor: PresentableInteractor<SignInPresentable>, SignInInteractable, SignInPresentableListener {

    @Weak var router: SignInRouting? = nil
    weak var listener: SignInListener?

    private let authService: AuthServicing
    private let analytics: Analytics
    private var signInDisposable: Disposable?

    init(presenter: SignInPresentable, authService: AuthServicing, analytics: Analytics) {
        self.authService = authService
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        Observable
            .combineLatest(presenter.email, presenter.password)
            .map { email, password in email.contains("@") && password.count > 3 }
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] isValid in
                self?.presenter.setSignInEnabled(isValid)
            })
            .disposeOnDeactivate(interactor: self)

        analytics.track("sign_in_shown")
    }

    override func willResignActive() {
        super.willResignActive()
        signInDisposable?.dispose()
        signInDisposable = nil
    }

    // MARK: - SignInPresentableListener

    func didTapSignIn(email: String, password: String) {
        signInDisposable?.dispose()
        signInDisposable = authService.signIn(email: email, password: password)
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] skipper in
                    self?.listener?.signInDidFinish(skipper: skipper)
                },
                onFailure: { [weak self] _ in
                    self?.presenter.showWrongCredentials()
                }
            )
    }

    func didTapBack() {
        listener?.signInDidTapBack()
    }
}
