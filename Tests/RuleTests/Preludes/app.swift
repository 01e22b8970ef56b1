// use: app
// An app delegate that builds the root RIB.

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let rootRouter = RootBuilder(dependency: EmptyComponent()).build()
}
