import RIBs

final class AppComponent: Component<EmptyDependency>, RootDependency {

    let analytics = Analytics()

    init() {
        super.init(dependency: EmptyComponent())
    }
}
