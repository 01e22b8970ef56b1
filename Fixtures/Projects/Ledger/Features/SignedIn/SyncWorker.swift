import Combine
import FinanceKit
import Foundation
import ModernRIBs

protocol SyncWorking: Working {}

final class SyncWorker: Worker, SyncWorking {
    private let repository: AccountRepositing

    init(repository: AccountRepositing) {
        self.repository = repository
        super.init()
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)

        Timer.publish(every: 60, on: .main, in: .common)
            .autoconnect()
            .prepend(Date())
            .map { [repository] _ in
                repository.refresh().replaceError(with: ())
            }
            .switchToLatest()
            .sink { _ in }
            .cancelOnStop(self)
    }
}
