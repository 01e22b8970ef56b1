import Combine
import Foundation
import ModernRIBs
import WalletCore

final class AccountRefreshWorker: Worker {
    private let repository: AccountRepository

    init(repository: AccountRepository) {
        self.repository = repository
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        Timer.publish(every: 60, on: .main, in: .common)
            .autoconnect()
            .flatMap { [repository] _ in repository.refresh().catch { _ in Empty() } }
            .sink { _ in }
            .cancelOnStop(self)
    }
}
