// === a client that the interactor makes, and whose closure it sets
// clean: ..., weakly
// use: ribs

final class FeedInteractor: Interactor {
    private let client = FeedClient()
    //          ~~~~~~ 'client' lives as long as the interactor
    private var posts: [String] = []

    override func didBecomeActive() {
        super.didBecomeActive()
//-     client.onPosts = { posts in
        //               ~ the closure begins here
//-         self.posts = posts
        //  ^^^^ interactor_retained_by_own_object warning: 'FeedInteractor' keeps itself alive: 'client' keeps this closure, which captures 'self' strongly
        //  ???? [weak self]
//+     client.onPosts = { [weak self] posts in
//+         self?.posts = posts
        }
    }
}

final class FeedClient {
    var onPosts: (([String]) -> Void)?
}

// === a bound method, a protocol's property and a worker from outside
// use: ribs

protocol TickWorking: Working {
    var onTick: ((Int) -> Void)? { get set }
}

final class TickWorker: Worker, TickWorking {
    var onTick: ((Int) -> Void)?
}

final class TickInteractor: Interactor {
    private let worker: TickWorking
    private var onEnd: (() -> Void)?

    init(worker: TickWorking) {
        self.worker = worker
        super.init()
        worker.onTick = { [weak self] in self?.show($0) }
        onEnd = { self.show(0) }
        //        ^^^^ interactor_retained_by_own_object: 'onEnd' keeps this closure
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        worker.onTick = show
        //              ^^^^ interactor_retained_by_own_object: 'worker' keeps the method 'show' with a strong 'self'
        worker.start(self)
    }

    private func show(_ count: Int) {}
}

// === a closure that the end clears, that clears itself, and one that a call at the end may clear
// use: ribs

final class FeedInteractor: Interactor {
    private let client = FeedClient()
    private let socket = FeedSocket()
    private var finder: FeedClient?
    private var once = FeedClient()

    override func didBecomeActive() {
        super.didBecomeActive()
        client.onPosts = { self.show($0) }
        socket.onPosts = { self.show($0) }
        finder = FeedClient()
        finder?.onPosts = { self.show($0) }
        once.onEnd = {
            self.show([])
            self.once.onEnd = nil
        }
    }

    override func willResignActive() {
        super.willResignActive()
        client.onPosts = nil
        socket.close()
        finder = nil
    }

    private func show(_ posts: [String]) {}
}

final class FeedClient {
    var onPosts: (([String]) -> Void)?
    var onEnd: (() -> Void)?
}

final class FeedSocket {
    var onPosts: (([String]) -> Void)?

    func close() { onPosts = nil }
}

// === a client of the parent, a listener, and closures that run and are released
// use: ribs

protocol FeedListener: AnyObject {
    var onClose: (() -> Void)? { get set }
}

protocol FeedDependency: Dependency {
    var client: FeedClient { get }
}

final class FeedInteractor: Interactor {
    weak var listener: FeedListener?
    private let dependency: FeedDependency
    private let own = FeedClient()

    init(dependency: FeedDependency) { self.dependency = dependency }

    override func didBecomeActive() {
        super.didBecomeActive()
        dependency.client.onPosts = { self.show($0) }
        listener?.onClose = { self.show([]) }
        own.load { self.show([]) }
        ["a"].forEach { self.show([$0]) }
        Unknown.shared.onPosts = { self.show([]) }
        own.other.onPosts = { self.show([]) }
    }

    private func show(_ posts: [String]) {}
}

final class FeedClient {
    var onPosts: (([String]) -> Void)?
    weak var other: FeedClient!

    func load(_ completion: () -> Void) { completion() }
}
