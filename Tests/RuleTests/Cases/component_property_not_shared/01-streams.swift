// === a stream that two children require
// clean: ..., shared
// use: ribs-combine

final class BasketStream {
    @Published var count = 0
    //             ~~~~~ the object publishes through this property
}

protocol BasketDependency: Dependency {
    var basket: BasketStream { get }
}

protocol CheckoutDependency: Dependency {
    var basket: BasketStream { get }
}

final class ShopComponent: Component<EmptyDependency>, BasketDependency {
//- var basket: BasketStream { BasketStream() }
    //  ^^^^^^ component_property_not_shared: creates a new 'BasketStream' each time
//+ var basket: BasketStream { shared { BasketStream() } }
}

extension ShopComponent: CheckoutDependency {}

// === a private relay in a base class, read by the component and by the builder
// clean: ..., stored
// use: ribs-rx

protocol PlayersStream: AnyObject {}

class BaseStream {
    private let relay = PublishRelay<Int>()
}

final class PlayersStreamImpl: BaseStream, PlayersStream {}

final class GameComponent: Component<EmptyDependency> {
//- var mutablePlayersStream: PlayersStream { return PlayersStreamImpl() }
    //  ^^^^^^^^^^^^^^^^^^^^ component_property_not_shared: the others do not receive.
//+ lazy var mutablePlayersStream: PlayersStream = PlayersStreamImpl()
    var playersStream: PlayersStream { mutablePlayersStream }
}

final class GameInteractor: Interactor {
    init(players: PlayersStream) { super.init() }
}

final class GameBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = GameComponent(dependency: dependency)
        return Router(interactor: GameInteractor(players: component.mutablePlayersStream))
    }
}

// === look-alikes: no state, constants, a subject that is passed in, read once, a factory
// use: ribs-rx

final class Client {
    let base = "https://example.com"
}

final class Repository {
    private let client: Client
    private let subject: PublishSubject<Int>

    init(client: Client, subject: PublishSubject<Int>) {
        self.client = client
        self.subject = subject
    }
}

final class Stream {
    private let subject = PublishSubject<Int>()
}

protocol FirstDependency: Dependency {
    var client: Client { get }
    var repository: Repository { get }
}

protocol SecondDependency: Dependency {
    var client: Client { get }
    var repository: Repository { get }
    var stream: Stream { get }
}

final class HomeComponent: Component<EmptyDependency>, FirstDependency, SecondDependency {
    private let subject = PublishSubject<Int>()

    var client: Client { Client() }
    var repository: Repository { Repository(client: client, subject: subject) }
    var stream: Stream { Stream() }

    func stream(for name: String) -> Stream { Stream() }
}
