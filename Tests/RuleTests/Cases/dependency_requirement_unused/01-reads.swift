// === a requirement that nothing reads
// clean: ..., read by the component
// use: ribs

final class Client {}
final class Session {}

protocol HomeDependency: Dependency {
    var client: Client { get }
    var session: Session { get }
    //  ^^^^^^^ dependency_requirement_unused: 'HomeDependency' requires 'session', but neither 'HomeComponent' nor
}

final class HomeComponent: Component<HomeDependency> {
    //      ~~~~~~~~~~~~~ 'HomeComponent' gets the dependency
    var client: Client { dependency.client }
//+ var session: Session { dependency.session }
}

// === another dependency's requirement of the same name is read
// clean: ..., read in the builder
// use: ribs

final class Session {}

protocol ParentDependency: Dependency {
    var session: Session { get }
}

protocol ChildDependency: Dependency {
    var session: Session { get }
    //  ^^^^^^^ dependency_requirement_unused: 'ChildDependency' requires 'session'
}

final class ParentComponent: Component<ParentDependency>, ChildDependency {
    var session: Session { dependency.session }
    var sessions: [Session] { [session] }
}

final class ChildInteractor: Interactor {
//+ init(session: Session) { super.init() }
}

final class ChildBuilder: Builder<ChildDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
//-     let interactor = ChildInteractor()
//+     let interactor = ChildInteractor(session: component.dependency.session)
        return Router(interactor: interactor)
    }
}

// === Needle: a component that is not core
// clean: ..., read by the component
import NeedleFoundation
import RIBs

public final class Session {}

public protocol HomeDependency: Dependency {
    var session: Session { get }
    //  ^^^^^^^ dependency_requirement_unused
}

final class HomeInteractor: Interactor {}

public final class HomeComponent: NonCoreComponent<HomeDependency> {
//+ var current: Session { dependency.session }
}

// === look-alikes: read by who is given the dependency, by a subprotocol's user, in an extension, on the component
// use: ribs

final class Session {}
final class Client {}
final class Store {}
final class Clock {}

protocol HomeDependency: Dependency {
    var session: Session { get }
    var client: Client { get }
    var store: Store { get }
    var clock: Clock { get }
}

extension HomeDependency {
    var both: (Store, Store) { (store, store) }
}

protocol DetailDependency: HomeDependency {}

final class HomeComponent: Component<HomeDependency> {
    var clock: Clock { Clock() }
}

final class HomeInteractor: Interactor {
    private let dependency: HomeDependency

    init(dependency: HomeDependency) {
        self.dependency = dependency
        super.init()
    }

    func use() -> Session { dependency.session }
}

final class DetailComponent: Component<DetailDependency> {
    var client: Client { dependency.client }
}

final class HomeBuilder: Builder<HomeDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        print(component.clock)
        return Router(interactor: HomeInteractor(dependency: dependency))
    }
}

// === look-alikes: passed to unknown code, read on an unknown value
// use: ribs
import Kit

final class Session {}
final class Store {}

protocol HomeDependency: Dependency {
    var session: Session { get }
}

protocol OtherDependency: Dependency {
    var store: Store { get }
}

final class HomeBuilder: Builder<HomeDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
        KitTracker.follow(dependency)
        return Router(interactor: Interactor())
    }
}

final class OtherComponent: Component<OtherDependency> {
    func follow() { KitTracker.current.store.load() }
}
