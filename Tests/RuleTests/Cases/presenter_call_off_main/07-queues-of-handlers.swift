// === the queue of an observer of notifications
// clean: ..., the main one
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let queue = OperationQueue()
    private var token: NSObjectProtocol?

    override func didBecomeActive() {
        super.didBecomeActive()
//-     token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: queue) { [weak self] _ in
//+     token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) { [weak self] _ in
            self?.presenter.show("A")
            //              ^^^^ presenter_call_off_main
        }
    }

    override func willResignActive() {
        super.willResignActive()
        token.map { NotificationCenter.default.removeObserver($0) }
    }
}

// === the queue that a group notifies
// clean: ..., the main one
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        let group = DispatchGroup()
        group.enter()
//-     group.notify(queue: .global()) { self.presenter.show("A") }
        //                                              ^^^^ presenter_call_off_main
//+     group.notify(queue: .main) { self.presenter.show("A") }
    }
}

// === iterations of a queue
// clean: ..., of a collection
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
//-     DispatchQueue.concurrentPerform(iterations: 3) { self.presenter.show("\($0)") }
        //                                                              ^^^^ presenter_call_off_main
//+     (0..<3).forEach { self.presenter.show("\($0)") }
    }
}

// === the completion block of an operation
// clean: ..., on the main queue
// use: ribs-uikit, label-view Detail

final class LoadOperation: Operation {
    override func main() {}
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let queue = OperationQueue()

    func load() {
        let operation = LoadOperation()
//-     operation.completionBlock = { [weak self] in self?.presenter.show("A") }
        //                                                           ^^^^ presenter_call_off_main
//+     operation.completionBlock = { [weak self] in
//+         DispatchQueue.main.async { self?.presenter.show("A") }
//+     }
        queue.addOperation(operation)
    }
}

// === a property of an own class that is named like an operation's
// clean
// use: ribs-uikit, label-view Detail

final class Job {
    var completionBlock: (() -> Void)?

    static func detachNewThread(_ run: () -> Void) { run() }

    func notify(queue: DispatchQueue, run: () -> Void) { run() }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        let job = Job()
        job.completionBlock = { [weak self] in self?.presenter.show("A") }
        Job.detachNewThread { self.presenter.show("B") }
        job.notify(queue: .global()) { self.presenter.show("C") }
    }
}

// === a closure that an operation keeps and its function calls
// clean: ..., in an operation of the main queue
// use: ribs-uikit, label-view Detail

final class TextOperation: Operation {
    private let done: (String) -> Void

    init(done: @escaping (String) -> Void) {
        self.done = done
        super.init()
    }

    override func main() { finish() }

    private func finish() { done("A") }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let queue = OperationQueue()

    func load() {
        let operation = TextOperation { [weak self] in self?.presenter.show($0) }
        //                                                             ^^^^ presenter_call_off_main
//-     queue.addOperations([operation], waitUntilFinished: false)
//+     OperationQueue.main.addOperations([operation], waitUntilFinished: false)
    }
}

// === an operation that is started in one place and put into a queue in another
// clean
// use: ribs-uikit, label-view Detail

final class TextOperation: Operation {
    private let done: (String) -> Void

    init(done: @escaping (String) -> Void) {
        self.done = done
        super.init()
    }

    override func main() { done("A") }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let queue = OperationQueue()

    func load() {
        queue.addOperation(TextOperation { print($0) })
        let operation = TextOperation { [weak self] in self?.presenter.show($0) }
        operation.start()
    }
}

// === a closure that is assigned to an object, which calls it in the background
// clean: ..., which calls it on the main queue
// use: ribs-uikit, label-view Detail

final class TextLoader {
    var onText: ((String) -> Void)?

    func load() {
//-     DispatchQueue.global().async { self.onText?("A") }
//+     DispatchQueue.main.async { self.onText?("A") }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let loader = TextLoader()

    func load() {
        loader.onText = { [weak self] in self?.presenter.show($0) }
        //                                               ^^^^ presenter_call_off_main
        loader.load()
    }
}

// === a thread of an own class
// clean: ..., which moves to the main queue
// use: ribs-uikit, label-view Detail

final class TextThread: Thread {
    var onText: ((String) -> Void)?

    override func main() {
//-     onText?("A")
//+     DispatchQueue.main.async { self.onText?("A") }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        let thread = TextThread()
        thread.onText = { [weak self] in self?.presenter.show($0) }
        //                                               ^^^^ presenter_call_off_main
        thread.start()
    }
}
