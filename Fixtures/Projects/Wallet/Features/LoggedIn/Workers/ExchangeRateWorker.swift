import Combine
import Foundation
import ModernRIBs
import WalletCore

final class ExchangeRateWorker: Worker {
    private let stream: ExchangeRateStream
    private var cancellables = Set<AnyCancellable>()

    init(stream: ExchangeRateStream) {
        self.stream = stream
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        Timer.publish(every: 15, on: .main, in: .common)
            .autoconnect()
            .map { _ in Double.random(in: 1.05...1.12) }
            .sink { [stream] in stream.update($0) }
            .store(in: &cancellables)
    }

    override func didStop() {
        super.didStop()
        cancellables.removeAll()
    }
}
