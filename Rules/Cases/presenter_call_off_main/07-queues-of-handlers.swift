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
