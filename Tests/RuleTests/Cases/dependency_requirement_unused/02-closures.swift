// === a closure in a local gets the dependency
// clean: ..., and reads the requirement
// use: ribs

final class Client {}
final class Session {}

protocol HomeDependency: Dependency {
    var client: Client { get }
    var session: Session { get }
    //  ^^^^^^^ dependency_requirement_unused
}

final class HomeComponent: Component<HomeDependency> {
    var client: Client { dependency.client }

    func start() {
        let read: (HomeDependency) -> Void = { item in
            print(item)
//+         print(item.session)
        }
        read(dependency)
    }
}
