// === a loop over a sequence that captures self
// clean: ..., canceled on deactivation
// use: ribs-combine, price-publishing

final class QuoteInteractor: Interactor {
    private let prices: PricePublishing
    private var following: Task<Void, Never>?

    init(prices: PricePublishing) {
        self.prices = prices
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        following = Task {
            //      ^^^^ unstructured_task_not_cancelled: 'following', which deactivation does not cancel
            for await price in prices.price.values {
        //  ~
                print(price)
            }
        }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     following?.cancel()
//+ }
}

// === weak captures that become strong before the loop, or in each iteration
// use: ribs

final class QuoteInteractor: Interactor {
    private let stream: AsyncStream<Int>

    init(stream: AsyncStream<Int>) {
        self.stream = stream
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Task { [weak self] in
    //  ^^^^ unstructured_task_not_cancelled
            guard let self else { return }
            for await price in stream { self.show(price) }
        //  ~
        }
        Task { [weak self, stream] in
    //  ^^^^ unstructured_task_not_cancelled
            for await price in stream {
                guard let self else { return }
                self.show(price)
            }
        }
    }

    private func show(_ price: Int) {}
}

// === a method that loops, and a loop that sleeps
// use: ribs

final class QuoteInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
        Task { [weak self] in await self?.follow() }
    //  ^^^^ unstructured_task_not_cancelled
        Task {
    //  ^^^^ unstructured_task_not_cancelled
            while true {
        //  ~
                try await Task.sleep(for: .seconds(1))
                poll()
            }
        }
    }

    private func follow() async {
        for await _ in NotificationCenter.default.notifications(named: .init("x")) { poll() }
    //  ~
    }

    private func poll() {}
}
