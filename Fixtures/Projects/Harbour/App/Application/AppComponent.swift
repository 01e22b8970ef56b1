import HarbourKit

final class AppComponent: Component<EmptyDependency>, RootDependency {

    let authService: AuthServicing = AuthService()
    let analytics: Analytics = ConsoleAnalytics()
    let deeplinkRouter = DeeplinkRouter()

    init() {
        super.init(dependency: EmptyComponent())
    }
}
