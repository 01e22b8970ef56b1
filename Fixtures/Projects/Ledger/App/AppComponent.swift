import FinanceKit
import ModernRIBs

final class AppComponent: Component<EmptyDependency>, AppRootDependency {
    let authService: AuthServicing
    let preferences: PreferencesStoring

    init() {
        authService = AuthService()
        preferences = PreferencesStore()
        super.init(dependency: EmptyComponent())
    }
}
