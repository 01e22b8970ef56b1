import AppFoundation
import Combine
import Foundation
import ModernRIBs
import WalletCore

protocol AccountsRouting: ViewableRouting {
    func attachAccountDetail(_ account: Account)
    func detachAccountDetail()
    func attachTopUp(_ account: Account)
    func detachTopUp()
    func attachTransfer(from account: Account)
    func detachTransfer()
}

protocol AccountsPresentable: Presentable {
    var listener: AccountsPresentableListener? { get set }
    func show(_ accounts: [Account])
    func showOffline(_ isOffline: Bool)
}

protocol AccountsListener: AnyObject {
    func accountsDidRequestCards()
}

final class AccountsInteractor: PresentableInteractor<AccountsPresentable>, AccountsInteractable {
    weak var router: AccountsRouting?
    weak var listener: AccountsListener?

    let presentationProxy = AdaptivePresentationProxy()

    private let repository: AccountRepository
    private var cancellables: Set<AnyCancellable> = []
    private var refreshCancellable: AnyCancellable?

    init(presenter: AccountsPresentable, repository: AccountRepository) {
        self.repository = repository
        super.init(presenter: presenter)
        presenter.listener = self
        presentationProxy.delegate = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        repository.accounts
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] accounts in
                self?.presenter.show(accounts)
            }
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
        refreshCancellable?.cancel()
        refreshCancellable = nil
    }

    // MARK: - AccountDetailListener

    func accountDetailDidClose() {
        router?.detachAccountDetail()
    }

    // MARK: - TopUpListener

    func topUpDidClose() {
        router?.detachTopUp()
    }

    func topUpDidRequestCards() {
        router?.detachTopUp()
        listener?.accountsDidRequestCards()
    }

    // MARK: - TransferListener

    func transferDidFinish() {
        router?.detachTransfer()
    }
}

extension AccountsInteractor: AccountsPresentableListener {
    func didPullToRefresh() {
        refreshCancellable = repository.refresh()
            .sink { [weak self] completion in
                if case .failure = completion {
                    self?.presenter.showOffline(true)
                } else {
                    self?.presenter.showOffline(false)
                }
            } receiveValue: { _ in }
    }

    func didSelect(_ account: Account) {
        router?.attachAccountDetail(account)
    }

    func didTapTopUp(_ account: Account) {
        router?.attachTopUp(account)
    }

    func didTapSend(_ account: Account) {
        router?.attachTransfer(from: account)
    }
}

extension AccountsInteractor: AdaptivePresentationProxyDelegate {
    func presentationDidEnd() {
        router?.detachTransfer()
    }
}
