// === a closure on a global queue
// clean: ..., on the main queue
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
//-     DispatchQueue.global(qos: .utility).async { [weak self] in
//+     DispatchQueue.main.async { [weak self] in
            self?.presenter.show("A")
            //              ^^^^ presenter_call_off_main: it is called on 'global'
            self?.presenter.show("B")
        }
    }
}

// === a queue in a property, and a function of the interactor
// clean: ..., which moves to the main queue
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let queue = DispatchQueue(label: "detail")

    func load() {
        queue.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self = self else { return }
            self.update("A")
        }
    }

    private func update(_ text: String) {
//-     presenter.show(text)
        //        ^^^^ presenter_call_off_main: it is called on 'queue'
//+     DispatchQueue.main.async { self.presenter.show(text) }
    }
}

// === a hop to main and back
// clean: ..., and to main again
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let queue = OperationQueue()

    func load() {
        DispatchQueue.main.async {
            self.queue.addOperation {
                [1, 2].forEach { number in
//-                 self.presenter.show("\(number)")
                    //             ^^^^ presenter_call_off_main: it is called on 'queue'
//+                 OperationQueue.main.addOperation { self.presenter.show("\(number)") }
                }
            }
        }
    }
}

// === the handler of a session
// clean: ..., which moves to the main queue
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
            guard let data = data else { return }
//-         self?.presenter.show("\(data.count)")
            //              ^^^^ presenter_call_off_main: it is called on the thread of 'dataTask'
//+         DispatchQueue.main.async { self?.presenter.show("\(data.count)") }
        }.resume()
    }
}

// === the session calls its handlers on a queue that the project chooses
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)

    func load(_ url: URL) {
        session.dataTask(with: url) { [weak self] _, _, _ in self?.presenter.show("A") }.resume()
    }
}

// === a task of no actor
// clean: ..., of the main actor
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
//-     Task {
//+     Task { @MainActor in
            presenter.show("A")
            //        ^^^^ presenter_call_off_main: it is called in a task without an actor
        }
    }
}

// === an asynchronous function, after it has waited
// clean: ..., and continues on the main actor
// use: ribs-uikit, label-view Detail

protocol NameService {
    func name() async -> String
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let service: NameService

    init(presenter: DetailPresentable, service: NameService) {
        self.service = service
        super.init(presenter: presenter)
    }

    func load() async {
        let name = await service.name()
//-     presenter.show(name)
        //        ^^^^ presenter_call_off_main: after an 'await' without an actor
//+     await MainActor.run { presenter.show(name) }
    }
}

// === a completion of the project's own function
// clean: ..., which answers on the main queue
// use: ribs-uikit, label-view Detail

final class NameService {
    func load(_ url: URL, completion: @escaping (String) -> Void) {
        URLSession.shared.dataTask(with: url) { _, _, error in
            guard error == nil else { return }
//-         completion("A")
//+         DispatchQueue.main.async { completion("A") }
        }.resume()
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let service = NameService()

    func load(_ url: URL) {
        service.load(url) { [weak self] name in
            self?.presenter.show(name)
            //              ^^^^ presenter_call_off_main: 'load(_:completion:)' answers on the thread of 'dataTask'
        }
    }
}

// === a completion that is passed on, through a protocol
// clean: ..., and answers in place
// use: ribs-uikit, label-view Detail

protocol NameServicing {
    func load(completion: @escaping (String) -> Void)
}

final class NameClient {
    private let queue = DispatchQueue(label: "client")

    func send(_ handler: @escaping (String) -> Void) {
//-     queue.async { handler("A") }
//+     handler("A")
    }
}

final class NameService: NameServicing {
    private let client = NameClient()

    func load(completion: @escaping (String) -> Void) {
        client.send(completion)
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let service: NameServicing

    init(presenter: DetailPresentable, service: NameServicing) {
        self.service = service
        super.init(presenter: presenter)
    }

    func load() {
        service.load { [weak self] name in
            self?.presenter.show(name)
            //              ^^^^ presenter_call_off_main: 'send(_:)' answers on 'queue' in 'NameClient'
        }
    }
}

// === a closure that an extension of the project runs in place, in a task without an actor
// clean: ..., which the extension runs on the main queue
// use: ribs-uikit, label-view Detail

protocol Asking {
    func ask() async -> Result<Int, Error>
}

extension Result {
    @discardableResult
    func onFailure(_ body: @escaping (Failure) -> Void) -> Self {
//-     if case .failure(let error) = self { body(error) }
//+     if case .failure(let error) = self { DispatchQueue.main.async { body(error) } }
        return self
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let asking: Asking

    init(presenter: DetailPresentable, asking: Asking) {
        self.asking = asking
        super.init(presenter: presenter)
    }

    func load() {
        Task { [weak self] in
            guard let self else { return }
            await asking.ask().onFailure { _ in
                self.presenter.show("A")
                //             ^^^^ presenter_call_off_main: it is called in a task without an actor
            }
        }
    }
}
