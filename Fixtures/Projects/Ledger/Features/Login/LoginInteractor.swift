import Combine
import FinanceKit
import Foundation
import ModernRIBs

protocol LoginRouting: ViewableRouting {}

protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }
    func setLoading(_ isLoading: Bool)
    func showFailure(_ message: String)
}

protocol LoginListener: AnyObject {
    func loginDidLeave()
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
    weak var listener: (any LoginListener)?

    private let authService: AuthServicing
    private let validator: CredentialsValidator
    private var signIn: AnyCancellable?

    init(presenter: LoginPresentable, authService: AuthServicing, validator: CredentialsValidator) {
        self.authService = authService
        self.validator = validator
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func willResignActive() {
        super.willResignActive()
        cancelSignIn()
    }

    private func cancelSignIn() {
        signIn?.cancel()
        signIn = nil
    }
}

// MARK: - LoginPresentableListener

extension LoginInteractor: LoginPresentableListener {
    func didSubmit(email: String, password: String) {
        guard validator.isValid(email: email, password: password) else {
            presenter.showFailure("Check the address and the password.")
            return
        }
        presenter.setLoading(true)
        signIn = authService.signIn(email: email, password: password)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                self?.presenter.setLoading(false)
                if case .failure = completion {
                    self?.presenter.showFailure("Could not sign in.")
                }
            } receiveValue: { _ in }
    }

    func didLeave() {
        listener?.loginDidLeave()
    }
}
