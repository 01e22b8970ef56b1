// === a component that makes what its dependency requires
// clean: ..., that uses it
// use: ribs-rx

// use: baskets

protocol CheckoutDependency: Dependency {
    var basket: Basket { get }
    //  ~~~~~~ this is the other one
}

protocol PaymentDependency: Dependency {
    var basket: Basket { get }
}

final class CheckoutComponent: Component<CheckoutDependency>, PaymentDependency {
//- var basket: Basket { shared { BasketImpl() } }
    //  ^^^^^^ inherited_dependency_shadowed warning: 'basket' is another object than the 'basket' that 'CheckoutDependency' brings: parent and children use two.
    //  ?????? Use 'dependency.basket'.
//+ var basket: Basket { dependency.basket }
}

// === a stored and a lazy one, of classes with published values
// use: ribs-combine

final class CountStream {
    @Published var count = 0
}

class NameStream {
    fileprivate let subject = PassthroughSubject<String, Never>()
}

final class LocalNameStream: NameStream {}

protocol ListDependency: Dependency {
    var counts: CountStream { get }
    var names: NameStream { get }
}

final class ListComponent: Component<ListDependency> {
    let counts = CountStream()
    //  ^^^^^^ inherited_dependency_shadowed
    lazy var names = LocalNameStream()
    //       ^^^^^ inherited_dependency_shadowed
}

// === a member one level up that a child asks for
// clean: ..., that no child asks for
// use: ribs-rx

// use: baskets

final class ShopComponent: Component<EmptyDependency>, CheckoutDependency {
    var basket: Basket { shared { BasketImpl() } }
    //  ~~~~~~ this is the other one
}

protocol CheckoutDependency: Dependency {}

protocol PaymentDependency: Dependency {
    var basket: Basket { get }
}

//-final class CheckoutComponent: Component<CheckoutDependency>, PaymentDependency {
//+final class CheckoutComponent: Component<CheckoutDependency> {
    var basket: Basket { shared { BasketImpl() } }
    //  ^^^^^^ inherited_dependency_shadowed note: 'basket' is another object than the 'basket' of 'ShopComponent', which is above it
}

// === objects without state, that feed from the other one, that share one, of another type, builders
// use: ribs-rx

// use: baskets

final class Formatter {
    let style = 1

    func text(_ number: Int) -> String { "\(number)" }
}

final class BasketProxy: Basket {
    private let other: Basket
    private var count = 0

    init(_ other: Basket) { self.other = other }

    func add(_ name: String) {
        count += 1
        other.add(name)
    }
}

final class Analytics {
    private let client = Client.shared
    private var count = 0

    func track() { count += 1 }
}

final class Client {
    static let shared = Client()
}

protocol CheckoutDependency: Dependency {
    var formatter: Formatter { get }
    var basket: Basket { get }
    var analytics: Analytics { get }
    var store: Client { get }
}

protocol PaymentDependency: Dependency {
    var formatter: Formatter { get }
    var basket: Basket { get }
    var analytics: Analytics { get }
}

final class CheckoutComponent: Component<CheckoutDependency>, PaymentDependency {
    var formatter: Formatter { Formatter() }
    var basket: Basket { shared { BasketProxy(dependency.basket) } }
    var analytics: Analytics { shared { Analytics() } }
    var store: BasketImpl { shared { BasketImpl() } }
}

// === components of which not all have the member
// use: ribs-rx

// use: baskets

final class ShopComponent: Component<EmptyDependency>, CheckoutDependency {
    var basket: Basket { shared { BasketImpl() } }
}

final class HomeComponent: Component<EmptyDependency>, CheckoutDependency {}

protocol CheckoutDependency: Dependency {}

protocol PaymentDependency: Dependency {
    var basket: Basket { get }
}

final class CheckoutComponent: Component<CheckoutDependency>, PaymentDependency {
    var basket: Basket { shared { BasketImpl() } }
}

// === members that come from elsewhere, builders, and a member that a subclass replaces
// use: ribs-rx

// use: baskets

protocol CheckoutDependency: Dependency {
    var basket: Basket { get }
    var saved: Basket { get }
    var payment: PaymentBuildable { get }
}

protocol PaymentBuildable: Buildable {}

final class PaymentBuilder: Builder<CheckoutDependency>, PaymentBuildable {
    private var count = 0

    func build() { count += 1 }
}

class CheckoutComponent: Component<CheckoutDependency> {
    let basket: Basket
    var saved: Basket { BasketImpl() }
    var payment: PaymentBuildable { PaymentBuilder(dependency: dependency) }

    override init(dependency: CheckoutDependency) {
        basket = dependency.basket
        super.init(dependency: dependency)
    }
}

final class TestedComponent: CheckoutComponent {
    override var saved: Basket { dependency.saved }
}
