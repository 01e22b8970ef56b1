// === handles
import RIBs

final class QuoteInteractor: Interactor {
    private var loading: Task<Void, Never>?
    private var following: Task<Void, Never>?
    private let bag: ForeignBag

    func load() async {
        Task { print(1) }
    //  ^^^^ task: dropped
        loading = Task { print(2) }
        //        ^^^^ task: held in loading (emptied)
        following = Task { print(3) }
        //          ^^^^ task: held in following (outlives)
        bag.add(Task { print(4) })
        //      ^^^^ task: handled
        Task { print(5) }.store(in: bag)
    //  ^^^^ task: held in bag (unresolved)
        await Task { print(6) }.value
        //    ^^^^ task: handled
        let other = Task { print(7) }
        //          ^^^^ task: handled
        other.cancel()
    }

    override func willResignActive() {
        super.willResignActive()
        loading?.cancel()
        following = nil
    }
}
// === loops that keep the object alive
import RIBs

final class QuoteInteractor: Interactor {
    private let stream: AsyncStream<Int>

    func follow() {
        Task { for await price in stream { print(price) } }
    //  ^^^^ task: dropped, keeps self
        Task { [stream] in for await price in stream { print(price) } }
    //  ^^^^ task: dropped
        Task { [weak self] in for await price in prices { self?.show(price) } }
    //  ^^^^ task: dropped
        Task { [weak self] in
    //  ^^^^ task: dropped, keeps self
            guard let self else { return }
            for await price in prices { self.show(price) }
        }
        Task { [weak self] in
    //  ^^^^ task: dropped
            guard let self else { return }
            self.show(0)
            for await price in prices { print(price) }
        }
        Task { [weak self] in await self?.listen() }
    //  ^^^^ task: dropped, keeps self
        Task { for price in [1, 2] { show(price) } }
    //  ^^^^ task: dropped
        Task { while true { try await Task.sleep(for: .seconds(1)); show(1) } }
    //  ^^^^ task: dropped, keeps self
        Task { await withTaskGroup(of: Int.self) { group in for await price in group { show(price) } } }
    //  ^^^^ task: dropped
        Task { prices.sink { [weak self] in self?.show($0) }; for await _ in prices {} }
    //  ^^^^ task: dropped, keeps self
    }

    private func show(_ price: Int) {}
    private func listen() async { for await price in stream { show(price) } }
}
