import ModernRIBs
import WalletCore

protocol PinEntryDependency: Dependency {
    var authService: AuthService { get }
}

final class PinEntryComponent: Component<PinEntryDependency> {
    var pinPolicy: PinPolicy { PinPolicy(length: 4) }
}

struct PinPolicy {
    let length: Int

    func isComplete(_ pin: String) -> Bool { pin.count == length && pin.allSatisfy(\.isNumber) }
}

protocol PinEntryBuildable: Buildable {
    func build(withListener listener: PinEntryListener) -> ViewableRouting
}

final class PinEntryBuilder: Builder<PinEntryDependency>, PinEntryBuildable {
    func build(withListener listener: PinEntryListener) -> ViewableRouting {
        let component = PinEntryComponent(dependency: dependency)
        let viewController = PinEntryViewController()
        let interactor = PinEntryInteractor(
            presenter: viewController,
            policy: component.pinPolicy,
            authService: dependency.authService
        )
        interactor.listener = listener
        return PinEntryRouter(interactor: interactor, viewController: viewController)
    }
}
