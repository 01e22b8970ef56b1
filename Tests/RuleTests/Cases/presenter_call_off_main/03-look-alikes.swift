// === calls after await, and an isolated protocol
// use: ribs-uikit

@MainActor
protocol DetailPresentable: Presentable {
    func show(_ text: String)
}

final class DetailViewController: UIViewController, DetailPresentable {
    private let label = UILabel()

    func show(_ text: String) { label.text = text }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        Task { await presenter.show("A") }
        Task { await self.update() }
        Task { await MainActor.run { self.presenter.show("B") } }
    }

    @MainActor
    private func update() { presenter.show("C") }
}

// === an interactor of the main actor
// use: ribs-uikit, label-view Detail

@MainActor
final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        Task { presenter.show("A") }
    }
}

// === the view moves to the main thread itself, or only stores a value
// use: ribs-uikit

protocol DetailPresentable: Presentable {
    func show(_ text: String)
    func keep(_ text: String)
}

final class DetailViewController: UIViewController, DetailPresentable {
    private let label = UILabel()
    private var text = ""

    func show(_ text: String) {
        DispatchQueue.main.async { self.label.text = text }
    }

    func keep(_ text: String) {
        self.text = text
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        DispatchQueue.global().async {
            self.presenter.show("A")
            self.presenter.keep("B")
        }
    }
}

// === the view emits into a relay that a driver hears
// use: ribs-rx-uikit

protocol DetailPresentable: Presentable {
    func show(_ text: String)
}

final class DetailViewController: UIViewController, DetailPresentable {
    private let label = UILabel()
    private let text = BehaviorRelay(value: "")
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        text.asDriver().drive(label.rx.text).disposed(by: bag)
    }

    func show(_ text: String) { self.text.accept(text) }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        DispatchQueue.global().async { self.presenter.show("A") }
    }
}

// === schedulers and streams that other code decides
// use: ribs-rx-uikit, label-view Detail

import NetworkKit

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let scheduler: SchedulerType
    private let client: NetworkClient
    private let relay = PublishRelay<String>()

    init(presenter: DetailPresentable, scheduler: SchedulerType, client: NetworkClient) {
        self.scheduler = scheduler
        self.client = client
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        relay.observe(on: scheduler)
            .subscribe(onNext: { [weak self] in self?.presenter.show($0) })
            .disposeOnDeactivate(interactor: self)
        client.names().subscribe(onNext: { [weak self] in self?.presenter.show($0) })
            .disposeOnDeactivate(interactor: self)
        relay.observe(on: CurrentThreadScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.presenter.show($0) })
            .disposeOnDeactivate(interactor: self)
        client.load { [weak self] in self?.presenter.show($0) }
    }

    func sync() {
        DispatchQueue.global().sync { presenter.show("A") }
    }
}

// === a subject that is fed on main, and one that only unreachable code feeds elsewhere
// use: ribs-combine-uikit, label-view Detail

final class NameStream {
    let name = PassthroughSubject<String, Never>()
    let other = PassthroughSubject<String, Never>()

    private let queue = DispatchQueue(label: "names")

    func update() {
        queue.async { DispatchQueue.main.async { self.name.send("A") } }
    }

    private func unused() {
        queue.async { self.other.send("A") }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let stream = NameStream()
    // use: cancellables-member

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.update()
        stream.name.sink { [weak self] in self?.presenter.show($0) }.store(in: &cancellables)
        stream.other.sink { [weak self] in self?.presenter.show($0) }.store(in: &cancellables)
    }
}

// === implementations that differ, and none in the project
// use: ribs-combine-uikit, label-view Detail

protocol NameRepository {
    var name: AnyPublisher<String, Never> { get }
}

final class FastRepository: NameRepository {
    var name: AnyPublisher<String, Never> { Just("A").eraseToAnyPublisher() }
}

final class SlowRepository: NameRepository {
    var name: AnyPublisher<String, Never> {
        Just("A").receive(on: DispatchQueue.global()).eraseToAnyPublisher()
    }
}

protocol RemoteRepository {
    var name: AnyPublisher<String, Never> { get }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let repository: NameRepository
    private let remote: RemoteRepository
    // use: cancellables-member

    init(presenter: DetailPresentable, repository: NameRepository, remote: RemoteRepository) {
        (self.repository, self.remote) = (repository, remote)
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        repository.name.sink { [weak self] in self?.presenter.show($0) }.store(in: &cancellables)
        remote.name.sink { [weak self] in self?.presenter.show($0) }.store(in: &cancellables)
    }
}

// === a filter between a subject that is fed on both threads and the handler
// use: ribs-combine-uikit, label-view Detail

final class SessionService {
    let session = CurrentValueSubject<String?, Never>(nil)

    func signIn(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [session] _, _, _ in session.send("A") }.resume()
    }

    func signOut() { session.send(nil) }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let service = SessionService()
    // use: cancellables-member

    override func didBecomeActive() {
        super.didBecomeActive()
        service.session
            .filter { $0 == nil }
            .sink { [weak self] _ in self?.presenter.show("signed out") }
            .store(in: &cancellables)
    }

    func didTap(_ url: URL) {
        service.signIn(url)
        service.signOut()
    }
}

// === what runs as somebody subscribes
// use: ribs-rx-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        Observable<Int>.just(1)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .do(onSubscribe: { [weak self] in self?.presenter.show("loads") })
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.presenter.show("\($0)") })
            .disposeOnDeactivate(interactor: self)
    }
}
