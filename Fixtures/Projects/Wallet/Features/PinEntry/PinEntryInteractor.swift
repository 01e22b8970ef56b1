import AppFoundation
import Combine
import Foundation
import ModernRIBs
import WalletCore

protocol PinEntryRouting: ViewableRouting {}

protocol PinEntryPresentable: Presentable {
    var listener: PinEntryPresentableListener? { get set }
    func showProgress(_ digits: Int)
    func showWrongPin(attemptsLeft: Int)
}

protocol PinEntryListener: AnyObject {
    func pinEntryDidLeave()
}

final class PinEntryInteractor: BaseInteractor<PinEntryPresentable>, PinEntryInteractable, PinEntryPresentableListener {
    @Weak var router: PinEntryRouting?
    @Weak var listener: PinEntryListener?

    private let policy: PinPolicy
    private let authService: AuthService
    private let pin = CurrentValueSubject<String, Never>("")

    init(presenter: PinEntryPresentable, policy: PinPolicy, authService: AuthService) {
        self.policy = policy
        self.authService = authService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        pin
            .map(\.count)
            .sink { self.presenter.showProgress($0) }
            .store(in: &cancellables)

        pin
            .filter { [policy] in policy.isComplete($0) }
            .sink { [weak self] pin in self?.unlock(with: pin) }
            .store(in: &cancellables)
    }

    private func unlock(with pin: String) {
        authService.unlock(pin: pin)
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    guard case .failure(.wrongPin(let attemptsLeft)) = completion else { return }
                    self?.pin.send("")
                    self?.presenter.showWrongPin(attemptsLeft: attemptsLeft)
                },
                receiveValue: { _ in }
            )
            .cancelOnDeactivate(interactor: self)
    }

    // MARK: - PinEntryPresentableListener

    func didChange(_ text: String) {
        pin.send(text)
    }

    func didLeave() {
        listener?.pinEntryDidLeave()
    }
}
