import RIBsUtil
import WalletCore

protocol CardsDependency: Dependency {
    var cardRepository: CardRepository { get }
}

final class CardsComponent: Component<CardsDependency> {
    var cardRepository: CardRepository { dependency.cardRepository }
}

protocol CardsBuildable: Buildable {
    func build(withListener listener: CardsListener) -> ViewableRouting
}

final class CardsBuilder: CardsBuildable {
    private let componentBuilder: () -> CardsComponent

    init(componentBuilder: @escaping () -> CardsComponent) {
        self.componentBuilder = componentBuilder
    }

    func build(withListener listener: CardsListener) -> ViewableRouting {
        let component = componentBuilder()
        let viewController = CardsViewController()
        let interactor = CardsInteractor(presenter: viewController, repository: component.cardRepository)
        interactor.listener = listener
        return CardsRouter(interactor: interactor, viewController: viewController)
    }
}
