import Foundation
import ModernRIBs
import WalletCore

final class AppComponent: ModernRIBs.Component<EmptyDependency>, RootDependency {
    let authService: AuthService = KeychainAuthService()

    init() {
        super.init(dependency: EmptyComponent())
    }
}
