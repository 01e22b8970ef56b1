import FinanceKit
import ModernRIBs

protocol SignedInDependency: Dependency {
    var preferences: PreferencesStoring { get }
    var signedInViewController: ViewControllable { get }
}

final class SignedInComponent: Component<SignedInDependency> {
    let session: Session

    init(dependency: SignedInDependency, session: Session) {
        self.session = session
        super.init(dependency: dependency)
    }

    var accountRepository: AccountRepositing {
        shared {
            AccountRepository(seed: [
                Account(name: "Everyday", kind: .checking, balance: 1_280, currencyCode: "EUR"),
                Account(name: "Rainy day", kind: .savings, balance: 6_400, currencyCode: "EUR"),
            ])
        }
    }

    var syncWorker: SyncWorking {
        shared { SyncWorker(repository: accountRepository) }
    }

    fileprivate var signedInViewController: ViewControllable { dependency.signedInViewController }
}

extension SignedInComponent: TabsDependency {
    var preferences: PreferencesStoring { dependency.preferences }
}

// MARK: - Builder

protocol SignedInBuildable: Buildable {
    func build(withListener listener: SignedInListener, session: Session) -> SignedInRouting
}

final class SignedInBuilder: Builder<SignedInDependency>, SignedInBuildable {
    func build(withListener listener: SignedInListener, session: Session) -> SignedInRouting {
        let component = SignedInComponent(dependency: dependency, session: session)
        let interactor = SignedInInteractor(workers: [component.syncWorker])
        interactor.listener = listener
        return SignedInRouter(
            interactor: interactor,
            viewController: component.signedInViewController,
            tabsBuilder: TabsBuilder(dependency: component)
        )
    }
}
