// === no builder base, a service locator
// use: ribs-uikit

protocol BankAPI: AnyObject {}

func resolve<Service>() -> Service {
    fatalError()
}

// use: rib-protocols Bank

final class BankInteractor: PresentableInteractor<BankPresentable>, BankInteractable {
    weak var listener: BankListener?
    private let api: BankAPI

    init(presenter: BankPresentable, api: BankAPI) {
        self.api = api
        super.init(presenter: presenter)
    }
}

// use: view Bank, router Bank, buildable Bank

final class BankBuilder: BankBuildable {
//          ^^^^^^^^^^^ builder_skips_component: BankBuilder
    private let api: BankAPI

    init(api: BankAPI = resolve()) {
        self.api = api
    }

    func build(withListener listener: BankListener) -> ViewableRouting {
        let viewController = BankViewController()
        let interactor = BankInteractor(presenter: viewController, api: api)
        interactor.listener = listener
        return BankRouter(interactor: interactor, viewController: viewController)
    }
}

// === no builder base, and a component
// use: ribs-uikit

protocol BankAPI: AnyObject {}

protocol BankDependency: Dependency {
    var api: BankAPI { get }
}

final class BankComponent: Component<BankDependency> {
    var api: BankAPI { dependency.api }
}

// use: rib-protocols Bank

final class BankInteractor: PresentableInteractor<BankPresentable>, BankInteractable {
    weak var listener: BankListener?
    private let api: BankAPI

    init(presenter: BankPresentable, api: BankAPI) {
        self.api = api
        super.init(presenter: presenter)
    }
}

// use: view Bank, router Bank, buildable Bank

final class BankBuilder: BankBuildable {
    private let dependency: BankDependency

    init(dependency: BankDependency) {
        self.dependency = dependency
    }

    func build(withListener listener: BankListener) -> ViewableRouting {
        let component = BankComponent(dependency: dependency)
        let viewController = BankViewController()
        let interactor = BankInteractor(presenter: viewController, api: component.api)
        interactor.listener = listener
        return BankRouter(interactor: interactor, viewController: viewController)
    }
}

// === conforms to Buildable itself
// clean: a mere name is nothing
// use: ribs-uikit
//+
//+class AnyObjectBox {}

// use: rib-protocols Coin, interactor Coin, view Coin, router Coin

//-final class CoinBuilder: Buildable {
//          ^^^^^^^^^^^ builder_skips_component: CoinBuilder
//+final class CoinBuilder: AnyObjectBox {
    func build(withListener listener: CoinListener) -> ViewableRouting {
        let viewController = CoinViewController()
        let interactor = CoinInteractor(presenter: viewController)
        interactor.listener = listener
        return CoinRouter(interactor: interactor, viewController: viewController)
    }
}

// === the conformance stands in an extension
// clean: the extension conforms to no RIBs protocol
// use: ribs-uikit

protocol FundMaking: AnyObject {}

// use: rib-protocols Fund, interactor Fund, view Fund, router Fund

//-protocol FundBuildable: Buildable {
//+protocol FundBuildable: AnyObject {
    func build(withListener listener: FundListener) -> ViewableRouting
}

final class FundBuilder: FundMaking {
//          ^^^^^^^^^^^ builder_skips_component: FundBuilder
    func build(withListener listener: FundListener) -> ViewableRouting {
        let viewController = FundViewController()
        let interactor = FundInteractor(presenter: viewController)
        interactor.listener = listener
        return FundRouter(interactor: interactor, viewController: viewController)
    }
}

extension FundBuilder: FundBuildable {}

// === a protocol that refines one that refines Buildable
// clean: a protocol that refines an unresolved one

//+import FeatureKit
import RIBs
import UIKit
//-
//-protocol FeatureBuildable: Buildable {}

// use: rib-protocols Bond, interactor Bond, view Bond, router Bond

protocol BondBuildable: FeatureBuildable {
    func build(withListener listener: BondListener) -> ViewableRouting
}

final class BondBuilder: BondBuildable {
//          ^^^^^^^^^^^ builder_skips_component: BondBuilder
    func build(withListener listener: BondListener) -> ViewableRouting {
        let viewController = BondViewController()
        let interactor = BondInteractor(presenter: viewController)
        interactor.listener = listener
        return BondRouter(interactor: interactor, viewController: viewController)
    }
}

// === another name than Builder
// use: ribs-uikit, viewable-rib Gift

final class GiftAssembly: GiftBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: GiftAssembly
    func build(withListener listener: GiftListener) -> ViewableRouting {
        let viewController = GiftViewController()
        let interactor = GiftInteractor(presenter: viewController)
        interactor.listener = listener
        return GiftRouter(interactor: interactor, viewController: viewController)
    }
}

// === another name than Builder, and a component
// use: ribs-uikit

final class GiftScope: EmptyComponent, GiftDependency {
    var component: GiftComponent { GiftComponent(dependency: self) }
}

protocol GiftDependency: EmptyDependency {}

// use: component Gift, viewable-rib Gift

final class GiftAssembly: GiftBuildable {
    private let scope = GiftScope()

    func build(withListener listener: GiftListener) -> ViewableRouting {
        _ = scope.component
        let viewController = GiftViewController()
        let interactor = GiftInteractor(presenter: viewController)
        interactor.listener = listener
        return GiftRouter(interactor: interactor, viewController: viewController)
    }
}
