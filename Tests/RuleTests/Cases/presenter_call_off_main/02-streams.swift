// === a Combine subscription that receives on a queue of the project
// clean: ..., on the main queue
// use: ribs-combine-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let queue = DispatchQueue(label: "detail")
    private let name = CurrentValueSubject<String, Never>("")
    // use: cancellables-member

    override func didBecomeActive() {
        super.didBecomeActive()
        name
            .receive(on: queue)
            .map { $0.uppercased() }
//+         .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.presenter.show($0) }
            //                                     ^^^^ presenter_call_off_main: it is called on 'queue'
            .store(in: &cancellables)
    }
}

// === an RxSwift subscription that is observed on a background scheduler
// clean: ..., before it is observed on main
// use: ribs-rx-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let names = PublishSubject<String>()

    override func didBecomeActive() {
        super.didBecomeActive()
        names
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
            .filter { !$0.isEmpty }
//+         .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.presenter.show($0) })
            //                                                  ^^^^ presenter_call_off_main: on 'Concurrent
            .disposeOnDeactivate(interactor: self)
    }
}

// === a scheduler that starts the source
// clean: ..., and values on main
// use: ribs-rx-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        Observable.just("A")
            .subscribe(on: SerialDispatchQueueScheduler(qos: .default))
//+         .observe(on: MainScheduler.asyncInstance)
            .subscribe(onNext: { [weak self] in self?.presenter.show($0) })
            //                                                  ^^^^ presenter_call_off_main: on 'Serial
            .disposeOnDeactivate(interactor: self)
    }
}

// === a future of a repository that answers on its queue
// clean: ..., received on main
// use: ribs-combine-uikit, label-view Detail

protocol NameRepository {
    func load() -> AnyPublisher<String, Never>
}

final class NameRepositoryImp: NameRepository {
    private let queue = DispatchQueue(label: "names")

    func load() -> AnyPublisher<String, Never> {
        Future<String, Never> { [weak self] promise in
            self?.queue.async { promise(.success("A")) }
        }.eraseToAnyPublisher()
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let repository: NameRepository
    // use: cancellables-member

    init(presenter: DetailPresentable, repository: NameRepository) {
        self.repository = repository
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        repository.load()
//+         .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { _ in },
                receiveValue: { [weak self] in self?.presenter.show($0) })
            //                                                 ^^^^ presenter_call_off_main: answers on 'queue' in
            .store(in: &cancellables)
    }
}

// === a subject that a session's publisher feeds, seen through the component
// clean: ..., received on a scheduler that the component sets to main
// use: ribs-combine-uikit, label-view Detail

protocol NameRepository {
    var name: AnyPublisher<String, Never> { get }
    func load(_ url: URL) -> AnyPublisher<Void, URLError>
}

final class NameRepositoryImp: NameRepository {
    var name: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }

    private let subject = CurrentValueSubject<String, Never>("")

    func load(_ url: URL) -> AnyPublisher<Void, URLError> {
        URLSession.shared.dataTaskPublisher(for: url)
            .handleEvents(receiveOutput: { [weak self] in
                self?.subject.send("\($0.data.count)")
            })
            .map { _ in }
            .eraseToAnyPublisher()
    }
}

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, DetailDependency {
    let repository: NameRepository = NameRepositoryImp()
    var name: AnyPublisher<String, Never> { repository.name }
    var mainQueue: DispatchQueue { .main }
}

protocol DetailDependency: Dependency {
    var repository: NameRepository { get }
    var name: AnyPublisher<String, Never> { get }
    var mainQueue: DispatchQueue { get }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let dependency: DetailDependency
    // use: cancellables-member

    init(presenter: DetailPresentable, dependency: DetailDependency) {
        self.dependency = dependency
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        dependency.name
//+         .receive(on: dependency.mainQueue)
            .sink { [weak self] in self?.presenter.show($0) }
            //                                     ^^^^ presenter_call_off_main: 'subject' is fed on the thread
            .store(in: &cancellables)
    }

    func load(_ url: URL) {
        dependency.repository.load(url).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            .store(in: &cancellables)
    }
}

// === a relay that a function feeds, which a queue's closure calls
// clean: ..., on main
// use: ribs-rx-uikit, label-view Detail

final class NameStream {
    var name: Observable<String> { relay.asObservable() }

    private let relay = BehaviorRelay(value: "")

    func update(_ name: String) { relay.accept(name) }
}

final class NameReader {
    private let stream = NameStream()

    func read() {
        DispatchQueue.global().async {
            let name = "A"
//-         self.stream.update(name)
//+         DispatchQueue.main.async { self.stream.update(name) }
        }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let stream: NameStream
    private let reader: NameReader

    init(presenter: DetailPresentable, stream: NameStream, reader: NameReader) {
        (self.stream, self.reader) = (stream, reader)
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        reader.read()
        stream.name
            .subscribe(onNext: { [weak self] in self?.presenter.show($0) })
            //                                                  ^^^^ presenter_call_off_main: 'relay' is fed
            .disposeOnDeactivate(interactor: self)
    }
}

// === the inner stream of an operator
// clean: ..., which emits on main
// use: ribs-rx-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let names = PublishSubject<String>()

    override func didBecomeActive() {
        super.didBecomeActive()
        names
            .flatMapLatest { name -> Observable<String> in
                Observable.create { observer in
//-                 DispatchQueue.global().async { observer.onNext(name) }
//+                 DispatchQueue.main.async { observer.onNext(name) }
                    return Disposables.create()
                }
            }
            .subscribe(onNext: { [weak self] in self?.presenter.show($0) })
            //                                                  ^^^^ presenter_call_off_main: it is called on 'global'
            .disposeOnDeactivate(interactor: self)
    }
}

// === a relay that a closure captures, and the presenter in a capture list
// clean: ..., on main
// use: ribs-rx-uikit, label-view Detail

final class NameService {
    private let relay = BehaviorRelay(value: "")

    var name: Observable<String> { relay.asObservable() }

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [relay] _, _, _ in
//-         relay.accept("A")
//+         DispatchQueue.main.async { relay.accept("A") }
        }.resume()
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let service = NameService()

    func load(_ url: URL) {
        service.load(url)
        service.name
            .subscribe(onNext: { [weak presenter] in presenter?.show($0) })
            //                                                  ^^^^ presenter_call_off_main: 'relay' is fed
            .disposeOnDeactivate(interactor: self)
    }
}

// === a scheduler in a static property of another type
// clean: ..., the main one
// use: ribs-rx-uikit, label-view Detail

enum Schedulers {
    static var background = ConcurrentDispatchQueueScheduler(qos: .background)
    static var main = MainScheduler.instance
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let texts = PublishSubject<String>()

    override func didBecomeActive() {
        super.didBecomeActive()
        texts
//-         .observe(on: Schedulers.background)
//+         .observe(on: Schedulers.main)
            .subscribe(onNext: { [weak self] in
                self?.presenter.show($0)
                //              ^^^^ presenter_call_off_main: it is called on 'background'
            })
            .disposeOnDeactivate(interactor: self)
    }
}
